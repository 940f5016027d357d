import type { FigureSource } from '@kampdag/core/live/figures/source';
import { type BySide, sides } from '@kampdag/core/side';
import { hidden } from '../../../ui/text/hidden.css.ts';
import { Figure, useHasSources } from '../../figureSources/Figure.tsx';
import * as styles from './bench.css.ts';

/** One side's team fouls and timeouts. */
export interface BenchView {
  /** Team fouls in the period; null where the sport counts none. */
  readonly fouls: number | null;
  readonly foulsText: string;
  /** The source of the fouls; null between periods. */
  readonly foulsSource: FigureSource | null;
  /** The bonus in words; null while further fouls give the opponents no free throws. */
  readonly bonus: string | null;
  readonly timeouts: number;
  readonly timeoutsText: string;
}

/** The texts of both benches. */
export interface BenchWords {
  /** Null where the sport counts no team fouls. */
  readonly fouls: string | null;
  readonly foulsOf: (fouls: number) => string;
  readonly timeouts: string;
  readonly timeoutsOf: (left: number) => string;
  readonly bonus: string;
  readonly bonusLong: (team: string) => string;
}

interface BenchProps {
  readonly teams: BySide<string>;
  /** Null while unknown; their room is reserved. */
  readonly benches: BySide<BenchView> | null;
  readonly words: Pick<BenchWords, 'fouls' | 'timeouts' | 'bonus'>;
}

/** One mark for each. */
const Marks = ({ number }: { readonly number: number }) => (
  <span aria-hidden="true" className={styles.marks}>
    {Array.from({ length: number }, (_, at) => (
      <span key={at} className={styles.mark} />
    ))}
    {number === 0 ? '–' : null}
  </span>
);

/**
 * Team fouls with the bonus, and timeouts left, home left of away. The bonus stands outside the fouls so that they do not move.
 */
export const Bench = ({ teams, benches, words }: BenchProps) => {
  const hasSources = useHasSources();
  const cell = (side: keyof BySide<unknown>, of: 'fouls' | 'timeouts') => {
    const bench = benches?.[side];
    if (bench === undefined) return <span className={styles.cells[side]} />;
    const bonus =
      of === 'timeouts' || bench.bonus === null ? null : (
        <span className={styles.bonus} title={bench.bonus}>
          <span aria-hidden="true">{words.bonus}</span>
          <span className={hidden}>{bench.bonus}</span>
        </span>
      );
    return (
      <p className={styles.cells[side]}>
        <span className={hidden}>
          {teams[side]}: {of === 'fouls' ? bench.foulsText : bench.timeoutsText}
        </span>
        {side === 'home' ? bonus : null}
        {of === 'timeouts' ? (
          <Marks number={bench.timeouts} />
        ) : (
          <span aria-hidden={!hasSources || bench.foulsSource === null} className={styles.number}>
            <Figure
              source={bench.foulsSource}
              what={words.fouls ?? ''}
              whose={teams[side]}
              text={bench.fouls ?? ''}
            />
          </span>
        )}
        {side === 'away' ? bonus : null}
      </p>
    );
  };
  // Each side's hidden text already names the figure.
  const label = (text: string) => (
    <p className={styles.label} aria-hidden={benches !== null}>
      {text}
    </p>
  );
  const [first, second] = sides;
  return (
    <div className={styles.bench}>
      {words.fouls === null ? null : (
        <>
          {cell(first, 'fouls')}
          {label(words.fouls)}
          {cell(second, 'fouls')}
        </>
      )}
      {cell(first, 'timeouts')}
      {label(words.timeouts)}
      {cell(second, 'timeouts')}
    </div>
  );
};
