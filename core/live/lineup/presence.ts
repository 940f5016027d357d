import type { PersonId } from '../../ids.ts';
import { type BySide, bySide, mapSides, opponentOf, type Side, sides } from '../../side.ts';
import { clockOf } from '../clock/clock.ts';
import { timeOfPlay } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import type { LiveMatch } from '../match.ts';
import { foldOf } from '../reading.ts';
import { detailsOf } from './details.ts';

/** Who is in play, since when, and for how long those who left were. Times are seconds of play since the match began. */
export interface Presence {
  readonly inPlay: BySide<ReadonlyMap<PersonId, number>>;
  /** Seconds of the spans that have ended. */
  readonly played: ReadonlyMap<PersonId, number>;
}

/** The same while it is being counted. */
interface Counting {
  readonly inPlay: BySide<Map<PersonId, number>>;
  readonly played: Map<PersonId, number>;
}

const enter = ({ inPlay }: Counting, side: Side, id: PersonId, at: number): boolean => {
  if (inPlay[side].has(id)) return false;
  inPlay[side].set(id, at);
  return true;
};

const leave = ({ inPlay, played }: Counting, side: Side, id: PersonId, at: number): boolean => {
  const since = inPlay[side].get(id);
  if (since === undefined) return false;
  inPlay[side].delete(id);
  played.set(id, (played.get(id) ?? 0) + Math.max(0, at - since));
  return true;
};

/** All of a side who are in play, said at once. */
const listed = (presence: Counting, side: Side, list: readonly PersonId[], at: number): boolean => {
  let isOther = false;
  for (const id of presence.inPlay[side].keys()) {
    if (!list.includes(id)) isOther = leave(presence, side, id, at) || isOther;
  }
  for (const id of list) isOther = enter(presence, side, id, at) || isOther;
  return isOther;
};

/** The lists of players in play that an event gives: a list longer than a side may field is a roster, not a line-up. */
const listsIn = (event: LiveEvent, mostInPlay: number): readonly (readonly [Side, readonly PersonId[]])[] => {
  const { side } = event;
  if (side === null) return [];
  const lists: (readonly [Side, readonly PersonId[] | null])[] =
    event.type === 'shotAttempt'
      ? [
          [side, event.activePlayers],
          [opponentOf(side), event.opponents],
        ]
      : event.type === 'teamUpdate'
        ? [[side, event.players]]
        : [];
  return lists.flatMap(([of, list]) =>
    list !== null && list.length > 0 && list.length <= mostInPlay ? [[of, list] as const] : [],
  );
};

const change = (presence: Counting, event: LiveEvent, match: LiveMatch): boolean => {
  const at = timeOfPlay(match, event);
  if (event.type === 'substitution') {
    const { side, playerIn, playerOut } = event;
    if (side === null) return false;
    const left = playerOut !== null && leave(presence, side, playerOut, at);
    const came = playerIn !== null && enter(presence, side, playerIn, at);
    return left || came;
  }
  if (event.type === 'playerTime') {
    const { player, direction } = event;
    const side =
      event.side ?? (player === null ? null : (detailsOf(match).persons.get(player)?.side ?? null));
    if (player === null || side === null || direction === null) return false;
    return direction === 'on' ? enter(presence, side, player, at) : leave(presence, side, player, at);
  }
  let isOther = false;
  for (const [side, list] of listsIn(event, match.sport.inPlay?.players ?? 0)) {
    isOther = listed(presence, side, list, at) || isOther;
  }
  return isOther;
};

/** Those who begin the match, where the roster marks as many starters as begin; each since second 0. */
export const startersOf = (match: LiveMatch): BySide<Map<PersonId, number>> => {
  const { roster, goalies } = detailsOf(match);
  if (match.sport.inPlay === null) return { home: new Map(), away: new Map() };
  const { begin, players } = match.sport.inPlay;
  return bySide((side) => {
    const among = begin === 'goalie' ? goalies[side] : roster[side];
    const first = among.filter(({ isStarter }) => isStarter);
    const isWhole = first.length === (begin === 'goalie' ? 1 : players);
    return new Map(isWhole ? first.map(({ id }) => [id, 0]) : []);
  });
};

const copied = ({ inPlay, played }: Counting): Counting => ({
  inPlay: mapSides(inPlay, (own) => new Map(own)),
  played: new Map(played),
});

/**
 * Who is on the court or the ice: starters, substitutions, PlayerTime, and the lists that shots and team updates give. In
 * hockey those alone of whom PlayerTime tells; see `lineupOf` for its lines.
 */
export const presenceOf = foldOf<Counting, Presence>({
  inputs: (match) => [detailsOf(match)],
  begin: (match) => ({ inPlay: startersOf(match), played: new Map() }),
  concerns: ({ type }) =>
    type === 'substitution' || type === 'playerTime' || type === 'teamUpdate' || type === 'shotAttempt',
  step: (presence, { event }, match) => change(presence, event, match),
  result: copied,
});

/** Seconds of play since the match began, as the clock was last set. */
export const playTimeOf = (match: LiveMatch): number => {
  const { period, elapsed } = clockOf(match);
  return (period?.startsAt ?? 0) + elapsed;
};

/**
 * How long a person has been in play at a time of play; null where nothing tells of it.
 *
 * @param at seconds of play since the match began
 */
export const secondsInPlay = ({ inPlay, played }: Presence, id: PersonId, at: number): number | null => {
  const side = sides.find((one) => inPlay[one].has(id));
  const since = side === undefined ? undefined : inPlay[side].get(id);
  const before = played.get(id);
  if (since === undefined) return before ?? null;
  return (before ?? 0) + Math.max(0, at - since);
};
