import { lazy, Suspense } from 'react';
import { useHydrated } from '../context/hydration.tsx';
import { useChoice } from '../context/selection.ts';
import { loadWithRetry } from '../ui/loadWithRetry.ts';
import type { ExportedList, ExportMenuProps } from './ExportMenu.tsx';
import { iconSpace, textSpace } from './lazyExportMenu.css.ts';

const ExportMenu = lazy(async () => ({
  default: (await loadWithRetry(() => import('./ExportMenu.tsx'))).ExportMenu,
}));

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

/** The export menu of the chosen league and the page's list of its matches. */
export const LeagueExport = ({ list }: { readonly list?: ExportedList }) => {
  const { league } = useChoice();
  return league === null ? null : (
    <LazyExportMenu
      subject={{ type: 'league', id: league.tournamentId, name: league.name }}
      {...(list === undefined ? {} : { list })}
    />
  );
};
