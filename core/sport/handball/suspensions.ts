import { timeOfPlay } from '../../live/clock/period.ts';
import { type Advantage, advantagesIn } from '../../live/cursor/playbackScale.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import { eventsOfType } from '../../live/eventsOfType.ts';
import type { LiveMatch } from '../../live/match.ts';
import { derived } from '../../live/reading.ts';
import { type BySide, bySide, mapSides, sides } from '../../side.ts';
import { type Exclusion, missingAt, runningAt } from '../common/exclusion.ts';
import {
  type AssessedExclusion,
  atOnce,
  type ExclusionRule,
  isOfSamePlayer,
  type Stint,
  servedExclusions,
} from '../common/exclusionBox.ts';
import { disqualificationsOf, sameStoppage } from './disqualifications.ts';

/** A side's players on the court, the goalkeeper included (IHF rule 4:1). */
const fullSide = 7;

/** Seconds for which a disqualification costs a player on the court (IHF rule 16:8). */
const disqualificationSeconds = 120;

/** No goal ends a suspension (IHF rule 16:4). */
const stintsOf = (seconds: number): readonly Stint[] => [{ seconds, endsWithGoal: false }];

const suspended = (match: LiveMatch): readonly AssessedExclusion[] =>
  eventsOfType<Penalty>(match, 'penalty').flatMap(({ key, event }): readonly AssessedExclusion[] => {
    const { side, player, minutes } = event;
    if (side === null || minutes === null) return [];
    return [{ key, side, player, at: timeOfPlay(match, event), stints: stintsOf(minutes * 60) }];
  });

const disqualified = (match: LiveMatch): readonly AssessedExclusion[] =>
  disqualificationsOf(match).flatMap(({ key, side, player, at, isSuspended }) =>
    isSuspended ? [] : [{ key, side, player, at, stints: stintsOf(disqualificationSeconds) }],
  );

/**
 * Any number of a side run at once, and a player's second one beside the first (IHF rule 4:6); those of one stoppage follow each other
 * (rule 16:9).
 */
const rule: ExclusionRule = {
  ...atOnce,
  waitsFor: (waiting, running) =>
    isOfSamePlayer(waiting, running) && waiting.assessedAt - running.assessedAt <= sameStoppage,
};

/**
 * Both sides' suspensions in the order of the log, then the disqualifications that no suspension was reported with, which cost a
 * player on the court for as long.
 */
export const suspensionsOf = derived(
  (match) => [disqualificationsOf(match), eventsOfType(match, 'penalty')],
  (match): BySide<readonly Exclusion[]> => {
    const served = servedExclusions(rule, [...suspended(match), ...disqualified(match)]);
    return bySide((side) => served.filter((one) => one.side === side));
  },
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
