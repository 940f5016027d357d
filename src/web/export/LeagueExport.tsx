import { useChoice } from '../context/selection.ts';
import type { ExportedList } from './exportSubject.ts';
import { LazyExportMenu } from './LazyExportMenu.tsx';

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
