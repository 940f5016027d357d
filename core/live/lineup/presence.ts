import type { PersonId } from '../../ids.ts';
import { type BySide, bySide, mapSides, type Side, sides } from '../../side.ts';
import { clockOf } from '../clock/clock.ts';
import { timeOfPlay } from '../clock/period.ts';
import { isOfType, type LiveEvent } from '../event.ts';
import type { PlayerTime, Substitution } from '../events/lineupEvents.ts';
import type { LiveMatch } from '../match.ts';
import { foldOf } from '../reading.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import { detailsOf } from './details.ts';

/** The players in play, and how long players have played. */
export interface Presence {
  /** When each entered, in seconds of play since the match began. */
  readonly inPlay: BySide<ReadonlyMap<PersonId, number>>;
  /** Seconds of each player's completed spans. */
  readonly played: ReadonlyMap<PersonId, number>;
}

/** A presence while events are folded. */
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

/** Applies a list of all of a side's players in play. */
const applyList = (presence: Counting, side: Side, list: readonly PersonId[], at: number): boolean => {
  let hasChanged = false;
  for (const id of presence.inPlay[side].keys()) {
    if (!list.includes(id)) hasChanged = leave(presence, side, id, at) || hasChanged;
  }
  for (const id of list) hasChanged = enter(presence, side, id, at) || hasChanged;
  return hasChanged;
};

/** The players in play that an event lists. A list longer than a side may field is a roster, and is ignored. */
export const listsIn = (
  event: LiveEvent,
  { factsOf, inPlay }: LiveRules,
): readonly (readonly [Side, readonly PersonId[]])[] =>
  (factsOf(event).playersAtPlay?.(event) ?? []).flatMap(([side, list]) =>
    list !== null && list.length > 0 && list.length <= (inPlay?.players ?? 0) ? [[side, list] as const] : [],
  );

const change = (presence: Counting, event: LiveEvent, match: LiveMatch): boolean => {
  const at = timeOfPlay(match, event);
  if (isOfType<Substitution>(event, 'substitution')) {
    const { side, playerIn, playerOut } = event;
    if (side === null) return false;
    const left = playerOut !== null && leave(presence, side, playerOut, at);
    const came = playerIn !== null && enter(presence, side, playerIn, at);
    return left || came;
  }
  if (isOfType<PlayerTime>(event, 'playerTime')) {
    const { player, direction } = event;
    const side =
      event.side ?? (player === null ? null : (detailsOf(match).persons.get(player)?.side ?? null));
    if (player === null || side === null || direction === null) return false;
    return direction === 'on' ? enter(presence, side, player, at) : leave(presence, side, player, at);
  }
  let hasChanged = false;
  for (const [side, list] of listsIn(event, match.sport)) {
    hasChanged = applyList(presence, side, list, at) || hasChanged;
  }
  return hasChanged;
};

/** The starters, in play since second 0, where the roster marks the right number of them. */
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

/**
 * The players on the court or ice, by starters, substitutions, PlayerTime, and the lists of shots and team updates. In
 * hockey only PlayerTime counts; see `lineupOf` for its lines.
 */
export const presenceOf = foldOf<Counting, Presence>({
  inputs: (match) => [detailsOf(match)],
  begin: (match) => ({ inPlay: startersOf(match), played: new Map() }),
  concerns: (event, { sport }) =>
    isOfType<Substitution | PlayerTime>(event, 'substitution', 'playerTime') ||
    sport.factsOf(event).playersAtPlay !== undefined,
  step: (presence, { event }, match) => change(presence, event, match),
  result: ({ inPlay, played }) => ({
    inPlay: mapSides(inPlay, (own) => new Map(own)),
    played: new Map(played),
  }),
});

/** Seconds of play since the match began, by the last setting of the clock. */
export const playTimeOf = (match: LiveMatch): number => {
  const { period, elapsed } = clockOf(match);
  return (period?.startsAt ?? 0) + elapsed;
};

/**
 * Seconds that a person has played; null when unknown.
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
