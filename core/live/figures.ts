import type { PersonId } from '../ids.ts';
import { type BySide, bySide, mapSides, type Side } from '../side.ts';
import type { Figure, FigureRule } from '../sport/figures.ts';
import { detailsOf, sideOfPerson } from './details.ts';
import type { LiveEvent } from './event.ts';
import { type Basis, keptReading } from './kept.ts';
import { type LiveMatch, readingOf } from './match.ts';
import { type Period, periodsOf } from './period.ts';
import { hasToldTwice } from './periodTally.ts';
import { scoringEventsOf } from './score.ts';
import { tallyOf } from './tally.ts';

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

/** Figures while they are being counted; one may be back at zero. */
type Sums = Partial<Record<Figure, number>>;

interface Entry {
  readonly sums: Sums;
  /** How often he was credited as of either side: whose he is where no roster knows him. */
  readonly credits: { home: number; away: number };
  /** As it was given last; null when it has changed since. */
  line: FigureLine | null;
}

interface Counting {
  readonly figures: FigureRule;
  readonly sideOf: (id: PersonId) => Side | null;
  readonly isShootout: (period: Period['id'] | null) => boolean;
  /** Types that are not counted here, for whether they count depends on other events. */
  readonly apart: ReadonlySet<string>;
  readonly entries: Map<PersonId, Entry>;
  readonly teams: BySide<Sums>;
}

const add = (sums: Sums, figure: Figure, amount: number): void => {
  sums[figure] = (sums[figure] ?? 0) + amount;
};

/** The figures that are not zero. */
const amountsIn = (sums: Sums): Amounts => {
  const amounts: Sums = {};
  for (const name in sums) {
    // The names are those that were added.
    const figure = name as Figure;
    if (sums[figure] !== 0) amounts[figure] = sums[figure] ?? 0;
  }
  return amounts;
};

const creditPerson = (
  { entries }: Counting,
  id: PersonId,
  side: Side,
  figure: Figure,
  amount: number,
  sign: 1 | -1,
): void => {
  const entry = entries.get(id) ?? { sums: {}, credits: { home: 0, away: 0 }, line: null };
  entry.credits[side] += sign;
  // A line that all who told of it took back leaves no trace.
  if (entry.credits.home === 0 && entry.credits.away === 0) {
    entries.delete(id);
    return;
  }
  add(entry.sums, figure, sign * amount);
  entry.line = null;
  entries.set(id, entry);
};

const creditEvent = (state: Counting, event: LiveEvent, sign: 1 | -1): boolean => {
  const { figures, isShootout } = state;
  if (figures.notInShootout.includes(event.type) && isShootout(event.period)) return false;
  let counted = false;
  figures.credit(event, (id, said, figure, amount) => {
    // The event says which team it counts for, the roster whose player it is; each for the other where it is silent.
    const rostered = id === null ? null : state.sideOf(id);
    const team = said ?? rostered;
    if (team === null) return;
    counted = true;
    add(state.teams[team], figure, sign * amount);
    if (id !== null) creditPerson(state, id, rostered ?? team, figure, amount, sign);
  });
  return counted;
};

const lineOf = (id: PersonId, entry: Entry, sideOf: Counting['sideOf']): FigureLine => {
  const { sums, credits } = entry;
  entry.line ??= {
    id,
    side: sideOf(id) ?? (credits.home >= credits.away ? 'home' : 'away'),
    amounts: amountsIn(sums),
  };
  return entry.line;
};

const resultOf = ({ entries, teams, sideOf }: Counting): Figures => ({
  players: new Map(
    [...entries]
      .toSorted(([a], [b]) => a - b)
      .map(([id, entry]): [PersonId, FigureLine] => [id, lineOf(id, entry, sideOf)]),
  ),
  teams: mapSides(teams, amountsIn),
});

const begin = (match: LiveMatch): Counting => {
  const details = detailsOf(match);
  const shootouts = new Set(periodsOf(match).flatMap(({ id, kind }) => (kind === 'shootout' ? [id] : [])));
  return {
    figures: match.sport.figures,
    sideOf: (id) => sideOfPerson(details, id),
    isShootout: (period) => period !== null && shootouts.has(period),
    apart: new Set(match.sport.scoring.toldBy.keys()),
    entries: new Map(),
    teams: { home: {}, away: {} },
  };
};

const counted = tallyOf<Counting, Figures>({
  basis: (match) => [detailsOf(match)],
  begin,
  count: (state, { event }, sign) => !state.apart.has(event.type) && creditEvent(state, event, sign),
  result: resultOf,
});

/** Everything that is counted of players and teams (recordings.md, specification §3). */
export const figuresOf = readingOf((match: LiveMatch): Figures => {
  const most = counted(match);
  if (!hasToldTwice(match)) return most;
  // Those few are counted where the score counts them, over what the others gave.
  const state: Counting = {
    ...begin(match),
    entries: new Map(
      [...most.players].map(([id, line]) => [
        id,
        { sums: { ...line.amounts }, credits: creditsOf(line), line },
      ]),
    ),
    teams: mapSides(most.teams, (amounts) => ({ ...amounts })),
  };
  for (const { standing } of scoringEventsOf(match)) {
    if (state.apart.has(standing.event.type)) creditEvent(state, standing.event, 1);
  }
  return resultOf(state);
});

const creditsOf = ({ side }: FigureLine): { home: number; away: number } =>
  bySide((one) => (one === side ? Number.MAX_SAFE_INTEGER / 2 : 0));

/** What a person's or a team's figure came to; 0 where nothing was counted. */
export const amountOf = (amounts: Amounts, figure: Figure): number => amounts[figure] ?? 0;

/** Both teams' figures: their players' and their own. */
export const teamTotalsOf = (match: LiveMatch): BySide<Amounts> => figuresOf(match).teams;

interface Viewed<V> {
  readonly figures: Figures;
  readonly views: ReadonlyMap<PersonId, V>;
}

/**
 * A reading of the players' figures, one view a player: the same object while neither his figures nor what all views rest
 * on changes.
 */
export const linesOf = <V>(
  basis: (match: LiveMatch) => Basis,
  make: (line: FigureLine, match: LiveMatch) => V,
): ((match: LiveMatch) => ReadonlyMap<PersonId, V>) => {
  const anew = (match: LiveMatch, before: Viewed<V> | null): Viewed<V> => {
    const figures = figuresOf(match);
    if (before?.figures === figures) return before;
    const views = new Map<PersonId, V>();
    for (const [id, line] of figures.players) {
      const known = before?.figures.players.get(id) === line ? before.views.get(id) : undefined;
      views.set(id, known ?? make(line, match));
    }
    return { figures, views };
  };
  const viewed = keptReading<Viewed<V>>({
    // What the figures rest on beside the events.
    basis: (match) => [detailsOf(match), ...basis(match)],
    anew: (match) => anew(match, null),
    changed: (before, _, match) => anew(match, before),
  });
  return readingOf((match) => viewed(match).views);
};
