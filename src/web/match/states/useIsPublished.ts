import { leagueById } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { areResultsVisible } from '@kampdag/core/league/season/publication';
import { useChoice } from '../../context/selection.ts';
import { useCall } from '../../machines/useCall.ts';

/** Whether a match's results may be shown, by its league (specification §4, §5); null while that is asked for. A league that is not known shows them. */
export const useIsPublished = ({ tournamentId }: Match): boolean | null => {
  const { league: chosen } = useChoice();
  const { view } = useCall(leagueById, tournamentId === null ? null : { tournamentId });
  if (tournamentId !== null && view.state === 'loading') return null;
  const league = view.state === 'ready' || view.state === 'stale' ? view.value : null;
  return areResultsVisible({
    displayed: chosen?.isResultPublished ?? null,
    published: league?.isResultPublished ?? null,
  });
};
