import type { SVGProps } from 'react';

/** A label under a position of a chart's horizontal axis. */
export const AxisLabel = (props: Pick<SVGProps<SVGTextElement>, 'x' | 'dy' | 'className' | 'children'>) => (
  <text {...props} y="100%" textAnchor="middle" />
);
