import type { ReactNode } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { appMessages } from '../i18n/messages/app.ts';
import { headingId } from './heading.ts';
import * as styles from './page.css.ts';
import { ProgressBar } from './waiting/ProgressBar.tsx';
import { Skeleton } from './waiting/Skeleton.tsx';

interface PageFrameProps {
  readonly title: string;
  /** Null while loading. */
  readonly subtitle: string | null;
  readonly isBusy?: boolean;
  /** Shown beside the title, where there is space. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A screen under its title and subtitle, with a progress bar while it loads. */
export const PageFrame = ({ title, subtitle, isBusy = false, beside, children }: PageFrameProps) => {
  const { loading } = useMessages(appMessages);
  return (
    <div className={styles.page}>
      {isBusy ? <ProgressBar label={loading} /> : null}
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 id={headingId} className={styles.title}>
            {title}
          </h1>
          <p className={styles.subtitle}>{subtitle ?? <Skeleton width="14rem" height="1.5em" />}</p>
        </div>
        {beside}
      </div>
      {children}
    </div>
  );
};
