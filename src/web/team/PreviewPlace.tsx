import { lazy, Suspense } from 'react';
import { useAwake } from '../context/hydration.tsx';
import type { MatchPage } from '../match/parts/page.ts';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';

const MatchPreview = lazy(async () => ({ default: (await import('./MatchPreview.tsx')).MatchPreview }));

/** What is known before a match, on a page that is about more: its code comes once the page is awake. */
export const PreviewPlace = ({ page }: { readonly page: MatchPage }) =>
  useAwake() ? (
    <Suspense fallback={<PreviewSkeleton />}>
      <MatchPreview page={page} />
    </Suspense>
  ) : (
    <PreviewSkeleton />
  );
