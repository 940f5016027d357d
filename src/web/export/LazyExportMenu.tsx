import { lazy, Suspense } from 'react';
import { useHydrated } from '../context/hydration.tsx';
import type { ExportMenuProps } from './ExportMenu.tsx';
import { iconSpace, textSpace } from './lazyExportMenu.css.ts';

const ExportMenu = lazy(async () => ({ default: (await import('./ExportMenu.tsx')).ExportMenu }));

/** The export menu, loaded after hydration; its space is reserved. */
export const LazyExportMenu = (props: ExportMenuProps) => (
  <div className={props.hasWord === true ? textSpace : iconSpace}>
    {useHydrated() ? (
      <Suspense fallback={null}>
        <ExportMenu {...props} />
      </Suspense>
    ) : null}
  </div>
);
