import type { PeriodId } from '../ids.ts';
import type { PeriodKind, PeriodRule, Sport } from '../sport/sport.ts';
import type { LiveEvent } from './event.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import type { PeriodData } from './matchData.ts';

/** A period of this match. */
export interface Period {
  readonly id: PeriodId;
  /** The federation's own label, as sent. */
  readonly name: string;
  readonly kind: PeriodKind;
  /** The how-manieth of its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
  /** Seconds of play before it. */
  readonly startsAt: number;
}

type Unplaced = Omit<Period, 'startsAt' | 'number'>;

const place = (periods: readonly Unplaced[]): readonly Period[] => {
  const numbers = { regulation: 0, overtime: 0, shootout: 0 };
  let startsAt = 0;
  return periods.map((period) => {
    numbers[period.kind] += 1;
    const placed = { ...period, number: numbers[period.kind], startsAt };
    startsAt += period.length;
    return placed;
  });
};

const kindOf = (data: PeriodData): PeriodKind => {
  if (data.isShootout) return 'shootout';
  return data.isOvertime ? 'overtime' : 'regulation';
};

const lengthOf = (sport: Sport, data: PeriodData): number => {
  const kind = kindOf(data);
  if (kind === 'shootout') return 0;
  const rule = sport.periods.find(({ id }) => id === data.id);
  const fallback = rule?.length ?? (kind === 'overtime' ? sport.overtimeLength : sport.periodLength);
  return data.duration !== null && data.duration > 0 ? data.duration : fallback;
};

const fromData = (sport: Sport, periods: readonly PeriodData[]): readonly Unplaced[] =>
  periods
    .toSorted((a, b) => (a.sortOrder ?? a.id) - (b.sortOrder ?? b.id))
    .map((data) => ({
      id: data.id,
      name: data.name ?? sport.periods.find(({ id }) => id === data.id)?.name ?? '',
      kind: kindOf(data),
      length: lengthOf(sport, data),
    }));

const fromRules = (rules: readonly PeriodRule[]): readonly Unplaced[] =>
  rules.map(({ id, name, kind, length }) => ({ id, name, kind, length }));

/** Periods that events speak of and nobody described: more overtimes than foreseen, say. Kept in the order of their ids. */
const undescribed = (
  sport: Sport,
  known: readonly Unplaced[],
  events: readonly LiveEvent[],
): readonly Unplaced[] => {
  const found = new Map<PeriodId, Unplaced>();
  for (const { period, periodName, type } of events) {
    if (period === null || known.some(({ id }) => id === period) || found.has(period)) continue;
    const kind = type === 'shootout' ? 'shootout' : 'overtime';
    const length = kind === 'shootout' ? 0 : sport.overtimeLength;
    found.set(period, { id: period, name: periodName ?? '', kind, length });
  }
  return [...found.values()].toSorted((a, b) => a.id - b.id);
};

/**
 * The periods of a match in playing order: MatchData's when it has any, else the sport's (reading 20), and those that
 * the events add.
 */
export const periodsOf = readingOf((match: LiveMatch): readonly Period[] => {
  const sent = match.log.data.periods;
  const known =
    sent !== null && sent.length > 0 ? fromData(match.sport, sent) : fromRules(match.sport.periods);
  const { ofType } = eventsOf(match);
  const events = [...(ofType.timer ?? []), ...(ofType.goal ?? []), ...(ofType.shootout ?? [])];
  return place([
    ...known,
    ...undescribed(
      match.sport,
      known,
      events.map(({ event }) => event),
    ),
  ]);
});

/** A period by its id; null when there is no such period. */
export const periodOf = (match: LiveMatch, id: PeriodId | null): Period | null =>
  id === null ? null : (periodsOf(match).find((period) => period.id === id) ?? null);

/** A time of play as `mm:ss`, minutes beyond 59 included. */
export const mmss = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
};
