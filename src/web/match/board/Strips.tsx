import type { ReactNode } from 'react';
import { strips } from './under.css.ts';

/** Statistics of both sides under the score. On a phone they share one place, where the most urgent hides the rest. */
export const Strips = ({ children }: { readonly children: ReactNode }) => (
  <div className={strips}>{children}</div>
);
