import type { ReactNode } from 'react';

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
