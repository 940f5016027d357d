import { useChoice } from '../context/selection.ts';
import type { TakenList } from './exportSubject.ts';
import { TakeawayPlace } from './LazyExportMenu.tsx';

/** The export menu of the chosen league and the page's list of its matches. */
export const LeagueTakeaway = ({ list }: { readonly list?: TakenList }) => {
  const { league } = useChoice();
  return league === null ? null : (
    <TakeawayPlace
      subject={{ type: 'league', id: league.tournamentId, name: league.name }}
      {...(list === undefined ? {} : { list })}
    />
  );
};
