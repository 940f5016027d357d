import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import { placesOf } from '@kampdag/core/league/match/periodCounts';
import { byPlace, type PeriodPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import type { BySide, Side } from '@kampdag/core/side';
import type { Sport } from '@kampdag/core/sport/sport';
import { leadOf } from './leadPath.ts';

/** A score change. */
export interface ScoreChange {
  /** Seconds of play since the start of the match; the point's ordinal in volleyball, which has no clock. */
  readonly x: number;
  readonly side: Side;
  readonly score: BySide<number>;
  readonly place: PeriodPlace;
  /** Seconds played in the period; null where not reported. */
  readonly time: number | null;
}

/** The score through a match. */
export interface ScoreProgress {
  readonly points: readonly ScoreChange[];
  /** The start of each period. */
  readonly starts: readonly { readonly place: PeriodPlace; readonly x: number }[];
  readonly end: number;
  /** The largest lead of each side. */
  readonly largest: BySide<number>;
  /** Number of lead changes. */
  readonly changes: number;
}

const fiveMinutes = 300;

type Scoring = TimelineIncident & {
  readonly gain: NonNullable<TimelineIncident['gain']>;
  readonly place: PeriodPlace;
};

const scores = (one: TimelineIncident): one is Scoring => one.gain !== null && one.place !== null;

const lengthOf = (sport: Sport, story: readonly TimelineIncident[], place: PeriodPlace): number => {
  const { periods, periodLength, overtimeLength, fullOvertimes } = sport;
  const rule = periods.find(({ kind, number }) => kind === place.kind && number === place.number);
  const latest = Math.max(
    ...story.map((one) =>
      one.place !== null && byPlace(one.place, place) === 0 ? (one.incident.time ?? 0) : 0,
    ),
  );
  if (fullOvertimes && place.kind === 'overtime' && latest > overtimeLength) return periodLength;
  if (rule !== undefined && rule.length > 0) return rule.length;
  if (periods.length > 0) return place.kind === 'overtime' ? overtimeLength : periodLength;
  const longest = Math.max(fiveMinutes, ...story.map(({ incident: { time } }) => time ?? 0));
  return Math.ceil(longest / fiveMinutes) * fiveMinutes;
};

const changesIn = (leads: readonly number[]): number => {
  let leader = 0;
  let changes = 0;
  for (const lead of leads) {
    const next = Math.sign(lead);
    if (next === 0) continue;
    if (leader !== 0 && next !== leader) changes += 1;
    leader = next;
  }
  return changes;
};

/**
 * The score through a match from its incidents; null without a score change of known period. `played` adds periods with a
 * result but no incident, also in sports without fixed periods.
 */
export const scoreProgressOf = (
  sport: Sport,
  story: readonly TimelineIncident[],
  played: readonly PeriodPlace[] = [],
): ScoreProgress | null => {
  const scored = story.filter(scores);
  const [first] = scored;
  if (first === undefined) return null;
  const isTimed = sport.periodLength > 0;
  const regulation = sport.periods.filter(({ kind }) => kind === 'regulation');
  const places = placesOf(isTimed ? regulation : [], [
    ...(isTimed ? played : []),
    ...story.map(({ place }) => place),
  ]).filter(({ kind }) => kind !== 'shootout');
  const starts: { place: PeriodPlace; x: number }[] = [];
  let end = 0;
  for (const place of places) {
    starts.push({ place, x: end });
    end += isTimed
      ? lengthOf(sport, story, place)
      : scored.filter((one) => byPlace(one.place, place) === 0).length;
  }
  const startOf = new Map(starts.map(({ place, x }) => [placeKey(place), x]));
  const points = scored.map(({ incident: { time }, gain, place, score }, at) => ({
    x: isTimed ? (startOf.get(placeKey(place)) ?? 0) + (time ?? 0) : at + 1,
    side: gain.side,
    score,
    place,
    time: isTimed ? time : null,
  }));
  const leads = points.map(leadOf);
  const last = points.at(-1);
  const isSudden = !sport.clock.overtimeIsPlayedOut && last?.place.kind === 'overtime';
  return {
    points,
    starts,
    end: isSudden ? (last?.x ?? end) : end,
    largest: { home: Math.max(0, ...leads), away: Math.max(0, ...leads.map((lead) => -lead)) },
    changes: changesIn(leads),
  };
};

const most = 60;

/** The points of a course for a table: all, or, of more than 60, lead changes, last scores of periods and every fifth. */
export const tablePoints = ({ points }: ScoreProgress): readonly ScoreChange[] =>
  points.length <= most
    ? points
    : points.filter((point, at) => {
        const next = points[at + 1];
        const before = points[at - 1];
        const isLast = next === undefined || byPlace(next.place, point.place) !== 0;
        const turns = before !== undefined && Math.sign(leadOf(before)) !== Math.sign(leadOf(point));
        return isLast || turns || at % 5 === 4;
      });
