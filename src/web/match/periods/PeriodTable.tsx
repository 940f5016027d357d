import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { placeKey } from '@kampdag/core/league/match/periodPlace';
import { type BySide, sides } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { scrollBox } from '../../ui/scrolling.ts';
import { TeamLabel } from '../parts/TeamLabel.tsx';
import * as styles from './periodTable.css.ts';

/** A figure at the end of a row. */
export interface PeriodTotal {
  readonly short: string;
  readonly long: string;
  readonly values: BySide<number | null>;
}

interface PeriodTableProps {
  readonly caption: string;
  readonly sport: SportKind;
  readonly names: BySide<string>;
  readonly places: readonly PeriodPlace[];
  /** Null where nothing is known of a period. */
  readonly counts: BySide<readonly (number | null)[]>;
  readonly totals: readonly PeriodTotal[];
  /** Marks the side that had more in a period: sets, quarters. */
  readonly marksBest?: boolean;
}

const shown = (value: number | null | undefined): string | number => value ?? '–';

/** What both teams did in each period, and in all of them. */
export const PeriodTable = ({
  caption,
  sport,
  names,
  places,
  counts,
  totals,
  marksBest = false,
}: PeriodTableProps) => {
  const m = useMessages(matchPageMessages);
  const isBest = (own: number | null | undefined, other: number | null | undefined): boolean =>
    marksBest && (own ?? 0) > (other ?? 0);
  return (
    <section className={styles.box} aria-label={caption} ref={scrollBox}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.team}>
              <span className={styles.teamHead}>{m.team}</span>
            </th>
            {places.map((place) => (
              <th key={placeKey(place)} scope="col" className={styles.head}>
                <abbr
                  className={styles.abbreviation}
                  title={m.period(sport, place)}
                  aria-label={m.period(sport, place)}
                >
                  {m.shortPeriod(sport, place)}
                </abbr>
              </th>
            ))}
            {totals.map(({ short, long }) => (
              <th key={long} scope="col" className={styles.totalHead}>
                <abbr className={styles.abbreviation} title={long} aria-label={long}>
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side}>
              <th scope="row" className={styles.team}>
                <TeamLabel name={names[side]} side={side} />
              </th>
              {places.map((place, at) => (
                <td
                  key={placeKey(place)}
                  className={
                    isBest(counts[side][at], counts[side === 'home' ? 'away' : 'home'][at])
                      ? styles.best
                      : styles.count
                  }
                >
                  {shown(counts[side][at])}
                </td>
              ))}
              {totals.map(({ long, values }) => (
                <td key={long} className={styles.total}>
                  {shown(values[side])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
