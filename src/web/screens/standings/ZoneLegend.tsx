import { useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import type { Standing } from './standing.ts';
import * as styles from './standings.css.ts';

/** The legend of the zones' edges; nothing if the table has no zones. */
export const ZoneLegend = ({ rows }: { readonly rows: readonly Standing[] }) => {
  const { zones } = useMessages(standingsMessages);
  const kinds = [...new Set(rows.flatMap(({ zone }) => zone ?? []))];
  if (kinds.length === 0) return null;
  const placesOf = (kind: string): string => {
    const places = rows.flatMap(({ row, zone }, at) => (zone === kind ? [row.position ?? at + 1] : []));
    const [first, last] = [Math.min(...places), Math.max(...places)];
    return first === last ? String(first) : `${first}–${last}`;
  };
  return (
    <ul className={styles.legend} aria-label={zones.title}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.legendItem}>
          <span className={styles.zones[kind]}>{placesOf(kind)}</span>
          {zones[kind]}
        </li>
      ))}
    </ul>
  );
};
