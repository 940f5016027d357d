import type { CivilDate } from '../../time/civilDate.ts';
import { matchesName } from '../player/nameSearch.ts';
import { fullName } from '../player/person.ts';
import type { Transfer } from './transfer.ts';

/** The transfers that a search finds: every word of it begins one of the player's or the clubs' names. An empty one finds all. */
export const foundTransfers = (transfers: readonly Transfer[], search: string): readonly Transfer[] =>
  transfers.filter((transfer) =>
    matchesName(search, [fullName(transfer), transfer.from, transfer.to].filter(Boolean).join(' ')),
  );

/** The transfers of one month. */
export interface TransferMonth {
  /** `2026-11`; null for transfers without a date. */
  readonly month: string | null;
  /** A day of that month, to name it by. */
  readonly day: CivilDate | null;
  readonly transfers: readonly Transfer[];
}

/** Transfers by month, in the order they come in: newest first they give the newest month first. */
export const byMonth = (transfers: readonly Transfer[]): readonly TransferMonth[] => {
  const months = new Map<string | null, Transfer[]>();
  for (const transfer of transfers) {
    const month = transfer.permittedFrom?.slice(0, 7) ?? null;
    months.set(month, [...(months.get(month) ?? []), transfer]);
  }
  return [...months].map(([month, own]) => ({
    month,
    day: own[0]?.permittedFrom ?? null,
    transfers: own,
  }));
};
