import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Standing, TableKind } from './standing.ts';
import { ZoneLegend } from './ZoneLegend.tsx';

const keyOf = ({ key }: Standing): string => key;
const pathOf = ({ path }: Standing): string | null => path;
const zoneOf = ({ zone }: Standing) => zone;
const markOf = ({ isMarked, hasWithdrawn }: Standing) =>
  isMarked ? 'chosen' : hasWithdrawn ? 'quiet' : null;

interface LeagueTableProps<Row extends Standing> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly kind: TableKind;
}

/** A league table: the federation's, that of a past day, or one of home or away matches. */
export const LeagueTable = <Row extends Standing>({
  caption,
  rows,
  columns,
  kind,
}: LeagueTableProps<Row>) => (
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
      {...(kind === 'all' ? { partOf: zoneOf } : {})}
      ranked={kind !== 'all'}
    />
    {kind === 'all' ? <ZoneLegend rows={rows} /> : null}
  </>
);
