import { lazyPart } from '../ui/lazyPart.tsx';
import { PreviewSkeleton } from './PreviewSkeleton.tsx';

/** The preview of a match as part of a larger page; its code loads after hydration. */
export const LazyMatchPreview = lazyPart(
  async () => (await import('./MatchPreview.tsx')).MatchPreview,
  PreviewSkeleton,
);
