import { type ComponentType, createElement, type FunctionComponent, lazy, Suspense, useState } from 'react';
import { loadWithRetry } from '../../ui/loadWithRetry.ts';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';

/** A part whose code loads with its first render, or before. */
export type LazyPanel<P extends object> = FunctionComponent<P> & {
  /** Loads its code; what is rendered afterwards appears at once, without a skeleton. */
  readonly load: () => Promise<unknown>;
};

/** A part that loads its code when first rendered, with a skeleton as fallback. */
export const lazyPanel = <P extends object>(load: () => Promise<ComponentType<P>>): LazyPanel<P> => {
  let loaded: ComponentType<P> | null = null;
  const loadPart = async (): Promise<ComponentType<P>> => {
    loaded = await load();
    return loaded;
  };
  const Loaded = lazy(async () => ({
    default: (await loadWithRetry(loadPart)) as ComponentType<object>,
  }));
  const Panel = (props: P) => {
    // One or the other for as long as it is mounted. The boundary is in both, as the server may have loaded what the browser has not.
    const [Part] = useState(() => loaded);
    return (
      <Suspense fallback={<PanelSkeleton />}>
        {Part === null ? <Loaded {...props} /> : createElement(Part, props)}
      </Suspense>
    );
  };
  return Object.assign(Panel, { load: loadPart });
};
