import type { ReactNode, SVGProps } from 'react';
import * as styles from './chart.css.ts';
import { percent } from './scale.ts';

/** A plot of 100 by 100 units, stretched to the chart's size. */
export const StretchedPlot = ({ children }: { readonly children: ReactNode }) => (
  <svg
    x="0"
    y="0"
    width="100%"
    height="100%"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    overflow="visible"
  >
    {children}
  </svg>
);

/** A label under a position of a chart's horizontal axis. */
export const AxisLabel = (props: Pick<SVGProps<SVGTextElement>, 'x' | 'dy' | 'className' | 'children'>) => (
  <text {...props} y="100%" textAnchor="middle" />
);

/** A horizontal grid line with its label, at a height in percent from the top. */
export const GridLine = ({ at, label }: { readonly at: number; readonly label: string | number }) => (
  <g>
    <line x1="0" x2="100%" y1={percent(at)} y2={percent(at)} className={styles.grid} />
    <text x="0" dx="-8" y={percent(at)} dy="4" textAnchor="end" className={styles.mark}>
      {label}
    </text>
  </g>
);
