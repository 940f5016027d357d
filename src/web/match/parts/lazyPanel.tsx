import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';

/** A part that loads its code when first rendered, with a skeleton as fallback. */
export const lazyPanel = <P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> => {
  const Loaded = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const LazyPanel = (props: P) => (
    <Suspense fallback={<PanelSkeleton />}>
      <Loaded {...props} />
    </Suspense>
  );
  return LazyPanel;
};
