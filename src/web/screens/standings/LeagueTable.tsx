import { useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Standing, TableKind } from './standing.ts';
import * as styles from './standings.css.ts';

const keyOf = ({ key }: Standing): string => key;
const pathOf = ({ path }: Standing): string | null => path;
const zoneOf = ({ zone }: Standing) => zone;
const markOf = ({ isMarked, hasWithdrawn }: Standing) =>
  isMarked ? 'chosen' : hasWithdrawn ? 'quiet' : null;

/** The legend of the zones' edges; nothing if the table has no zones. */
const ZoneLegend = ({ rows }: { readonly rows: readonly Standing[] }) => {
  const { zones } = useMessages(standingsMessages);
  const kinds = [...new Set(rows.flatMap(({ zone }) => zone ?? []))];
  if (kinds.length === 0) return null;
  const placesOf = (kind: string): string => {
    const places = rows.flatMap(({ row, zone }) => (zone === kind ? (row.position ?? []) : []));
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

/** A league table: the federation's, that of a past day, or one of home or away matches. The filter's or first followed team's row stays in sight. */
export const LeagueTable = <Row extends Standing>({
  caption,
  rows,
  columns,
  kind,
}: {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly kind: TableKind;
}) => (
  <>
    <DataTable
      caption={caption}
      rows={rows}
      columns={columns}
      rowKey={keyOf}
      name=""
      sort={kind === 'all' ? null : { key: 'share', direction: 'descending' }}
      paged={false}
      rowLink={pathOf}
      mark={markOf}
      keptInSight={rows.find(({ isMarked }) => isMarked)?.key ?? null}
      {...(kind === 'all' ? { partOf: zoneOf } : {})}
      ranked={kind !== 'all'}
    />
    {kind === 'all' ? <ZoneLegend rows={rows} /> : null}
  </>
);
