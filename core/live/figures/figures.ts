import type { PeriodId, PersonId } from '../../ids.ts';
import { type BySide, mapSides, type Side } from '../../side.ts';
import { periodsOf } from '../clock/period.ts';
import { detailsOf, sideOfPerson } from '../lineup/details.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { LiveMatch } from '../match.ts';
import { derived, foldOf, type Inputs, isSame } from '../reading.ts';
import type { Credit, Figure, MatchCredits } from '../rules/figureRule.ts';
import { repeatsOf } from '../score/repeats.ts';

/** Figures by name; absent where never counted. */
export type Amounts = Readonly<Partial<Record<Figure, number>>>;

/** A person's figures. The same object across snapshots while unchanged. */
export interface FigureLine {
  readonly id: PersonId;
  readonly side: Side;
  readonly amounts: Amounts;
}

/** All figures of a match. */
export interface Figures {
  /** By person id, ascending. */
  readonly players: ReadonlyMap<PersonId, FigureLine>;
  /** Each team's figures: its players' and its own, such as team rebounds. */
  readonly teams: BySide<Amounts>;
  /** The teams' figures by period. */
  readonly periods: ReadonlyMap<PeriodId | null, BySide<Amounts>>;
}

/** Figures while counting. */
type Sums = Partial<Record<Figure, number>>;

interface Entry {
  readonly sums: Sums;
  /** Credits by side, which decide the side of a player on neither roster. */
  readonly credits: { home: number; away: number };
}

/** The inputs of credits besides the events. */
interface CreditContext {
  readonly sideOf: (id: PersonId) => Side | null;
  readonly shootouts: ReadonlySet<PeriodId | null>;
  readonly byMatch: MatchCredits;
}

interface Counting extends CreditContext {
  readonly entries: Map<PersonId, Entry>;
  readonly teams: BySide<Sums>;
  readonly periods: Map<PeriodId | null, BySide<Sums>>;
}

const add = (sums: Sums, figure: Figure, amount: number): void => {
  sums[figure] = (sums[figure] ?? 0) + amount;
};

const creditPerson = (
  entries: Counting['entries'],
  id: PersonId,
  side: Side,
  figure: Figure,
  amount: number,
): void => {
  const entry = entries.get(id) ?? { sums: {}, credits: { home: 0, away: 0 } };
  entry.credits[side] += 1;
  add(entry.sums, figure, amount);
  entries.set(id, entry);
};

/** Whether an event counts: a penalty shot only where no Goal event repeats it (reading 32). */
const isCounted = (match: LiveMatch, { event, key }: CurrentEvent): boolean =>
  !match.sport.figures.notWhereRepeated.includes(event.type) ||
  (event.side !== null && !repeatsOf(match).repeatedBy.has(key));

/** An event's credit to one person, or only to a team. */
export interface Credited {
  readonly person: PersonId | null;
  /** The side whose team figure it counts in, by the event or else the roster. */
  readonly team: Side;
  /** The person's side, by the roster or else the event. */
  readonly side: Side;
  readonly figure: Figure;
  readonly amount: number;
}

/** An event's credits; none where another event repeats it. */
export const creditsOf = (
  { sideOf, shootouts, byMatch }: CreditContext,
  match: LiveMatch,
  current: CurrentEvent,
): readonly Credited[] => {
  const { event } = current;
  const { figures } = match.sport;
  if (!isCounted(match, current)) return [];
  if (figures.notInShootout.includes(event.type) && shootouts.has(event.period)) return [];
  const credits: Credited[] = [];
  const credit: Credit = (person, reported, figure, amount) => {
    const rostered = person === null ? null : sideOf(person);
    const team = reported ?? rostered;
    if (team !== null) credits.push({ person, team, side: rostered ?? team, figure, amount });
  };
  figures.credit(event, credit);
  for (const { person, side, figure, amount } of byMatch.get(current.key) ?? []) {
    credit(person, side, figure, amount);
  }
  return credits;
};

/** The inputs of a match's credits besides its events. */
export const creditContextOf = (match: LiveMatch): CreditContext => {
  const details = detailsOf(match);
  return {
    sideOf: (id) => sideOfPerson(details, id),
    shootouts: new Set(periodsOf(match).flatMap(({ id, kind }) => (kind === 'shootout' ? [id] : []))),
    byMatch: match.sport.creditsIn(match),
  };
};

const count = (
  { teams, periods, entries }: Counting,
  credits: readonly Credited[],
  period: PeriodId | null,
): boolean => {
  if (credits.length === 0) return false;
  const then = periods.get(period) ?? { home: {}, away: {} };
  periods.set(period, then);
  for (const { person, team, side, figure, amount } of credits) {
    add(teams[team], figure, amount);
    add(then[team], figure, amount);
    if (person !== null) creditPerson(entries, person, side, figure, amount);
  }
  return true;
};

const sameAmounts = (a: Sums, b: Amounts): boolean => {
  const names = Object.keys(a) as Figure[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

const copied = (sums: Sums): Amounts => ({ ...sums });

/** A person's line, reused from the last result where equal. */
const lineOf = (
  id: PersonId,
  { sums, credits }: Entry,
  sideOf: Counting['sideOf'],
  before: FigureLine | undefined,
): FigureLine => {
  const side = sideOf(id) ?? (credits.home >= credits.away ? 'home' : 'away');
  const isSame = before !== undefined && before.side === side && sameAmounts(sums, before.amounts);
  return isSame ? before : { id, side, amounts: { ...sums } };
};

/** The figures of players and teams (recordings.md, specification §3). */
export const figuresOf = foldOf<Counting, Figures>({
  inputs: (match) => [detailsOf(match), repeatsOf(match), match.sport.creditsIn(match)],
  begin: (match) => ({
    ...creditContextOf(match),
    entries: new Map(),
    teams: { home: {}, away: {} },
    periods: new Map(),
  }),
  concerns: () => true,
  step: (state, current, match) => count(state, creditsOf(state, match, current), current.event.period),
  result: ({ entries, teams, periods, sideOf }, last) => ({
    players: new Map(
      [...entries]
        .toSorted(([a], [b]) => a - b)
        .map(([id, entry]) => [id, lineOf(id, entry, sideOf, last?.players.get(id))]),
    ),
    teams: mapSides(teams, copied),
    periods: new Map([...periods].map(([period, own]) => [period, mapSides(own, copied)])),
  }),
});

/** A person's or team's figure; 0 where never counted. */
export const amountOf = (amounts: Amounts, figure: Figure): number => amounts[figure] ?? 0;

/** A team's figure in one period. */
export const amountInPeriod = (match: LiveMatch, period: PeriodId, side: Side, figure: Figure): number =>
  amountOf(figuresOf(match).periods.get(period)?.[side] ?? {}, figure);

/** Both teams' figures, their players' included. */
export const teamTotalsOf = (match: LiveMatch): BySide<Amounts> => figuresOf(match).teams;

interface Viewed<V> {
  readonly inputs: Inputs;
  readonly players: Figures['players'];
  readonly views: ReadonlyMap<PersonId, V>;
}

/** A reading that maps each player's figures to a view, memoized while the figures and inputs are unchanged. */
export const linesOf = <V>(
  make: (line: FigureLine, match: LiveMatch) => V,
  inputs: (match: LiveMatch) => Inputs = () => [],
): ((match: LiveMatch) => ReadonlyMap<PersonId, V>) => {
  const viewed = derived(
    (match) => [figuresOf(match), detailsOf(match), ...inputs(match)],
    (match, last: Viewed<V> | null): Viewed<V> => {
      // The roster decides each player's side and who is a goalie.
      const own = [detailsOf(match), ...inputs(match)];
      const { players } = figuresOf(match);
      const known = last !== null && isSame(last.inputs, own) ? last : null;
      const views = new Map<PersonId, V>();
      for (const [id, line] of players) {
        const view = known?.players.get(id) === line ? known.views.get(id) : undefined;
        views.set(id, view ?? make(line, match));
      }
      return { inputs: own, players, views };
    },
  );
  return (match) => viewed(match).views;
};
