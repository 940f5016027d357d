import type { PersonId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { withNames } from '@kampdag/core/league/team/newestName';
import type { Side } from '@kampdag/core/side';
import { playedSportOfMatch } from '@kampdag/core/site/deployment';
import { playerPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sportKind';
import { useCallback, useMemo } from 'react';
import { useNewestNames } from '../../context/leagueMatches.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { teamNames } from '../teams/teamNames.ts';
import type { MatchPage } from './page.ts';

/** The season and league for links from a match: its own, whichever page led to it. */
export const useMatchSelection = ({ seasonId, tournamentId }: Match): Selection => {
  const { selection } = useChoice();
  return useMemo(
    () => selectionWithin(selection, { seasonId, tournamentId }),
    [selection, seasonId, tournamentId],
  );
};

/** A match with what the parts of its page need; a stable object. */
export const useMatchPage = (match: Match, sport: SportKind): MatchPage => {
  const { deployment } = useServices();
  const selection = useMatchSelection(match);
  const m = useMessages(matchMessages);
  const newest = useNewestNames();
  return useMemo(
    () => ({
      match,
      sport,
      played: playedSportOfMatch(deployment, match),
      names: teamNames(withNames(newest, match), m),
      selection,
    }),
    [match, sport, deployment, selection, m, newest],
  );
};

/** The profile path of a person of a match, under the side's team. A stable reference per match. */
export const usePersonPath = (match: Match): ((id: PersonId, side: Side | null) => string) => {
  const selection = useMatchSelection(match);
  const { teams } = match;
  return useCallback(
    (playerId, side) => playerPath(selection, { playerId, orgId: side === null ? null : teams[side].teamId }),
    [selection, teams],
  );
};
