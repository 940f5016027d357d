import { timeOfPlay } from '../../live/clock/period.ts';
import { type Advantage, advantagesIn } from '../../live/cursor/playbackScale.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import { eventsOfType } from '../../live/eventsOfType.ts';
import type { LiveMatch } from '../../live/match.ts';
import { derived } from '../../live/reading.ts';
import { type BySide, bySide, mapSides, type Side, sides } from '../../side.ts';
import { type Exclusion, missingAt, runningAt } from '../exclusion.ts';
import { createExclusionBox, type ExclusionRule, isOfSamePlayer } from '../exclusionBox.ts';
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
  eventsOfType<Penalty>(match, 'penalty').flatMap(({ key, event }): readonly Assessed[] =>
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
 * Any number of a side run at once, and a player's second one beside the first (IHF rule 4:6); those of one stoppage follow each other
 * (rule 16:9).
 */
const rule: ExclusionRule = {
  mostAtOnce: Number.POSITIVE_INFINITY,
  waitsFor: (waiting, running) =>
    isOfSamePlayer(waiting, running) && waiting.assessedAt === running.assessedAt,
};

/** Suspensions as served, in the order given. No goal ends one (rule 16:4). */
const served = (side: Side, assessed: readonly Assessed[]): readonly Exclusion[] => {
  const times = new Map<Assessed, { readonly from: number; readonly until: number }>();
  const box = createExclusionBox<Assessed>(rule, ({ of, from }, until) => times.set(of, { from, until }));
  for (const one of assessed.toSorted((a, b) => a.at - b.at)) {
    const { player, at, seconds } = one;
    box.advance(at);
    box.assess({ of: one, side, player, stints: [{ seconds, endsWithGoal: false }] }, at);
    box.start(side, at);
  }
  box.advance(Number.POSITIVE_INFINITY);
  return assessed.flatMap((one): readonly Exclusion[] => {
    const time = times.get(one);
    const { key, player } = one;
    return time === undefined ? [] : [{ key, side, player, ...time, isShorthanded: true }];
  });
};

/**
 * Both sides' suspensions in the order of the log, then the disqualifications that no suspension was reported with, which cost a
 * player on the court for as long.
 */
export const suspensionsOf = derived(
  (match) => [disqualificationsOf(match), eventsOfType<Penalty>(match, 'penalty')],
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
