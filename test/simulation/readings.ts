import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { clockOf, readClock, playTimeOf as secondsPlayed } from '@kampdag/core/live/clock/clock';
import { periodsOf } from '@kampdag/core/live/clock/period';
import { timeoutsLeft, timeoutsOf } from '@kampdag/core/live/clock/timeouts';
import { eventsOfType, milestonesOf } from '@kampdag/core/live/eventsOfType';
import { figuresOf, teamTotalsOf } from '@kampdag/core/live/figures/figures';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { playTimeOf, presenceOf } from '@kampdag/core/live/lineup/presence';
import { countsOf, eventsOf, type LiveMatch } from '@kampdag/core/live/match';
import { runOf } from '@kampdag/core/live/news/scoreNews';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { minutesOf } from '@kampdag/core/live/score/pressure';
import { repeatsOf } from '@kampdag/core/live/score/repeats';
import { reportedStateOf } from '@kampdag/core/live/score/reportedState';
import { scoreFlowOf, setRunsOf } from '@kampdag/core/live/score/runs';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { setsOf } from '@kampdag/core/live/score/sets';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { wormOf } from '@kampdag/core/live/score/worm';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { handballPlayersOf, handballTotalsOf } from '@kampdag/core/sport/handball/box';
import { suspensionsOf } from '@kampdag/core/sport/handball/suspensions';
import { lineupOf } from '@kampdag/core/sport/icehockey/live/lineup';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { hockeyTotalsOf, playersOf } from '@kampdag/core/sport/icehockey/live/players';
import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import { countdownAt } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import { volleyballTotalsOf } from '@kampdag/core/sport/volleyball/box';
import { servingOf } from '@kampdag/core/sport/volleyball/serving';
import { Instant } from '@kampdag/core/time/instant';

/** The penalties and skaters on the ice at a moment; null after the match and in a shootout. */
const strengthThen = (match: LiveMatch, now: Instant): unknown => {
  const at = secondsPlayed(readClock(clockOf(match), now));
  const { served, manpower } = penaltiesOf(match);
  return at === null ? null : [countdownAt(served, at), manpowerAt(manpower, at)];
};

/** Every reading of a match, at a moment of the server's time where it has one. */
const readings: Readonly<Record<string, (match: LiveMatch, now: Instant) => unknown>> = {
  counts: countsOf,
  data: ({ data }) => data,
  events: (match) => eventsOf(match),
  milestones: (match) => milestonesOf(match),
  eventsByType: (match) =>
    [...new Set(eventsOf(match).map(({ event: { type } }) => type))]
      .map((type) => [type, ...eventsOfType(match, type).map(({ key }) => key)].join(' '))
      .toSorted(),
  timeline: timelineOf,
  score: scoreOf,
  scoringEvents: scoringEventsOf,
  shootout: shootoutOf,
  periods: periodsOf,
  periodLines: periodLinesOf,
  penalties: penaltiesOf,
  strengthThen,
  lineup: lineupOf,
  players: playersOf,
  hockeyTotals: hockeyTotalsOf,
  teamTotals: teamTotalsOf,
  presence: presenceOf,
  playTime: playTimeOf,
  basketballBox: basketballBoxOf,
  volleyballTotals: volleyballTotalsOf,
  handballPlayers: handballPlayersOf,
  handballTotals: handballTotalsOf,
  suspensions: suspensionsOf,
  sets: setsOf,
  teamFouls: teamFoulsOf,
  timeouts: timeoutsOf,
  timeoutsLeft: (match, now) => timeoutsLeft(match, readClock(clockOf(match), now)),
  details: detailsOf,
  clock: clockOf,
  clockThen: (match, now) => readClock(clockOf(match), now),
  clockLater: (match, now) => readClock(clockOf(match), Instant(now + 90_000)),
  summary: summaryOf,
  figures: figuresOf,
  liveScore: liveScoreOf,
  minutes: minutesOf,
  repeats: repeatsOf,
  reportedState: reportedStateOf,
  run: runOf,
  scoreFlow: scoreFlowOf,
  serving: servingOf,
  setRuns: setRunsOf,
  specialTeams: specialTeamsOf,
  worm: wormOf,
};

/** The first reading in which two matches differ; null when all are the same. `isSame` compares two values deeply. */
export const differenceOf = (
  a: LiveMatch,
  b: LiveMatch,
  now: Instant,
  isSame: (a: unknown, b: unknown) => boolean,
): string | null =>
  Object.keys(readings).find((name) => !isSame(readings[name]?.(a, now), readings[name]?.(b, now))) ?? null;

/** Computes every reading, as a page does at every snapshot, so that memoized results are used. */
export const readAll = (match: LiveMatch, now: Instant): void => {
  for (const read of Object.values(readings)) read(match, now);
};
