import { type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import * as styles from '../under.css.ts';

/** What is shown of both benches. */
export type BenchFigure = 'fouls' | 'timeouts';

interface BenchProps {
  /** The figures' headings; null for fouls where the sport counts none. */
  readonly words: Readonly<Record<BenchFigure, string | null>>;
  /** A side's figure, with its accessible text. Default: unknown, with reserved room. */
  readonly cellOf?: (side: Side, figure: BenchFigure) => ReactNode;
}

/** Team fouls with the bonus, and timeouts left, home left of away. */
export const Bench = ({ words, cellOf }: BenchProps) => {
  const cell = (side: Side, figure: BenchFigure) =>
    cellOf === undefined ? (
      <span className={styles.cells[side]} />
    ) : (
      <p className={styles.cells[side]}>{cellOf(side, figure)}</p>
    );
  const row = (figure: BenchFigure) =>
    words[figure] === null ? null : (
      <>
        {cell(sides[0], figure)}
        {/* Each side's hidden text already names the figure. */}
        <p className={styles.label} aria-hidden={cellOf !== undefined}>
          {words[figure]}
        </p>
        {cell(sides[1], figure)}
      </>
    );
  return (
    <div className={styles.bench}>
      {row('fouls')}
      {row('timeouts')}
    </div>
  );
};
