import type { PersonId } from '../../ids.ts';
import { timeOfPlay } from '../../live/clock/period.ts';
import { type Advantage, advantagesIn } from '../../live/cursor/playbackScale.ts';
import { eventsOfType } from '../../live/eventsOfType.ts';
import type { LiveMatch } from '../../live/match.ts';
import { derived } from '../../live/reading.ts';
import { type BySide, bySide, mapSides, type Side, sides } from '../../side.ts';
import { type Exclusion, missingAt, runningAt } from '../exclusion.ts';
import { type Disqualification, disqualificationsOf } from './disqualifications.ts';

/** A side's players on the court, the goalkeeper included (IHF rule 4:1). */
const fullSide = 7;

/** Seconds for which a disqualification costs a player on the court (IHF rule 16:8). */
const disqualificationSeconds = 120;

interface Assessed extends Pick<Exclusion, 'key' | 'player'> {
  readonly at: number;
  readonly seconds: number;
}

const assessedIn = (match: LiveMatch, side: Side): readonly Assessed[] =>
  eventsOfType(match, 'penalty').flatMap(({ key, event }): readonly Assessed[] =>
    event.side !== side || event.minutes === null
      ? []
      : [{ key, player: event.player, at: timeOfPlay(match, event), seconds: event.minutes * 60 }],
  );

const ofDisqualification = ({ key, player, at }: Disqualification): Assessed => ({
  key,
  player,
  at,
  seconds: disqualificationSeconds,
});

/**
 * Suspensions as served: each begins at once, also while the player serves another (IHF rule 4:6); those of one stoppage follow
 * each other (rule 16:9). No goal ends one (rule 16:4).
 */
const served = (side: Side, assessed: readonly Assessed[]): readonly Exclusion[] => {
  const last = new Map<PersonId, { readonly at: number; readonly until: number }>();
  return assessed.map(({ key, player, at, seconds }) => {
    const before = player === null ? undefined : last.get(player);
    const from = before?.at === at ? before.until : at;
    const until = from + seconds;
    if (player !== null) last.set(player, { at, until });
    return { key, side, player, from, until, isShorthanded: true };
  });
};

/**
 * Both sides' suspensions in the order of the log, then the disqualifications that no suspension was reported with, which cost a
 * player on the court for as long.
 */
export const suspensionsOf = derived(
  (match) => [disqualificationsOf(match), eventsOfType(match, 'penalty')],
  (match): BySide<readonly Exclusion[]> =>
    bySide((side) =>
      served(side, [
        ...assessedIn(match, side),
        ...disqualificationsOf(match)
          .filter((one) => one.side === side && !one.isSuspended)
          .map(ofDisqualification),
      ]),
    ),
);

/**
 * The suspensions being served, first to end first.
 *
 * @param at seconds of play since the match began
 */
export const runningSuspensions = (
  suspensions: BySide<readonly Exclusion[]>,
  at: number,
): BySide<readonly Exclusion[]> => mapSides(suspensions, (all) => runningAt(all, at));

/** Each side's number of players on the court at a time of play, goalkeepers included. */
export const playersOnCourt = (suspensions: BySide<readonly Exclusion[]>, at: number): BySide<number> =>
  mapSides(suspensions, (all) => Math.max(0, fullSide - missingAt(all, at)));

/** The spans of play with more players on one side. */
export const handballAdvantages = (match: LiveMatch): readonly Advantage[] => {
  const suspensions = suspensionsOf(match);
  const changes = sides.flatMap((side) => suspensions[side].flatMap(({ from, until }) => [from, until]));
  const ordered = [...new Set(changes)].toSorted((a, b) => a - b);
  return advantagesIn(ordered.map((from) => ({ from, players: playersOnCourt(suspensions, from) })));
};
