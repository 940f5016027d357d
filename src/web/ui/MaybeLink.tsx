import type { ReactNode } from 'react';
import { PageLink } from './PageLink.tsx';

/** A link within the site; the same content as text where it leads nowhere. */
export const MaybeLink = ({
  to,
  className,
  plain = className,
  children,
}: {
  /** Null: leads nowhere. */
  readonly to: string | null;
  readonly className: string;
  /** The text's class. Default: the link's. */
  readonly plain?: string;
  readonly children: ReactNode;
}) =>
  to === null ? (
    <span className={plain}>{children}</span>
  ) : (
    <PageLink to={to} className={className}>
      {children}
    </PageLink>
  );
