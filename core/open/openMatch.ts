import * as t from 'io-ts';
import { type FederationText, lettersOf } from '../federationText.ts';
import type { MatchIncidents } from '../league/incident/incident.ts';
import { incidentTimeline } from '../league/match/incidentTimeline.ts';
import type { Match } from '../league/match/match.ts';
import { periodPlaceOf } from '../league/match/periodPlace.ts';
import { playedPeriods } from '../league/match/playedPeriods.ts';
import { showsResultOf } from '../league/match/publication.ts';
import { type Referee, refereeName } from '../league/match/referee.ts';
import { fullName } from '../league/player/person.ts';
import type { MatchTeamMember } from '../league/player/roster.ts';
import type { League } from '../league/season/league.ts';
import { liveScoreOf } from '../live/channel/goals.ts';
import { listedMatch } from '../live/channel/listedState.ts';
import { clockOf, readClock } from '../live/clock/clock.ts';
import type { ClockState } from '../live/clock/clockSetting.ts';
import { isSilent, type LiveMatch } from '../live/match.ts';
import { type LogGap, lacksStart, logGapsOf } from '../live/score/completeness.ts';
import { periodLinesOf } from '../live/score/periodLines.ts';
import { shootoutOf } from '../live/score/shootout.ts';
import type { Sport } from '../sport/sport.ts';
import type { SportName } from '../sportKind.ts';
import type { Instant } from '../time/instant.ts';
import { mmss } from '../time/mmss.ts';
import { osloWallTime } from '../time/oslo.ts';
import { OpenEvent, OpenSide, openEvents } from './openEvent.ts';
import { OpenFixture, OpenScore, openFixture } from './openFixture.ts';
import { OpenLeague, openLeague } from './openLeague.ts';
import { OpenLineups, openLineups } from './openLineups.ts';
import { maybe, oneOf, shape } from './shape.ts';

const OpenPeriod = shape('Period', {
  id: [t.number, "The period's number at the federation."],
  kind: [
    oneOf(['regulation', 'overtime', 'shootout']),
    'The kind of period. A volleyball set is `regulation`.',
  ],
  number: [t.number, 'Its ordinal within its kind, from 1.'],
  name: [maybe(t.string), "The federation's own name."],
  score: [OpenScore, 'Of this period alone.'],
  shots: [maybe(OpenScore), 'Shots on goal in it, if the sport counts them and the match has a log.'],
});

const OpenShootout = shape('Shootout', {
  score: [OpenScore, 'Scored attempts, which are not goals of the match.'],
  winner: [maybe(OpenSide), 'The winner, once decided.'],
});

const OpenClock = shape('Clock', {
  state: [oneOf<ClockState>(['notStarted', 'running', 'stopped', 'intermission', 'ended']), 'Its state.'],
  display: [t.string, 'Its time when this was written, `mm:ss`; empty if the sport has no clock.'],
  periodId: [maybe(t.number), 'The period being played, or the last one played.'],
});

const OpenOfficial = shape('Official', {
  name: [t.string, 'First and last name.'],
  role: [maybe(t.string), 'The role, as the federation writes it.'],
});

/** `GET /open/v1/matches/{id}`. */
export const OpenMatch = shape('Match', {
  match: [OpenFixture, 'The match as in lists, during play with the score of its log.'],
  league: [OpenLeague, 'Its league, with what it publishes.'],
  source: [
    maybe(oneOf(['log', 'sheet'])),
    "The source of periods and events: the match's own log, or the federation's sheet; null if there is neither or results are withheld.",
  ],
  clock: [maybe(OpenClock), 'The clock of a match that has a log.'],
  periods: [t.readonlyArray(OpenPeriod), 'The periods begun so far, in playing order, without the shootout.'],
  shootout: [maybe(OpenShootout), 'The shootout of a match that has a log.'],
  events: [t.readonlyArray(OpenEvent), 'In playing order, after all corrections.'],
  lineups: [
    maybe(OpenLineups),
    'The lineups; null if nobody is named or the league does not publish its teams.',
  ],
  officials: [t.readonlyArray(OpenOfficial), 'Referees and table officials, if the league publishes them.'],
  incomplete: [
    t.readonlyArray(oneOf<LogGap>(['start', 'matchData'])),
    'What the log of a match that has begun lacks: its start or the description of the match. While it lacks something, it gives no score.',
  ],
  log: [maybe(t.string), 'The path of the log as a recording (`.jsonl`); null if there is none.'],
});

export type OpenMatch = t.TypeOf<typeof OpenMatch>;

interface OpenMatchParts {
  readonly match: Match;
  readonly league: League;
  readonly sport: SportName;
  /** The sport as the match's league plays it. */
  readonly played: Sport;
  /** The match's folded log; null where there is none or it is withheld. */
  readonly live: LiveMatch | null;
  readonly incidents: MatchIncidents | null;
  /** Names of incident types by id. */
  readonly typeNames: ReadonlyMap<number, FederationText>;
  readonly members: readonly MatchTeamMember[];
  readonly referees: readonly Referee[];
  /** The path of its log. */
  readonly logPath: string;
  readonly now: Instant;
}

type Course = Pick<OpenMatch, 'source' | 'clock' | 'periods' | 'shootout' | 'events'>;

const unknownCourse: Course = { source: null, clock: null, periods: [], shootout: null, events: [] };

const courseOfLog = (live: LiveMatch, { league, now }: OpenMatchParts): Course => {
  const clock = readClock(clockOf(live), now);
  const shootout = shootoutOf(live);
  return {
    source: 'log',
    clock: { state: clock.state, display: clock.display, periodId: clock.period?.id ?? null },
    periods: (lacksStart(live) ? [] : periodLinesOf(live)).map(({ period, goals, shots }) => ({
      id: period.id,
      kind: period.kind,
      number: period.number,
      name: lettersOf(period.name),
      score: goals,
      shots: live.sport.savedShots === null ? null : shots,
    })),
    shootout: shootout === null ? null : { score: shootout.score, winner: shootout.winner },
    events: openEvents(live, league.areTeamsPublished),
  };
};

const courseOfSheet = (
  { periodResults, incidents }: MatchIncidents,
  { played: sport, typeNames, league }: OpenMatchParts,
): Course => {
  const periods = playedPeriods(periodResults, sport);
  const names = new Map(periods.map(({ periodId, name }) => [periodId, name]));
  const timeline = incidentTimeline({ sport, incidents, periods: periodResults, typeNames });
  return {
    ...unknownCourse,
    source: 'sheet',
    periods: periods.flatMap(({ periodId, name, homeGoals, awayGoals }) => {
      const place = periodPlaceOf(sport, { periodId, name });
      const score = { home: homeGoals, away: awayGoals };
      return place === null || place.kind === 'shootout'
        ? []
        : [{ id: periodId, ...place, name: lettersOf(name), score, shots: null }];
    }),
    events: timeline.map(({ incident, kind, gain, score }) => ({
      id: String(incident.incidentId),
      type: kind,
      periodId: incident.periodId,
      period: incident.periodId === null ? null : lettersOf(names.get(incident.periodId) ?? null),
      time: incident.time === null ? null : mmss(incident.time),
      at: null,
      side: incident.side,
      points: gain?.points ?? null,
      score: gain === null ? null : score,
      people: league.areTeamsPublished
        ? incident.people.map((person) => ({
            role: 'player',
            id: person.personId,
            name: fullName(person) || null,
            shirtNumber: null,
          }))
        : [],
      corrected: false,
      details: {},
    })),
  };
};

const courseOf = (parts: OpenMatchParts): Course => {
  const { match, live, incidents, league } = parts;
  // The source withholds both already; checked again so that no change there can reveal a score (reading 24).
  if (!showsResultOf(league, match)) return unknownCourse;
  if (live !== null && !isSilent(live)) return courseOfLog(live, parts);
  return incidents !== null && incidents.periodResults.length + incidents.incidents.length > 0
    ? courseOfSheet(incidents, parts)
    : unknownCourse;
};

/** A match for the open data: from its log if it has one, else from the federation's sheet. */
export const openMatch = (parts: OpenMatchParts): OpenMatch => {
  const { match, league, sport, live, members, referees, logPath, now } = parts;
  const wall = osloWallTime(now);
  const course = courseOf(parts);
  const isLogged = live !== null && course.source === 'log';
  // As on its page (reading 34).
  const listed = listedMatch(match, showsResultOf(league, match), isLogged ? liveScoreOf(live) : null, wall);
  return {
    match: openFixture(match, sport, listed),
    league: openLeague(league),
    ...course,
    lineups: league.areTeamsPublished ? openLineups(match, isLogged ? live : null, members) : null,
    officials: league.areRefereesPublished
      ? referees.map((referee) => ({ name: refereeName(referee), role: lettersOf(referee.type) }))
      : [],
    incomplete: isLogged ? logGapsOf(live) : [],
    log: isLogged ? logPath : null,
  };
};
