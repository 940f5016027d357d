import { federationLanguage } from '@kampdag/core/federationLanguage';
import { transfers } from '@kampdag/core/gateway/leagueEndpoints';
import { fullName } from '@kampdag/core/league/player/person';
import { newestTransfersFirst, type Transfer, transfersSince } from '@kampdag/core/league/transfer/transfer';
import { foundTransfers } from '@kampdag/core/search/foundTransfers';
import { playerPath } from '@kampdag/core/site/paths';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useCallback, useMemo } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import type { Format } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { type TransfersMessages, transfersMessages } from '../../i18n/messages/transfers.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { type LoadedPage, mapPage, rowsIn, valueOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import type { Column, Sort } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { TransferMonths } from './TransferMonths.tsx';
import * as styles from './transfers.css.ts';

/** The columns of specification §2. */
const transferColumns = (m: TransfersMessages, format: Format): readonly Column<Transfer>[] => [
  {
    key: 'date',
    label: m.columns.date,
    explanation: m.columns.dateExplained,
    value: ({ permittedFrom }) => permittedFrom,
    text: ({ permittedFrom }) => (permittedFrom === null ? m.noDate : format.date(permittedFrom)),
  },
  {
    key: 'name',
    label: m.columns.name,
    lang: federationLanguage,
    value: (transfer) => fullName(transfer) || null,
    text: (transfer) => fullName(transfer) || m.noName,
    isHeader: true,
  },
  {
    key: 'from',
    label: m.columns.from,
    lang: federationLanguage,
    value: ({ from }) => from,
    text: ({ from }) => from ?? m.unknownClub,
  },
  {
    key: 'to',
    label: m.columns.to,
    lang: federationLanguage,
    value: ({ to }) => to,
    text: ({ to }) => to ?? m.unknownClub,
  },
];

/** The transfers that a search finds. */
export interface TransferList {
  /** Newest first. */
  readonly transfers: readonly Transfer[];
  /** Whether there are no transfers at all, searched or not. */
  readonly isEmpty: boolean;
}

/** Newest first (specification §2). */
const newestFirst: Sort = { key: 'date', direction: 'descending' };

const keyOf = ({ transferId, personId, permittedFrom, firstName, lastName, to }: Transfer): string =>
  transferId ?? [personId, permittedFrom, firstName, lastName, to].join(' ');

/** Transfers as a table; on narrow screens as cards by month (specification §2). */
export const TransfersView = ({
  since,
  search,
  onSearch,
  page,
  linkOf,
}: {
  readonly since: CivilDate;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly page: LoadedPage<TransferList>;
  /** The link to a transfer's player; null if unknown. */
  readonly linkOf: (transfer: Transfer) => string | null;
}) => {
  const m = useMessages(transfersMessages);
  const format = useFormat();
  const columns = useMemo(() => transferColumns(m, format), [m, format]);
  const isNarrow = useMedia(`screen and ${styles.narrow}`);
  return (
    <PageFrame title={m.title} subtitle={m.subtitle(format.longDate(since))} isBusy={page.busy}>
      {valueOf(page.view)?.isEmpty === true ? null : (
        <search className={styles.search}>
          <SearchField label={m.search} clear={m.clear} value={search} onSearch={onSearch} />
        </search>
      )}
      <CallResult page={page} placeholder={<TableSkeleton columns={4} rows={12} />}>
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
      </CallResult>
    </PageFrame>
  );
};

const none: readonly Transfer[] = [];

/** No name is longer. */
const longest = 80;

/** The last year's transfers (specification §2, §7). */
export const TransfersScreen = () => {
  const { deployment } = useServices();
  const { league, today } = useChoice();
  const { title } = useMessages(transfersMessages);
  const [query, change] = useQuery();
  useTitle(title, league?.name);

  const since = transfersSince(today);
  // The deployment's transfers organisation (specification §7, §9).
  const page = useCall(transfers, { transfersOrgId: deployment.transfersOrgId, since });
  const rows = rowsIn(page.view) ?? none;
  const search = (query.get('q') ?? '').slice(0, longest);
  const found = useMemo(() => newestTransfersFirst(foundTransfers(rows, search)), [rows, search]);

  const onSearch = useCallback(
    (text: string) => change({ q: text === '' ? null : text, page: null }),
    [change],
  );
  const whole = useResolvedSelection();
  return (
    <TransfersView
      since={since}
      search={search}
      onSearch={onSearch}
      page={mapPage(page, () => ({ transfers: found, isEmpty: rows.length === 0 }))}
      linkOf={({ personId }) =>
        personId === null ? null : playerPath(whole, { playerId: personId, orgId: null })
      }
    />
  );
};
