import type { Transfer } from '@kampdag/core/league/transfer/transfer';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useMemo } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { transfersMessages } from '../../i18n/messages/transfers.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import * as page from '../../ui/page.css.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { newestFirst, transferColumns } from './columns.ts';
import { SearchField } from './SearchField.tsx';
import { TransferMonths } from './TransferMonths.tsx';
import * as styles from './TransfersView.css.ts';

/** The transfers, or why there are none. */
export type TransferList =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly text: string }
  | {
      readonly state: 'ready';
      /** Those that the search finds, newest first. */
      readonly transfers: readonly Transfer[];
      /** There is none at all, whatever is searched for. */
      readonly isEmpty: boolean;
      readonly stale: string | null;
    };

export interface TransfersViewProps {
  readonly since: CivilDate;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly list: TransferList;
  /** Where a transfer's player is; null where that is not known. */
  readonly linkOf: (transfer: Transfer) => string | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

const keyOf = ({ transferId, personId, permittedFrom, firstName, lastName, to }: Transfer): string =>
  transferId ?? [personId, permittedFrom, firstName, lastName, to].join(' ');

/** Who has changed clubs: a table, on narrow screens cards by month (specification §2). */
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
  const { failure, loading } = useMessages(appMessages);
  const format = useFormat();
  const columns = useMemo(() => transferColumns(m, format), [m, format]);
  const isNarrow = useMedia(`screen and ${styles.narrow}`);
  const retried = { action: failure.retry, onAction: onRetry, busy };
  const room = <TableSkeleton columns={4} rows={12} />;
  return (
    <div className={page.page}>
      {busy ? <ProgressBar label={loading} /> : null}
      <div>
        <h1 className={page.title}>{m.title}</h1>
        <p className={page.subtitle}>{m.subtitle(format.longDate(since))}</p>
      </div>
      {list.state === 'ready' && list.isEmpty ? null : <SearchField value={search} onSearch={onSearch} />}
      {list.state === 'loading' ? (
        room
      ) : list.state === 'failed' ? (
        <Failure title={failure.title} text={list.text} room={room} {...retried} />
      ) : (
        <>
          {list.stale === null ? null : <Failure title={failure.stale} text={list.stale} {...retried} />}
          <output className={styles.found}>{list.isEmpty ? null : m.found(list.transfers.length)}</output>
          {list.transfers.length === 0 ? (
            <EmptyState text={list.isEmpty ? m.empty : m.nothingFound(search)} />
          ) : (
            <>
              {isNarrow === false ? null : (
                <div className={isNarrow === null ? styles.onlyNarrow : undefined}>
                  <TransferMonths transfers={list.transfers} linkOf={linkOf} keyOf={keyOf} />
                </div>
              )}
              {isNarrow === true ? null : (
                <div className={isNarrow === null ? styles.onlyWide : undefined}>
                  <DataTable
                    caption={m.title}
                    rows={list.transfers}
                    columns={columns}
                    rowKey={keyOf}
                    name=""
                    sort={newestFirst}
                    rowLink={linkOf}
                    csv={m.file}
                  />
                </div>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
};
