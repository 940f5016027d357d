import { grouped } from '../../grouped.ts';
import { matchesName } from '../../search/searchWord.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import { fullName } from '../player/person.ts';
import type { Transfer } from './transfer.ts';

/** The transfers that match a search: each of its words begins a word of the player's or a club's name. */
export const foundTransfers = (transfers: readonly Transfer[], search: string): readonly Transfer[] =>
  transfers.filter((transfer) =>
    matchesName(search, [fullName(transfer), transfer.from, transfer.to].filter(Boolean).join(' ')),
  );

interface TransferMonth {
  /** `2026-11`; null for transfers without a date. */
  readonly month: string | null;
  /** A day of that month, for its heading. */
  readonly day: CivilDate | null;
  readonly transfers: readonly Transfer[];
}

/** Transfers grouped by month, in the given order. */
export const byMonth = (transfers: readonly Transfer[]): readonly TransferMonth[] =>
  [...grouped(transfers, ({ permittedFrom }) => permittedFrom?.slice(0, 7) ?? null)].map(([month, own]) => ({
    month,
    day: own[0]?.permittedFrom ?? null,
    transfers: own,
  }));
