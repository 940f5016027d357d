import { lazyComponent } from '../machines/lazyActor.ts';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';

/** The preview of a match as part of a larger page; its code loads after hydration. */
export const LazyMatchPreview = lazyComponent(
  async () => (await import('./MatchPreview.tsx')).MatchPreview,
  PreviewSkeleton,
);
