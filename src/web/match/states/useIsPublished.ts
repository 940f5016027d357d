import { leagueById } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { areResultsVisible, showsResultOf } from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import { useChoice } from '../../context/selection.ts';
import { useViewing } from '../../context/services.ts';
import type { Loadable } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';

type Publishable = Pick<League, 'isResultPublished' | 'lastResultDay'>;

/** Whether a match's result may be shown, by the chosen league and the match's own on its day (reading 44); null for an unknown league. */
export const showsResults = (
  chosen: Publishable | null,
  own: Publishable | null,
  match: Pick<Match, 'date'>,
): boolean =>
  areResultsVisible({ displayed: chosen?.isResultPublished ?? null, published: showsResultOf(own, match) });

/** `showsResults` while the match's own league loads: null until loaded; a stale answer still counts. */
export const publicationIn = (
  chosen: Publishable | null,
  own: Loadable<Publishable>,
  match: Pick<Match, 'date'>,
): boolean | null => {
  if (own.state === 'loading') return null;
  return showsResults(chosen, own.state === 'failed' ? null : own.value, match);
};

/**
 * Whether a match's results may be shown, by its league (specification §4, §5); null while loading. An unknown league shows
 * them.
 */
export const useIsPublished = (match: Match): boolean | null => {
  const { matchId, tournamentId } = match;
  const isRevealed = useViewing().revealed.includes(matchId);
  const { league: chosen } = useChoice();
  const { view } = useCall(leagueById, tournamentId === null ? null : { tournamentId });
  if (isRevealed) return true;
  return tournamentId === null ? showsResults(chosen, null, match) : publicationIn(chosen, view, match);
};
