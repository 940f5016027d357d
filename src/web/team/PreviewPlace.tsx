import { lazy, Suspense } from 'react';
import { useHydrated } from '../context/hydration.tsx';
import type { MatchPage } from '../match/parts/page.ts';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';

const MatchPreview = lazy(async () => ({ default: (await import('./MatchPreview.tsx')).MatchPreview }));

/** The preview of a match as part of a larger page; its code loads after hydration. */
export const LazyMatchPreview = ({ page }: { readonly page: MatchPage }) =>
  useHydrated() ? (
    <Suspense fallback={<PreviewSkeleton />}>
      <MatchPreview page={page} />
    </Suspense>
  ) : (
    <PreviewSkeleton />
  );
