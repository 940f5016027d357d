import type { OrgId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';

/** The season and league of a followed item, for links that need them. */
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

/** A player that a visitor follows, and the team or club by which they are known. */
export interface FollowedPlayer extends FollowedIn {
  readonly kind: 'player';
  readonly id: PersonId;
  readonly orgId: OrgId | TeamId | null;
  readonly name: string;
}

/** A league, team or player that can be followed. */
export type Followable = FollowedLeague | FollowedTeam | FollowedPlayer;

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
