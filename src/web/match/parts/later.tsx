import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';

/** A part of a page whose code comes when it is first drawn; its room stands in for it. */
export const later = <P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> => {
  const Loaded = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const Later = (props: P) => (
    <Suspense fallback={<PanelSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  );
  return Later;
};
