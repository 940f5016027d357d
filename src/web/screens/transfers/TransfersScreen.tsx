import { transfers } from '@kampdag/core/gateway/leagueEndpoints';
import { newestTransfersFirst, type Transfer } from '@kampdag/core/league/transfer/transfer';
import { foundTransfers } from '@kampdag/core/league/transfer/transferList';
import { playerPath } from '@kampdag/core/site/paths';
import { useCallback, useMemo } from 'react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { transfersMessages } from '../../i18n/messages/transfers.ts';
import { loadableOf } from '../../machines/loadable.ts';
import { rowsIn } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { transfersParams } from './calls.ts';
import { TransfersView } from './TransfersView.tsx';

const none: readonly Transfer[] = [];

/** No name is longer. */
const longest = 80;

/** The last year's transfers (specification §2, §7). */
export const TransfersScreen = () => {
  const { deployment } = useServices();
  const { league, today } = useChoice();
  const app = useMessages(appMessages);
  const { title } = useMessages(transfersMessages);
  const [query, change] = useQuery();
  useTitle(title, league?.name);

  const params = transfersParams(deployment, today);
  const { view, busy, retry } = useCall(transfers, params);
  const rows = rowsIn(view) ?? none;
  const search = (query.get('q') ?? '').slice(0, longest);
  const found = useMemo(() => newestTransfersFirst(foundTransfers(rows, search)), [rows, search]);

  const onSearch = useCallback(
    (text: string) => change({ q: text === '' ? null : text, page: null }),
    [change],
  );
  const whole = useResolvedSelection();
  return (
    <TransfersView
      since={params.since}
      search={search}
      onSearch={onSearch}
      list={loadableOf(view, app, () => ({ transfers: found, isEmpty: rows.length === 0 }))}
      linkOf={({ personId }) =>
        personId === null ? null : playerPath(whole, { playerId: personId, orgId: null })
      }
      busy={busy}
      onRetry={retry}
    />
  );
};
