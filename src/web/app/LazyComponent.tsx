import { type ComponentType, useEffect, useState } from 'react';
import { useHydrated } from '../context/hydration.tsx';

/** A component loaded after hydration; renders nothing if it cannot be loaded. */
export const LazyComponent = ({ load }: { readonly load: (() => Promise<ComponentType>) | undefined }) => {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType } | null>(null);
  useEffect(() => {
    if (!isHydrated) return;
    load?.().then(
      (Component) => setLoaded({ Component }),
      () => undefined,
    );
  }, [isHydrated, load]);
  return loaded === null ? null : <loaded.Component />;
};
