import type { MatchId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';
import type { SearchLeague, SearchMatch } from './searchLeague.ts';

/** The season and league to which something that was found belongs, and the league's name. */
interface OfLeague {
  readonly seasonId: SeasonId;
  readonly tournamentId: TournamentId;
  readonly league: string;
}

/** A league, team, player or match that the search can find. `name` is what it is found by. */
export type SearchEntry = OfLeague & { readonly name: string } & (
    | { readonly kind: 'league'; readonly id: TournamentId }
    | { readonly kind: 'team'; readonly id: TeamId }
    | { readonly kind: 'player'; readonly id: PersonId; readonly teamId: TeamId; readonly team: string }
    | { readonly kind: 'match'; readonly id: MatchId; readonly match: SearchMatch }
  );

/** The kinds of thing that the search finds, in the order in which equals are listed. */
export const searchKinds = [
  'league',
  'team',
  'player',
  'match',
] as const satisfies readonly SearchEntry['kind'][];
export type SearchKind = (typeof searchKinds)[number];

/** What tells entries apart, and by which what was found before is remembered. */
export const entryKey = ({ kind, id }: Pick<SearchEntry, 'kind' | 'id'>): string => `${kind}:${id}`;

const entriesOfLeague = ({
  seasonId,
  tournamentId,
  name,
  teams,
  players,
  matches,
}: SearchLeague): readonly SearchEntry[] => {
  const ofLeague = { seasonId, tournamentId, league: name };
  const names = new Map(teams.map((team) => [team.teamId, team.name]));
  return [
    { ...ofLeague, kind: 'league', id: tournamentId, name },
    ...teams.map((team): SearchEntry => ({ ...ofLeague, kind: 'team', id: team.teamId, name: team.name })),
    ...players.map(
      (player): SearchEntry => ({
        ...ofLeague,
        kind: 'player',
        id: player.personId,
        name: player.name,
        teamId: player.teamId,
        team: names.get(player.teamId) ?? '',
      }),
    ),
    ...matches.map(
      (match): SearchEntry => ({
        ...ofLeague,
        kind: 'match',
        id: match.matchId,
        name: `${match.teams.home.name} – ${match.teams.away.name}`,
        match,
      }),
    ),
  ];
};

/** All that can be found in leagues, each thing once: in the first league that has it. */
export const searchEntries = (leagues: readonly SearchLeague[]): readonly SearchEntry[] => {
  const entries = new Map<string, SearchEntry>();
  for (const entry of leagues.flatMap(entriesOfLeague)) {
    const key = entryKey(entry);
    if (!entries.has(key)) entries.set(key, entry);
  }
  return [...entries.values()];
};
