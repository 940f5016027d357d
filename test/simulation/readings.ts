import { basketballBoxOf } from '@kampdag/core/live/basketballBox';
import { clockOf, readClock } from '@kampdag/core/live/clock';
import { detailsOf } from '@kampdag/core/live/details';
import { eventsOfType, milestonesOf } from '@kampdag/core/live/eventsOfType';
import { figuresOf, teamTotalsOf } from '@kampdag/core/live/figures';
import { liveScoreOf } from '@kampdag/core/live/goals';
import { lineupOf } from '@kampdag/core/live/lineup';
import { eventsOf, type LiveMatch } from '@kampdag/core/live/match';
import { runOf } from '@kampdag/core/live/news';
import { penaltiesOf, readManpower, readPenalties } from '@kampdag/core/live/penalties';
import { periodsOf } from '@kampdag/core/live/period';
import { periodCountsOf } from '@kampdag/core/live/periodCounts';
import { hockeyTotalsOf, playersOf } from '@kampdag/core/live/players';
import { playTimeOf, presenceOf } from '@kampdag/core/live/presence';
import { minutesOf } from '@kampdag/core/live/pressure';
import { repeatsOf } from '@kampdag/core/live/repeats';
import { reportedStateOf } from '@kampdag/core/live/reportedState';
import { scoreFlowOf } from '@kampdag/core/live/runs';
import { periodLinesOf, scoreOf, scoringEventsOf } from '@kampdag/core/live/score';
import { servingOf } from '@kampdag/core/live/serving';
import { setRunsOf } from '@kampdag/core/live/setRun';
import { setsOf } from '@kampdag/core/live/sets';
import { shootoutOf } from '@kampdag/core/live/shootout';
import { specialTeamsOf } from '@kampdag/core/live/specialTeams';
import { summaryOf } from '@kampdag/core/live/summary';
import { teamFoulsOf } from '@kampdag/core/live/teamFouls';
import { timelineOf } from '@kampdag/core/live/timeline';
import { timeoutsLeft, timeoutsOf } from '@kampdag/core/live/timeouts';
import { volleyballPlayersOf, volleyballTotalsOf } from '@kampdag/core/live/volleyballBox';
import { wormOf } from '@kampdag/core/live/worm';
import { Instant } from '@kampdag/core/time/instant';

/** Every reading of a match, at a moment of the server's time where it has one. */
const readings: Readonly<Record<string, (match: LiveMatch, now: Instant) => unknown>> = {
  counts: ({ counts }) => counts,
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
  servedThen: (match, now) => readPenalties(penaltiesOf(match), readClock(clockOf(match), now)),
  lineup: lineupOf,
  players: playersOf,
  hockeyTotals: hockeyTotalsOf,
  teamTotals: teamTotalsOf,
  presence: presenceOf,
  playTime: playTimeOf,
  basketballBox: basketballBoxOf,
  volleyballPlayers: volleyballPlayersOf,
  volleyballTotals: volleyballTotalsOf,
  sets: setsOf,
  teamFouls: teamFoulsOf,
  timeouts: timeoutsOf,
  timeoutsLeft: (match, now) => timeoutsLeft(match, readClock(clockOf(match), now)),
  details: detailsOf,
  clock: clockOf,
  clockThen: (match, now) => readClock(clockOf(match), now),
  clockLater: (match, now) => readClock(clockOf(match), Instant(now + 90_000)),
  summary: summaryOf,
  manpowerThen: (match, now) => readManpower(penaltiesOf(match), readClock(clockOf(match), now)),
  figures: figuresOf,
  liveScore: liveScoreOf,
  minutes: minutesOf,
  periodCounts: periodCountsOf,
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

/** Asks for every reading, as a page does at every snapshot: what is kept from one to the next is then really used. */
export const readAll = (match: LiveMatch, now: Instant): void => {
  for (const read of Object.values(readings)) read(match, now);
};
