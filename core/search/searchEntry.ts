import type { MatchId, PersonId, TeamId, TournamentId } from '../ids.ts';
import type { SearchLeague, SearchMatch } from './searchLeague.ts';

/** A league, team, player or match in the search index, with its league; it is found by `name`. */
export type SearchEntry = {
  readonly name: string;
  readonly league: Pick<SearchLeague, 'seasonId' | 'tournamentId' | 'name'>;
} & (
  | { readonly kind: 'league'; readonly id: TournamentId }
  | { readonly kind: 'team'; readonly id: TeamId }
  | { readonly kind: 'player'; readonly id: PersonId; readonly teamId: TeamId; readonly team: string }
  | { readonly kind: 'match'; readonly id: MatchId; readonly match: SearchMatch }
);

/** The kinds of entry, in the order in which equal matches are listed. */
export const searchKinds = [
  'league',
  'team',
  'player',
  'match',
] as const satisfies readonly SearchEntry['kind'][];
export type SearchKind = (typeof searchKinds)[number];

/** The key of an entry, also used to remember earlier choices. */
export const entryKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string => `${kind}:${id}`;

const entriesOfLeague = (league: SearchLeague): readonly SearchEntry[] => {
  const names = new Map(league.teams.map((team) => [team.teamId, team.name]));
  return [
    { kind: 'league', id: league.tournamentId, name: league.name, league },
    ...league.teams.map(({ teamId, name }): SearchEntry => ({ kind: 'team', id: teamId, name, league })),
    ...league.players.map(
      ({ personId, teamId, name }): SearchEntry => ({
        kind: 'player',
        id: personId,
        name,
        league,
        teamId,
        team: names.get(teamId) ?? '',
      }),
    ),
    ...league.matches.map(
      (match): SearchEntry => ({
        kind: 'match',
        id: match.matchId,
        name: `${match.teams.home.name} – ${match.teams.away.name}`,
        league,
        match,
      }),
    ),
  ];
};

/** All entries of some leagues, each once: in the first league that has it. */
export const searchEntries = (leagues: readonly SearchLeague[]): readonly SearchEntry[] => {
  const known: Readonly<Record<SearchKind, Set<number>>> = {
    league: new Set(),
    team: new Set(),
    player: new Set(),
    match: new Set(),
  };
  return leagues.flatMap(entriesOfLeague).filter(({ kind, id }) => {
    const isNew = !known[kind].has(id);
    known[kind].add(id);
    return isNew;
  });
};
