import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';
import { useHydrated } from '../context/hydration.tsx';
import { loadWithRetry } from './loadWithRetry.ts';

const Nothing = () => null;

/**
 * A rarely needed part, whose code loads with its first render. Until then and on the server, which inlines no style of it, its placeholder
 * is shown. Default: nothing. A failed load is tried again, as React remembers it for ever.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  Placeholder: ComponentType<P> = Nothing,
): FunctionComponent<P> => {
  const Loaded = lazy(async () => ({
    default: (await loadWithRetry(load)) as ComponentType<object>,
  }));
  return (props) =>
    useHydrated() ? (
      <Suspense fallback={<Placeholder {...props} />}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      <Placeholder {...props} />
    );
};
