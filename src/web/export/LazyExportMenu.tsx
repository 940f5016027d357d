import { lazy, Suspense } from 'react';
import { useAwake } from '../context/hydration.tsx';
import type { TakeawayProps } from './ExportMenu.tsx';
import { place, wordPlace } from './lazyExportMenu.css.ts';

const Takeaway = lazy(async () => ({ default: (await import('./ExportMenu.tsx')).Takeaway }));

/** The export menu, loaded after hydration; its space is reserved. */
export const TakeawayPlace = (props: TakeawayProps) => (
  <div className={props.hasWord === true ? wordPlace : place}>
    {useAwake() ? (
      <Suspense fallback={null}>
        <Takeaway {...props} />
      </Suspense>
    ) : null}
  </div>
);
