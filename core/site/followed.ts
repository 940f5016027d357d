import type { OrgId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';

/** The season and league in which something was followed, for links that need them. */
interface FollowedIn {
  readonly seasonId: SeasonId | null;
  readonly tournamentId: TournamentId | null;
}

/** A league that a visitor follows. */
export interface FollowedLeague extends FollowedIn {
  readonly kind: 'league';
  readonly id: TournamentId;
  readonly name: string;
}

/** A team that a visitor follows. */
export interface FollowedTeam extends FollowedIn {
  readonly kind: 'team';
  readonly id: TeamId;
  readonly name: string;
}

/** A player whom a visitor follows, and the team or club that knows them. */
export interface FollowedPlayer extends FollowedIn {
  readonly kind: 'player';
  readonly id: PersonId;
  readonly orgId: OrgId | TeamId | null;
  readonly name: string;
}

/** A league, team or player that can be followed. */
export type Followable = FollowedLeague | FollowedTeam | FollowedPlayer;

/** All that a visitor follows, the first followed first; each once. */
export type Followed = readonly Followable[];

/** Nothing followed. */
export const nothingFollowed: Followed = [];

/** The most that a visitor can follow. */
export const mostFollowed = 200;

/** The leagues, teams or players among what is followed. */
export const followedOf = <K extends Followable['kind']>(
  followed: Followed,
  kind: K,
): readonly Extract<Followable, { readonly kind: K }>[] =>
  followed.filter((each): each is Extract<Followable, { readonly kind: K }> => each.kind === kind);

/** Whether a league, team or player is followed. */
export const isFollowed = (followed: Followed, { kind, id }: Pick<Followable, 'kind' | 'id'>): boolean =>
  followed.some((each) => each.kind === kind && each.id === id);

/** Follows what is not followed, and ceases to follow what is; beyond `mostFollowed` nothing more is followed. */
export const toggleFollowed =
  (thing: Followable) =>
  (followed: Followed): Followed =>
    isFollowed(followed, thing)
      ? followed.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id)
      : [...followed, thing].slice(0, mostFollowed);

/** Follows beside what is followed all that another holds, up to `mostFollowed`. */
export const addFollowed =
  (others: Followed) =>
  (followed: Followed): Followed =>
    [...followed, ...others.filter((thing) => !isFollowed(followed, thing))].slice(0, mostFollowed);

/** The items whose ids are followed first, either part in the order given. */
export const followedFirst = <A>(items: readonly A[], isOne: (item: A) => boolean): readonly A[] => [
  ...items.filter(isOne),
  ...items.filter((item) => !isOne(item)),
];
