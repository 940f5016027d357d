import { lazy, Suspense } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import type { PeriodDownloadProps } from './PeriodDownloadButton.tsx';
import { download } from './periodTable.css.ts';

const PeriodDownloadButton = lazy(async () => ({
  default: (await import('./PeriodDownloadButton.tsx')).PeriodDownloadButton,
}));

/** Room for the download button of a table of periods, which loads after hydration. */
export const PeriodDownload = (props: PeriodDownloadProps) => (
  <span className={download}>
    {useHydrated() ? (
      <Suspense fallback={null}>
        <PeriodDownloadButton {...props} />
      </Suspense>
    ) : null}
  </span>
);
