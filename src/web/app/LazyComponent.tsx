import { type ComponentType, useEffect, useState } from 'react';
import { useAwake } from '../context/hydration.tsx';

/** A component loaded after hydration; renders nothing if it cannot be loaded. */
export const LoadedLater = ({ load }: { readonly load: (() => Promise<ComponentType>) | undefined }) => {
  const isAwake = useAwake();
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType } | null>(null);
  useEffect(() => {
    if (!isAwake) return;
    load?.().then(
      (Component) => setLoaded({ Component }),
      () => undefined,
    );
  }, [isAwake, load]);
  return loaded === null ? null : <loaded.Component />;
};
