import type { ReactNode } from 'react';

/** Header, menu and filter panel around a screen. */
export const Shell = ({ children }: { readonly children: ReactNode }) => <main id="content">{children}</main>;
