import type { PersonId } from '../../ids.ts';
import { timeOfPlay } from '../../live/clock/period.ts';
import { type Advantage, advantagesIn } from '../../live/cursor/playbackScale.ts';
import type { EventKey } from '../../live/eventBase.ts';
import { eventsOfType } from '../../live/eventsOfType.ts';
import { type LiveMatch, readingOf } from '../../live/match.ts';
import { type BySide, bySide, mapSides, sides } from '../../side.ts';

/** A two-minute suspension, in seconds of play since the match began; no goal ends it (IHF rule 16:4). */
export interface Suspension {
  readonly key: EventKey;
  /** Null for a suspension of the bench. */
  readonly player: PersonId | null;
  readonly from: number;
  readonly until: number;
}

/** A side's players on the court, the goalkeeper included (IHF rule 4:1). */
const fullSide = 7;

/** Both sides' suspensions in the order of the log; a player's suspensions are served one after the other. */
export const suspensionsOf = readingOf(
  (match: LiveMatch): BySide<readonly Suspension[]> =>
    bySide((side) => {
      const servedUntil = new Map<PersonId, number>();
      return eventsOfType(match, 'penalty').flatMap(({ key, event }): readonly Suspension[] => {
        if (event.side !== side || event.minutes === null) return [];
        const { player, minutes } = event;
        const at = timeOfPlay(match, event);
        const from = player === null ? at : Math.max(at, servedUntil.get(player) ?? 0);
        const until = from + minutes * 60;
        if (player !== null) servedUntil.set(player, until);
        return [{ key, player, from, until }];
      });
    }),
);

/**
 * The suspensions being served, first to end first.
 *
 * @param at seconds of play since the match began
 */
export const runningSuspensions = (
  suspensions: BySide<readonly Suspension[]>,
  at: number,
): BySide<readonly Suspension[]> =>
  mapSides(suspensions, (all) =>
    all.filter(({ from, until }) => from <= at && at < until).toSorted((a, b) => a.until - b.until),
  );

/** Each side's number of players on the court at a time of play, goalkeepers included. */
export const playersOnCourt = (suspensions: BySide<readonly Suspension[]>, at: number): BySide<number> =>
  mapSides(runningSuspensions(suspensions, at), (running) => Math.max(0, fullSide - running.length));

/** The spans of play with more players on one side. */
export const handballAdvantages = (match: LiveMatch): readonly Advantage[] => {
  const suspensions = suspensionsOf(match);
  const changes = sides.flatMap((side) => suspensions[side].flatMap(({ from, until }) => [from, until]));
  const ordered = [...new Set(changes)].toSorted((a, b) => a - b);
  return advantagesIn(ordered.map((from) => ({ from, players: playersOnCourt(suspensions, from) })));
};
