import { grouped } from '../../grouped.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { Transfer } from './transfer.ts';

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
