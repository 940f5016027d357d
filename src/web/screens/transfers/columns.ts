import { fullName } from '@kampdag/core/league/player/person';
import type { Transfer } from '@kampdag/core/league/transfer/transfer';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { Format } from '../../i18n/format.ts';
import type { TransfersMessages } from '../../i18n/messages/transfers.ts';
import type { Column } from '../../ui/table/column.ts';

/** A player's name; a text if the federation sends none. */
export const transferName = (transfer: Transfer, { noName }: TransfersMessages): string =>
  fullName(transfer) || noName;

/** The columns of specification §2. */
export const transferColumns = (m: TransfersMessages, format: Format): readonly Column<Transfer>[] => [
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
    text: (transfer) => transferName(transfer, m),
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
