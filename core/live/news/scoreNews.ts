import { opponentOf, type Side } from '../../side.ts';
import { periodOf } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { LiveMatch } from '../match.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import { repeatsOf } from '../score/repeats.ts';
import { scoreOf } from '../score/score.ts';
import { scoreAt } from '../score/scoreAt.ts';
import { type Score, scoringEventsOf } from '../score/scoringEvents.ts';
import { setsOf } from '../score/sets.ts';
import { type ChangedEvent, isNewsOf, type News, type NewsEvents } from './news.ts';

/** Whether an event reports a goal. */
export const isGoalEvent = (sport: LiveRules, event: LiveEvent | null): event is NewsEvents['goal'] =>
  isNewsOf(sport, 'goal', event) && sport.scoring.points(event) > 0;

/** Whether an event reports points. */
export const isPointEvent = (sport: LiveRules, event: LiveEvent | null): event is NewsEvents['point'] =>
  isNewsOf(sport, 'point', event) && sport.scoring.points(event) > 0;

/** Whether an event is a goal of the match that no other event reports. */
const isGoal = (match: LiveMatch, event: LiveEvent | null): event is NewsEvents['goal'] =>
  isGoalEvent(match.sport, event) &&
  periodOf(match, event.period)?.kind !== 'shootout' &&
  !repeatsOf(match).repeatedBy.has(event.key);

const scoredIn = (match: LiveMatch, key: EventKey | undefined): LiveEvent | null =>
  key === undefined
    ? null
    : (scoringEventsOf(match).find(({ current }) => current.key === key)?.current.event ?? null);

/** The news of a goal that was reported, corrected or deleted. Two messages of one goal make one piece of news (reading 32). */
export const newsOfGoal = (
  previous: LiveMatch,
  next: LiveMatch,
  { key, before, after }: ChangedEvent,
): readonly News[] => {
  const was = isGoal(previous, before);
  const own = was ? undefined : scoringEventsOf(next).find(({ current }) => current.key === key);
  // Several goals of one batch have each its own score; a correction tells of the score now.
  const score = own?.score ?? scoreOf(next);
  if (isGoal(next, after)) {
    const goal = { key, side: after.side, event: after, score };
    if (was) return [{ type: 'goalCorrected', ...goal, before }];
    if (isGoalEvent(previous.sport, before) && repeatsOf(previous).repeatedBy.has(key)) return [];
    const repeated = scoredIn(previous, repeatsOf(next).repeating.get(key));
    if (!isGoalEvent(previous.sport, repeated)) return [{ type: 'goal', ...goal }];
    return repeated.player === after.player ? [] : [{ type: 'goalCorrected', ...goal, before: repeated }];
  }
  const stillCounts =
    repeatsOf(next).repeatedBy.has(key) || scoredIn(next, repeatsOf(previous).repeating.get(key)) !== null;
  return was && !stillCounts ? [{ type: 'goalRemoved', key, side: before.side, event: before, score }] : [];
};

/** The side that leads or, where the score is level, that led last. */
const leaderOf = (match: LiveMatch): Side | null => {
  const last = scoringEventsOf(match).findLast(({ score }) => score.home !== score.away)?.score;
  if (last === undefined) return null;
  return last.home > last.away ? 'home' : 'away';
};

const leads = ({ home, away }: Score, side: Side): boolean => (side === 'home' ? home > away : away > home);

/** The score with which a side took the lead that it has; null where it has none. */
const scoreOfLeadChange = (match: LiveMatch, leader: Side): Score | null => {
  const scored = scoringEventsOf(match);
  const last = scored.findLastIndex(({ score }) => leads(score, opponentOf(leader)));
  return scored.slice(last + 1).find(({ score }) => leads(score, leader))?.score ?? null;
};

/** The points of one side since the other last scored. */
export const runOf = (match: LiveMatch): { readonly side: Side; readonly points: number } | null => {
  const scored = scoringEventsOf(match);
  const side = scored.at(-1)?.side;
  if (side === undefined) return null;
  let points = 0;
  for (let index = scored.length - 1; scored[index]?.side === side; index -= 1) {
    points += scored[index]?.points ?? 0;
  }
  return { side, points };
};

/** The news of sets, lead changes and runs between two snapshots. */
export const newsOfScore = (previous: LiveMatch, next: LiveMatch): readonly News[] => {
  const { news, scoreWithin } = next.sport;
  const found: News[] = [];
  if (scoreWithin === 'period') {
    const before = setsOf(previous);
    for (const set of setsOf(next).played) {
      const known = before.played.find(({ period }) => period.id === set.period.id)?.winner ?? null;
      if (set.winner !== null && set.end !== null && known === null) {
        found.push({ type: 'setWon', set, side: set.winner, sets: scoreAt(next, set.end.token) });
      }
    }
  }
  const score = scoreOf(next);
  const leader = news.leadChanges ? leaderOf(next) : null;
  const ledBefore = leader === null ? null : leaderOf(previous);
  if (leader !== null && ledBefore !== null && ledBefore !== leader && score.home !== score.away) {
    found.push({ type: 'leadChange', side: leader, score: scoreOfLeadChange(next, leader) ?? score });
  }
  const run = news.run === null ? null : runOf(next);
  if (run !== null && news.run !== null && run.points >= news.run) {
    const before = runOf(previous);
    const wasNews = before !== null && before.side === run.side && before.points >= news.run;
    if (!wasNews) found.push({ type: 'run', ...run, score });
  }
  return found;
};
