import { either, json } from 'fp-ts';
import * as t from 'io-ts';
import { wellFormed } from '../decode/wellFormed.ts';
import { OrgId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';
import { type Followable, type Followed, isFollowed, mostFollowed } from './followed.ts';

const longestName = 80;

/** A written id; 0 means none. */
const Id = t.refinement(t.Integer, (id) => id >= 0 && id < 10_000_000_000);

/** Kind, id and name; then season, league and a player's organisation. */
const Row = t.tuple([t.keyof({ l: null, t: null, p: null }), Id, t.string, t.tuple([Id, Id, Id])]);
type Row = t.TypeOf<typeof Row>;

const rowOf = (thing: Followable): Row => [
  thing.kind === 'league' ? 'l' : thing.kind === 'team' ? 't' : 'p',
  thing.id,
  thing.name,
  [thing.seasonId ?? 0, thing.tournamentId ?? 0, thing.kind === 'player' ? (thing.orgId ?? 0) : 0],
];

const orNull = <A>(id: number, brand: (id: number) => A): A | null => (id === 0 ? null : brand(id));

const followableOf = ([kind, id, text, [season, league, org]]: Row): Followable => {
  const shared = {
    seasonId: orNull(season, SeasonId),
    tournamentId: orNull(league, TournamentId),
    name: wellFormed(text.slice(0, longestName)).trim(),
  };
  if (kind === 'l') return { kind: 'league', id: TournamentId(id), ...shared };
  if (kind === 't') return { kind: 'team', id: TeamId(id), ...shared };
  return { kind: 'player', id: PersonId(id), orgId: orNull(org, OrgId), ...shared };
};

/** The followed items as a text, for the device's storage and for links. */
export const writeFollowed = (followed: Followed): string => JSON.stringify(followed.map(rowOf));

/** Reads what `writeFollowed` wrote; null for a text that is not a list. A bad or repeated row costs only itself. */
export const readFollowed = (text: string): Followed | null => {
  const parsed = json.parse(text);
  if (either.isLeft(parsed) || !Array.isArray(parsed.right)) return null;
  const read: Followable[] = [];
  for (const raw of parsed.right as readonly unknown[]) {
    if (read.length === mostFollowed) break;
    const thing = Row.is(raw) && raw[1] > 0 ? followableOf(raw) : null;
    if (thing !== null && thing.name !== '' && !isFollowed(read, thing)) read.push(thing);
  }
  return read;
};
