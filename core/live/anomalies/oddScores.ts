import { sides } from '../../side.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { scoreOf } from '../score/score.ts';
import { noScore, type Score, scoringEventsOf } from '../score/scoringEvents.ts';
import { setsOf } from '../score/sets.ts';
import { shootoutOf } from '../score/shootout.ts';
import type { Anomaly } from './anomaly.ts';

const isEqual = (a: Score, b: Score): boolean => sides.every((side) => a[side] === b[side]);

/** The scores that messages carry and the events before them do not add up to. */
export const oddScores = (match: LiveMatch): readonly Anomaly[] => {
  const after = new Map(scoringEventsOf(match).map(({ current, score }) => [current.key, score]));
  const isOfSets = match.sport.scoreWithin === 'period';
  const { won } = setsOf(match);
  const final = shootoutOf(match) === null ? null : scoreOf(match);
  const found: Anomaly[] = [];
  let counted: Score = noScore;
  for (const { key, event } of eventsOf(match)) {
    counted = after.get(key) ?? counted;
    const { reportedScore: reported } = event;
    if (reported === null || isEqual(reported, counted)) continue;
    // In a sport of sets a message may carry the sets won, and other events than points no set's score.
    if (isOfSets && (!after.has(key) || sides.every((side) => reported[side] <= won[side]))) continue;
    if (final !== null && isEqual(reported, final)) continue;
    found.push({ key, type: 'score', reported, counted });
  }
  return found;
};
