import type { Transfer } from '@kampdag/core/league/transfer/transfer';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { transfersMessages } from '../../i18n/messages/transfers.ts';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { newestFirst, transferColumns } from './columns.ts';
import { TransferMonths } from './TransferMonths.tsx';
import * as styles from './TransfersView.css.ts';

/** The transfers that a search finds. */
export interface TransferList {
  /** Newest first. */
  readonly transfers: readonly Transfer[];
  /** Whether there are no transfers at all, searched or not. */
  readonly isEmpty: boolean;
}

export interface TransfersViewProps {
  readonly since: CivilDate;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly list: Loadable<TransferList>;
  /** The link to a transfer's player; null if unknown. */
  readonly linkOf: (transfer: Transfer) => string | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

const keyOf = ({ transferId, personId, permittedFrom, firstName, lastName, to }: Transfer): string =>
  transferId ?? [personId, permittedFrom, firstName, lastName, to].join(' ');

/** Transfers as a table; on narrow screens as cards by month (specification §2). */
export const TransfersView = ({
  since,
  search,
  onSearch,
  list,
  linkOf,
  busy,
  onRetry,
}: TransfersViewProps) => {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const columns = useMemo(() => transferColumns(m, format), [m, format]);
  const isNarrow = useMedia(`screen and ${styles.narrow}`);
  return (
    <PageFrame title={m.title} subtitle={m.subtitle(format.longDate(since))} isBusy={busy}>
      {list.state === 'ready' && list.value.isEmpty ? null : (
        <search className={styles.search}>
          <SearchField label={m.search} clear={m.clear} value={search} onSearch={onSearch} />
        </search>
      )}
      <LoadableContent
        of={list}
        placeholder={<TableSkeleton columns={4} rows={12} />}
        busy={busy}
        onRetry={onRetry}
      >
        {({ transfers, isEmpty }) => (
          <>
            <output className={styles.found}>{isEmpty ? null : m.found(transfers.length)}</output>
            {transfers.length === 0 ? (
              <EmptyState text={isEmpty ? m.empty : m.nothingFound(search)} />
            ) : (
              <>
                {isNarrow === false ? null : (
                  <div className={isNarrow === null ? styles.onlyNarrow : undefined}>
                    <TransferMonths transfers={transfers} linkOf={linkOf} keyOf={keyOf} />
                  </div>
                )}
                {isNarrow === true ? null : (
                  <div className={isNarrow === null ? styles.onlyWide : undefined}>
                    <DataTable
                      caption={m.title}
                      rows={transfers}
                      columns={columns}
                      rowKey={keyOf}
                      name=""
                      sort={newestFirst}
                      rowLink={linkOf}
                    />
                  </div>
                )}
              </>
            )}
          </>
        )}
      </LoadableContent>
    </PageFrame>
  );
};
