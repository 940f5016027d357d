import type { OrgId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';

interface FollowedAs<Kind extends string, Id> {
  readonly kind: Kind;
  readonly id: Id;
  readonly name: string;
  /** For links that need them. */
  readonly seasonId: SeasonId | null;
  readonly tournamentId: TournamentId | null;
}

/** A team that a visitor follows. */
export type FollowedTeam = FollowedAs<'team', TeamId>;

/** A league, team or player that can be followed. */
export type Followable =
  | FollowedAs<'league', TournamentId>
  | FollowedTeam
  /** With the team or club by which the player is known. */
  | (FollowedAs<'player', PersonId> & { readonly orgId: OrgId | TeamId | null });

/** Everything a visitor follows, earliest first, each once. */
export type Followed = readonly Followable[];

/** The default: nothing followed. */
export const nothingFollowed: Followed = [];

/** The maximum number of followed items. */
export const mostFollowed = 200;

/** The followed items of one kind. */
export const followedOf = <K extends Followable['kind']>(
  followed: Followed,
  kind: K,
): readonly Extract<Followable, { readonly kind: K }>[] =>
  followed.filter((each): each is Extract<Followable, { readonly kind: K }> => each.kind === kind);

/** Whether a league, team or player is followed. */
export const isFollowed = (followed: Followed, { kind, id }: Pick<Followable, 'kind' | 'id'>): boolean =>
  followed.some((each) => each.kind === kind && each.id === id);

/** Follows or unfollows an item; beyond `mostFollowed` nothing is added. */
export const toggleFollowed =
  (thing: Followable) =>
  (followed: Followed): Followed =>
    isFollowed(followed, thing)
      ? followed.filter(({ kind, id }) => kind !== thing.kind || id !== thing.id)
      : [...followed, thing].slice(0, mostFollowed);

/** Adds another list to what is followed, up to `mostFollowed`. */
export const addFollowed =
  (added: Followed) =>
  (followed: Followed): Followed =>
    [...followed, ...added.filter((thing) => !isFollowed(followed, thing))].slice(0, mostFollowed);

/** The items, followed ones first, in the given order. */
export const followedFirst = <A>(items: readonly A[], isOne: (item: A) => boolean): readonly A[] => [
  ...items.filter(isOne),
  ...items.filter((item) => !isOne(item)),
];
