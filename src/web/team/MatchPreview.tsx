import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { showsResults } from '@kampdag/core/league/match/publication';
import { formOf } from '@kampdag/core/league/standings/form';
import { rowOfTeam } from '@kampdag/core/league/standings/neighbours';
import { headToHead, type Pair } from '@kampdag/core/league/team/headToHead';
import { playedByTeamIn } from '@kampdag/core/league/team/teamSeason';
import { type BySide, bySide, mapSides } from '@kampdag/core/side';
import { matchPath, teamPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import { useMemo } from 'react';
import { useLeagueMatches } from '../context/leagueMatches.ts';
import { useChoice } from '../context/selection.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { previewMessages } from '../i18n/messages/preview.ts';
import { CallResult } from '../machines/CallResult.tsx';
import { rowsIn } from '../machines/loadable.ts';
import { useCall } from '../machines/useCall.ts';
import type { MatchPage } from '../match/parts/page.ts';
import { type LeaderPair, LeaderPairs, Preview, type PreviewTeam } from '../match/preview/Preview.tsx';
import type { LeaderBoard } from '../statistics/leaders/leaders.ts';
import { PairLeadersSkeleton, PreviewSkeleton } from './PreviewSkeleton.tsx';
import { useLazyHeadings } from './standingsHeadings.ts';
import { type LeadersProps, TeamLeaders } from './TeamLeaders.tsx';
import { useEarlierMatches } from './useEarlierMatches.ts';
import { useLeagueTable } from './useLeagueTable.ts';

/** The boards of two teams in pairs, in the order of their first appearance. */
const pairsOf = (boards: BySide<readonly LeaderBoard[]>): readonly LeaderPair[] => {
  const titles = new Map([...boards.home, ...boards.away].map(({ key, title }) => [key, title]));
  return [...titles].map(([key, title]) => ({
    key,
    title,
    of: bySide((side) => boards[side].find((board) => board.key === key)?.leaders[0] ?? null),
  }));
};

/** The leaders of two teams, figure by figure. */
const PairLeaders = ({
  pair,
  ...rest
}: Pick<LeadersProps, 'sport' | 'tournamentId' | 'selection'> & { readonly pair: Pair }) => {
  const m = useMessages(previewMessages);
  return (
    <TeamLeaders {...rest} failed={m.failed.leaders} room={<PairLeadersSkeleton />}>
      {(boardsOf) => <LeaderPairs pairs={pairsOf(mapSides(pair, boardsOf))} />}
    </TeamLeaders>
  );
};

const pairOf = ({ teams: { home, away } }: Match): Pair | null =>
  home.teamId === null || away.teamId === null ? null : { home: home.teamId, away: away.teamId };

/** The preview of a match: place and form, earlier meetings, and leaders. Each part fails by itself. */
export const MatchPreview = ({ page: { match, sport, names, selection } }: { readonly page: MatchPage }) => {
  const m = useMessages(previewMessages);
  const { league: chosen, leagues } = useChoice();
  // Null while loading, and for a league of another season.
  const league = leagues?.find(({ tournamentId }) => tournamentId === match.tournamentId) ?? null;
  const ofChosen = useLeagueMatches();
  const isChosen = league?.tournamentId === chosen?.tournamentId;
  const ofOther = useCall(
    matchesOfLeague,
    isChosen || league === null ? null : { tournamentId: league.tournamentId },
  );
  const calendar = isChosen ? ofChosen : ofOther;
  const table = useLeagueTable(league);
  const rows = table === null ? null : rowsIn(table.view);
  const earlier = useEarlierMatches(league);
  const { goalsScored } = useLazyHeadings(sport);
  const pair = useMemo(() => pairOf(match), [match]);
  const isResultShown = showsResults(league);

  const team = (matches: readonly Match[], id: TeamId | null, name: string): PreviewTeam => {
    const own = id === null || rows === null ? null : rowOfTeam(rows, id);
    const place = own?.place ?? null;
    const points = own?.row.points ?? null;
    return {
      name,
      to: id === null ? null : teamPath(selection, id),
      standing: place === null || points === null ? null : { place, points },
      form: id === null || !isResultShown ? null : formOf(playedByTeamIn(rows ?? [], matches, id)),
    };
  };
  const matches = rowsIn(calendar.view);
  const meetings = useMemo(
    () => (pair === null || matches === null ? null : headToHead([...matches, ...earlier.matches], pair)),
    [pair, matches, earlier.matches],
  );
  if (league === null) return null;
  return (
    <CallResult page={calendar} placeholder={<PreviewSkeleton />} failed={m.failed.meetings}>
      {({ rows: all }) => (
        <Preview
          teams={bySide((side) => team(all, match.teams[side].teamId, names[side]))}
          headToHead={
            meetings === null || !isResultShown
              ? null
              : {
                  headToHead: meetings,
                  earlier: earlier.state,
                  goalsLabel: goalsScored[1],
                  linkOf: (met) => matchPath(selectionWithin(selection, met), met),
                }
          }
          leaders={
            pair === null || !isResultShown ? null : (
              <PairLeaders
                pair={pair}
                sport={sport}
                tournamentId={league.tournamentId}
                selection={selection}
              />
            )
          }
        />
      )}
    </CallResult>
  );
};
