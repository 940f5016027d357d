import type { PeriodId, PersonId } from '../../ids.ts';
import { type BySide, mapSides, type Side } from '../../side.ts';
import type { Figure } from '../../sport/figures.ts';
import type { LiveSport } from '../../sport/liveSport.ts';
import { periodsOf } from '../clock/period.ts';
import type { LiveEvent } from '../event.ts';
import { detailsOf, sideOfPerson } from '../lineup/details.ts';
import type { StandingEvent } from '../log/standingEvent.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
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
}

/** Figures while they are being counted. */
type Sums = Partial<Record<Figure, number>>;

interface Entry {
  readonly sums: Sums;
  /** How often he was credited as of either side: whose he is where no roster knows him. */
  readonly credits: { home: number; away: number };
}

interface Counting {
  readonly sideOf: (id: PersonId) => Side | null;
  readonly shootouts: ReadonlySet<PeriodId | null>;
  readonly entries: Map<PersonId, Entry>;
  readonly teams: BySide<Sums>;
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
const isCounted = (match: LiveMatch, standing: StandingEvent): boolean =>
  !match.sport.scoring.repeatedBy.has(standing.event.type) ||
  (standing.event.side !== null && scores(match, standing) && !repeatsOf(match).repeatedBy.has(standing.key));

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

/** All that an event counts. */
const creditsOf = (
  { sideOf, shootouts }: Pick<Counting, 'sideOf' | 'shootouts'>,
  { figures }: LiveSport,
  event: LiveEvent,
): readonly Credited[] => {
  if (figures.notInShootout.includes(event.type) && shootouts.has(event.period)) return [];
  const credits: Credited[] = [];
  figures.credit(event, (person, said, figure, amount) => {
    const rostered = person === null ? null : sideOf(person);
    const team = said ?? rostered;
    if (team !== null) credits.push({ person, team, side: rostered ?? team, figure, amount });
  });
  return credits;
};

const beginCounting = (match: LiveMatch): Counting => {
  const details = detailsOf(match);
  return {
    sideOf: (id) => sideOfPerson(details, id),
    shootouts: new Set(periodsOf(match).flatMap(({ id, kind }) => (kind === 'shootout' ? [id] : []))),
    entries: new Map(),
    teams: { home: {}, away: {} },
  };
};

const count = ({ teams, entries }: Counting, credits: readonly Credited[]): boolean => {
  for (const { person, team, side, figure, amount } of credits) {
    add(teams[team], figure, amount);
    if (person !== null) creditPerson(entries, person, side, figure, amount);
  }
  return credits.length > 0;
};

const sameAmounts = (a: Sums, b: Amounts): boolean => {
  const names = Object.keys(a) as Figure[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

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
  begin: beginCounting,
  concerns: () => true,
  step: (state, standing, match) =>
    isCounted(match, standing) && count(state, creditsOf(state, match.sport, standing.event)),
  result: ({ entries, teams, sideOf }, last) => ({
    players: new Map(
      [...entries]
        .toSorted(([a], [b]) => a - b)
        .map(([id, entry]) => [id, lineOf(id, entry, sideOf, last?.players.get(id))]),
    ),
    teams: mapSides(teams, (sums) => ({ ...sums })),
  }),
});

/** An event that counts towards a figure, and how much. */
export interface Contribution {
  readonly standing: StandingEvent;
  readonly amount: number;
}

/** The events that a figure is the sum of, in the order of the log: those whose credits are chosen. */
export const contributionsTo = (
  match: LiveMatch,
  isChosen: (credited: Credited) => boolean,
): readonly Contribution[] => {
  const counting = beginCounting(match);
  return eventsOf(match).flatMap((standing) => {
    if (!isCounted(match, standing)) return [];
    const credits = creditsOf(counting, match.sport, standing.event).filter(isChosen);
    const amount = credits.reduce((sum, credited) => sum + credited.amount, 0);
    return credits.length === 0 ? [] : [{ standing, amount }];
  });
};

/** What a person's or a team's figure came to; 0 where nothing was counted. */
export const amountOf = (amounts: Amounts, figure: Figure): number => amounts[figure] ?? 0;

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
