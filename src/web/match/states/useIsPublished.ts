import { leagueById } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { areResultsVisible } from '@kampdag/core/league/season/publication';
import { useChoice } from '../../context/selection.ts';
import { useViewing } from '../../context/services.ts';
import type { PageView } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';

type Publishable = Pick<League, 'isResultPublished'>;

/** Whether results may be shown, by the league that was chosen and by the match's own; null for one that is not known. */
export const showsResults = (chosen: Publishable | null, own: Publishable | null): boolean =>
  areResultsVisible({
    displayed: chosen?.isResultPublished ?? null,
    published: own?.isResultPublished ?? null,
  });

/** The same while the match's own league is asked for: null until there is an answer. One that could not be renewed holds back what it held back. */
export const publicationIn = (chosen: Publishable | null, own: PageView<Publishable>): boolean | null => {
  if (own.state === 'loading') return null;
  return showsResults(chosen, own.state === 'failed' ? null : own.value);
};

/** Whether a match's results may be shown, by its league (specification §4, §5); null while that is asked for. A league that is not known shows them. */
export const useIsPublished = ({ matchId, tournamentId }: Match): boolean | null => {
  const isRevealed = useViewing().revealed.includes(matchId);
  const { league: chosen } = useChoice();
  const { view } = useCall(leagueById, tournamentId === null ? null : { tournamentId });
  if (isRevealed) return true;
  return tournamentId === null ? showsResults(chosen, null) : publicationIn(chosen, view);
};
