import { list, type RowReading, type Rows } from '../decode/body.ts';
import type { MatchId, TournamentId } from '../ids.ts';
import type { EndpointForm } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { ofLeague, ofMatch, ofMatchNaming } from './publicationRule.ts';
import { onlyRows, withoutSumsAhead } from './visitorView.ts';

/** A call for one of a match's sheets of people: rows under `name` that change during the match. */
export const matchSheet = <R>(
  row: RowReading<R>,
  name: string,
): EndpointForm<{ readonly matchId: MatchId }, Rows<R>, R> => ({
  body: list(row, { names: [name] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results', 'teams'),
  viewed: ({ isInPlay }) => onlyRows((_row, { matchId }) => !isInPlay(matchId)),
});

/** A call for what happened in a match: rows under `name`, without people where the league withholds its teams. */
export const matchCourse = <R>(
  row: RowReading<R>,
  name: string,
  withoutPeople: (row: NoInfer<R>) => R,
): EndpointForm<{ readonly matchId: MatchId }, Rows<R>, R> => ({
  ...matchSheet(row, name),
  publication: ofMatchNaming(withoutPeople),
});

/** A call for one of a league's sheets of people: rows under `name` that change after a match of their team. */
export const leagueSheet = <R>(
  row: RowReading<R>,
  name: string,
  teamOf: (row: NoInfer<R>) => number | null,
): EndpointForm<{ readonly tournamentId: TournamentId }, Rows<R>, R> => ({
  body: list(row, { names: [name] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics', 'teams'),
  viewed: withoutSumsAhead(teamOf),
});

/** A call for the figures of a league's teams: rows under `name` that name nobody. */
export const teamSheet = <R>(
  row: RowReading<R>,
  name: string,
  teamOf: (row: NoInfer<R>) => number | null,
): EndpointForm<{ readonly tournamentId: TournamentId }, Rows<R>, R> => ({
  ...leagueSheet(row, name, teamOf),
  publication: ofLeague('statistics'),
});
