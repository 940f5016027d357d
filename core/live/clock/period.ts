import { FederationText, lettersOf } from '../../federationText.ts';
import type { PeriodId } from '../../ids.ts';
import { periodPlaceOf } from '../../league/match/periodPlace.ts';
import {
  isFullOvertime,
  ordinalIn,
  type PeriodKind,
  type PeriodRule,
  type SportRules,
} from '../../league/rules/sportRules.ts';
import { eventsOfType } from '../eventsOfType.ts';
import type { LiveMatch } from '../match.ts';
import { derived } from '../reading.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import type { PeriodData } from '../wire/matchData.ts';

/** A period of this match. */
export interface Period extends PeriodRule {
  /** Seconds of play before it. */
  readonly startsAt: number;
  /** The number of a numbered period of full length after regulation (reading 37); absent for others. */
  readonly ordinal?: number;
}

type Unplaced = Omit<Period, 'startsAt' | 'number' | 'ordinal'>;

/** A full overtime's number among the numbered periods. */
const ordinalOf = (
  sport: SportRules,
  { kind, name }: Pick<Period, 'kind' | 'name'>,
): Pick<Period, 'ordinal'> => {
  const ordinal = ordinalIn(name);
  return kind === 'overtime' && isFullOvertime(sport, ordinal) ? { ordinal } : {};
};

const place = (sport: SportRules, periods: readonly Unplaced[]): readonly Period[] => {
  const numbers = { regulation: 0, overtime: 0, shootout: 0 };
  let startsAt = 0;
  return periods.map((period) => {
    numbers[period.kind] += 1;
    const placed = { ...period, number: numbers[period.kind], startsAt, ...ordinalOf(sport, period) };
    startsAt += period.length;
    return placed;
  });
};

const lengthOf = (sport: SportRules, data: PeriodData): number => {
  if (data.isShootout) return 0;
  const rule = sport.periods.find(({ id }) => id === data.id);
  const fallback = rule?.length ?? (data.isOvertime ? sport.overtimeLength : sport.periodLength);
  return data.duration !== null && data.duration > 0 ? data.duration : fallback;
};

/** Whether a period is a golden set, which decides a tie of two matches and is no set of its own (CEV rules). */
const isGolden = ({ sets }: SportRules, { name }: Pick<PeriodData, 'name'>): boolean =>
  sets !== null && name !== null && /gull|gold/i.test(lettersOf(name));

/** The kind of a period, by its marks and its ordinal among unmarked periods. */
const kindOf = (sport: SportRules, data: PeriodData, ordinal: number): PeriodKind => {
  if (data.isShootout) return 'shootout';
  if (data.isOvertime || isGolden(sport, data)) return 'overtime';
  return isFullOvertime(sport, ordinal) && lengthOf(sport, data) >= sport.periodLength
    ? 'overtime'
    : 'regulation';
};

/** The most periods a match may have (hockey knows twelve, overtime and shootout; specification §3). */
const mostPeriods = 24;

/** The label of a period that nothing names. */
const unnamed = FederationText('');

const fromData = (sport: SportRules, periods: readonly PeriodData[]): readonly Unplaced[] => {
  const firstById = new Map(periods.toReversed().map((data) => [data.id, data]));
  const inOrder = [...firstById.values()]
    .toSorted((a, b) => (a.sortOrder ?? a.id) - (b.sortOrder ?? b.id))
    .slice(0, mostPeriods);
  const unmarked = inOrder.filter(({ isOvertime, isShootout }) => !isOvertime && !isShootout);
  return inOrder.map((data) => ({
    id: data.id,
    name: data.name ?? sport.periods.find(({ id }) => id === data.id)?.name ?? unnamed,
    kind: kindOf(sport, data, unmarked.indexOf(data) + 1),
    length: lengthOf(sport, data),
  }));
};

const fromRules = (rules: readonly PeriodRule[]): readonly Unplaced[] =>
  rules.map(({ id, name, kind, length }) => ({ id, name, kind, length }));

/** The periods described by MatchData or, where it has none, by the sport's rules. */
const describedBy = derived(
  ({ data }) => [data],
  ({ sport, data }): readonly Unplaced[] => {
    const sent = data.periods;
    return sent !== null && sent.length > 0 ? fromData(sport, sent) : fromRules(sport.periods);
  },
);

/** The types of event that can add a period; those that show its kind come first. */
const addingTypes = ({ scoring }: LiveRules): readonly string[] => ['shootout', ...scoring.types, 'timer'];

/** The kind of an added period: by its name in a sport without period rules, as on soccer's goals channels. */
const addedKind = (sport: SportRules, id: PeriodId, name: FederationText): PeriodKind => {
  const named = sport.periods.length > 0 ? null : periodPlaceOf(sport, { periodId: null, name });
  return sport.periods.find((rule) => rule.id === id)?.kind ?? named?.kind ?? sport.addedPeriods;
};

/** The periods that events name and nothing describes, such as extra overtimes, by id; at most `mostPeriods`. */
const undescribed = (match: LiveMatch, known: ReadonlySet<PeriodId>): readonly Unplaced[] => {
  const { sport } = match;
  const found = new Map<PeriodId, Unplaced>();
  for (const type of addingTypes(sport)) {
    for (const { event } of eventsOfType(match, type)) {
      const id = event.period;
      if (id === null || known.has(id) || found.has(id) || found.size === mostPeriods) continue;
      const name = event.periodName ?? unnamed;
      const kind = event.type === 'shootout' ? 'shootout' : addedKind(sport, id, name);
      const isFull = kind === 'regulation' || isFullOvertime(sport, ordinalIn(name));
      const length = isFull ? sport.periodLength : sport.overtimeLength;
      found.set(id, { id, name, kind, length: kind === 'shootout' ? 0 : length });
    }
  }
  return [...found.values()].toSorted((a, b) => a.id - b.id);
};

/** All periods in playing order: an added overtime of full length follows regulation, before an unplayed short one. */
const withAdded = (match: LiveMatch): readonly Unplaced[] => {
  const { sport } = match;
  const described = describedBy(match);
  const added = undescribed(match, new Set(described.map(({ id }) => id)));
  if (added.length === 0) return described;
  const isFull = ({ kind, length }: Unplaced): boolean =>
    sport.fullOvertimes && kind === 'overtime' && length === sport.periodLength;
  const regulation = described.findLastIndex((period) => period.kind === 'regulation' || isFull(period)) + 1;
  return [
    ...described.slice(0, regulation),
    ...added.filter(isFull),
    ...described.slice(regulation),
    ...added.filter((period) => !isFull(period)),
  ];
};

const samePeriods = (a: readonly Period[], b: readonly Period[]): boolean =>
  a.length === b.length &&
  a.every((period, index) => {
    const other = b[index];
    return (
      period.id === other?.id &&
      period.kind === other.kind &&
      period.name === other.name &&
      period.length === other.length
    );
  });

/**
 * The periods of a match in playing order: MatchData's, or else the sport's (reading 20), and those added by events. The
 * same list across snapshots while unchanged.
 */
export const periodsOf = derived(
  (match) => [describedBy(match), ...addingTypes(match.sport).map((type) => eventsOfType(match, type))],
  (match, last: readonly Period[] | null): readonly Period[] => {
    const periods = place(match.sport, withAdded(match));
    return last !== null && samePeriods(last, periods) ? last : periods;
  },
);

/** A period by its id; null when there is none. */
export const periodOf = (match: LiveMatch, id: PeriodId | null): Period | null =>
  id === null ? null : (periodsOf(match).find((period) => period.id === id) ?? null);

/** A time of a period as seconds of play since the match began, limited to the period's end (reading 21). */
export const timeIn = ({ startsAt, length }: Period, elapsed: number | null): number =>
  startsAt + Math.min(elapsed ?? 0, length > 0 ? length : Number.POSITIVE_INFINITY);

/** An event's time, in seconds of play since the match began. */
export const timeOfPlay = (
  match: LiveMatch,
  { period: id, elapsed }: { readonly period: PeriodId | null; readonly elapsed: number | null },
): number => {
  const period = periodOf(match, id);
  return period === null ? (elapsed ?? 0) : timeIn(period, elapsed);
};
