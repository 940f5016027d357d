/** Who leads in one thing. */
export interface Leader {
  readonly key: string;
  readonly name: string;
  /** Said under the name: the team. */
  readonly of: string | null;
  readonly to: string | null;
  /** The value as written. */
  readonly text: string;
  /** How long the bar is, 0 to 1; null: no bar, for its length would tell nothing. */
  readonly share: number | null;
}

/** The leaders in one thing, the best first. */
export interface LeaderBoard {
  readonly key: string;
  /** `Points`. */
  readonly title: string;
  /** Said under the title: who is left out. */
  readonly note: string | null;
  readonly leaders: readonly Leader[];
}

/** How many lead. */
const places = 5;

/**
 * The first five by a value: rows without it, and in things that are counted those with 0, lead in nothing. Rows of one value stay in
 * the order in which they come, which is the table's own.
 */
export const firstFive = <Row>(
  rows: readonly Row[],
  value: (row: Row) => number | null,
  best: 'most' | 'least' = 'most',
): readonly { readonly row: Row; readonly value: number }[] =>
  rows
    .flatMap((row) => {
      const own = value(row);
      return own === null || (best === 'most' && own <= 0) ? [] : [{ row, value: own }];
    })
    .toSorted((a, b) => (best === 'most' ? b.value - a.value : a.value - b.value))
    .slice(0, places);

/** A thing to lead in. */
export interface Race<Row> {
  readonly key: string;
  readonly title: string;
  readonly value: (row: Row) => number | null;
  readonly text: (value: number) => string;
  readonly best?: 'most' | 'least';
  /** Draws bars from 0; by itself yes. */
  readonly hasBars?: boolean;
  readonly note?: string;
  /** Which rows may lead; by itself all. */
  readonly admits?: (row: Row) => boolean;
}

/** The leaders' boards of some races; a race that nobody leads has none. */
export const leaderBoards = <Row>(
  rows: readonly Row[],
  races: readonly Race<Row>[],
  tell: (row: Row) => Pick<Leader, 'key' | 'name' | 'of' | 'to'>,
): readonly LeaderBoard[] =>
  races.flatMap(
    ({ key, title, value, text, best = 'most', hasBars = true, note = null, admits = () => true }) => {
      const five = firstFive(rows.filter(admits), value, best);
      const top = five[0]?.value ?? 0;
      const leaders = five.map(({ row, value: own }): Leader => {
        const { key: who, name, of, to } = tell(row);
        return { key: who, name, of, to, text: text(own), share: hasBars && top > 0 ? own / top : null };
      });
      return leaders.length === 0 ? [] : [{ key, title, note, leaders }];
    },
  );
