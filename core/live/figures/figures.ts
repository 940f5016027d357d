import type { PeriodId, PersonId } from '../../ids.ts';
import { type BySide, mapSides, type Side } from '../../side.ts';
import type { Figure } from '../../sport/figures.ts';
import { periodsOf } from '../clock/period.ts';
import { detailsOf, sideOfPerson } from '../lineup/details.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { LiveMatch } from '../match.ts';
import { derived, foldOf, type Inputs, isSame } from '../reading.ts';
import { repeatsOf, scores } from '../score/repeats.ts';

/** Figures by name; one that was never counted is not there. */
export type Amounts = Readonly<Partial<Record<Figure, number>>>;

/** What was counted of a person. The same object from snapshot to snapshot while nothing in it changes. */
export interface FigureLine {
  readonly id: PersonId;
  readonly side: Side;
  readonly amounts: Amounts;
}

/** All that was counted in a match. */
export interface Figures {
  /** By person, in the order of their ids. */
  readonly players: ReadonlyMap<PersonId, FigureLine>;
  /** Of a team: its players' and its own, such as team rebounds. */
  readonly teams: BySide<Amounts>;
  /** The same by the period that the events name. */
  readonly periods: ReadonlyMap<PeriodId | null, BySide<Amounts>>;
}

/** Figures while they are being counted. */
type Sums = Partial<Record<Figure, number>>;

interface Entry {
  readonly sums: Sums;
  /** How often he was credited as of either side: whose he is where no roster knows him. */
  readonly credits: { home: number; away: number };
}

/** What credits rest on beside the events. */
interface CreditRest {
  readonly sideOf: (id: PersonId) => Side | null;
  readonly shootouts: ReadonlySet<PeriodId | null>;
}

interface Counting extends CreditRest {
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

/** What counts only where the score counts it: a penalty shot that no Goal event tells of too (reading 32). */
const isCounted = (match: LiveMatch, current: CurrentEvent): boolean =>
  !match.sport.scoring.repeatedBy.has(current.event.type) ||
  (current.event.side !== null && scores(match, current) && !repeatsOf(match).repeatedBy.has(current.key));

/** What an event counts for one person, or for a team alone. */
export interface Credited {
  readonly person: PersonId | null;
  /** Whose team figure it counts in: the event says so or, where it is silent, the roster. */
  readonly team: Side;
  /** Whose player it counts for: the roster says so or, where it is silent, the event. */
  readonly side: Side;
  readonly figure: Figure;
  readonly amount: number;
}

/** All that an event counts; nothing where another tells of the same. */
export const creditsOf = (
  { sideOf, shootouts }: CreditRest,
  match: LiveMatch,
  current: CurrentEvent,
): readonly Credited[] => {
  const { event } = current;
  const { figures } = match.sport;
  if (!isCounted(match, current)) return [];
  if (figures.notInShootout.includes(event.type) && shootouts.has(event.period)) return [];
  const credits: Credited[] = [];
  figures.credit(event, (person, said, figure, amount) => {
    const rostered = person === null ? null : sideOf(person);
    const team = said ?? rostered;
    if (team !== null) credits.push({ person, team, side: rostered ?? team, figure, amount });
  });
  return credits;
};

/** What a match's credits rest on beside its events. */
export const creditRestOf = (match: LiveMatch): CreditRest => {
  const details = detailsOf(match);
  return {
    sideOf: (id) => sideOfPerson(details, id),
    shootouts: new Set(periodsOf(match).flatMap(({ id, kind }) => (kind === 'shootout' ? [id] : []))),
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

/** A line of its own; the one before where nothing in it is another. */
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

/** Everything that is counted of players and teams (recordings.md, specification §3). */
export const figuresOf = foldOf<Counting, Figures>({
  inputs: (match) => [detailsOf(match), repeatsOf(match)],
  begin: (match) => ({
    ...creditRestOf(match),
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

/** What a person's or a team's figure came to; 0 where nothing was counted. */
export const amountOf = (amounts: Amounts, figure: Figure): number => amounts[figure] ?? 0;

/** A team's figure of one period. */
export const amountInPeriod = (match: LiveMatch, period: PeriodId, side: Side, figure: Figure): number =>
  amountOf(figuresOf(match).periods.get(period)?.[side] ?? {}, figure);

/** Both teams' figures: their players' and their own. */
export const teamTotalsOf = (match: LiveMatch): BySide<Amounts> => figuresOf(match).teams;

interface Viewed<V> {
  readonly inputs: Inputs;
  readonly players: Figures['players'];
  readonly views: ReadonlyMap<PersonId, V>;
}

/**
 * A reading of the players' figures, one view a player: the same object while neither his figures nor what all views rest
 * on changes.
 */
export const linesOf = <V>(
  inputs: (match: LiveMatch) => Inputs,
  make: (line: FigureLine, match: LiveMatch) => V,
): ((match: LiveMatch) => ReadonlyMap<PersonId, V>) => {
  const viewed = derived(
    (match) => [figuresOf(match), detailsOf(match), ...inputs(match)],
    (match, last: Viewed<V> | null): Viewed<V> => {
      // Whose a player is, and whether a goalie, is the roster's to say.
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
