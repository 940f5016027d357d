import type { ReactNode } from 'react';
import { strips } from './under.css.ts';

/** What is told of both sides under the score, in one place on a phone: what is more important now hides the other. */
export const Strips = ({ children }: { readonly children: ReactNode }) => (
  <div className={strips}>{children}</div>
);
