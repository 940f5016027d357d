import type { SVGProps } from 'react';

/** What stands under a place of a picture's horizontal axis. */
export const AxisLabel = (props: Pick<SVGProps<SVGTextElement>, 'x' | 'dy' | 'className' | 'children'>) => (
  <text {...props} y="100%" textAnchor="middle" />
);
