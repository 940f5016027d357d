import { fullName } from '@kampdag/core/league/player/person';
import { newestTransfersFirst, TransferRow, transfersSince } from '@kampdag/core/league/transfer/transfer';
import { type CivilDate } from '@kampdag/core/time/civilDate';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const day = (text: string): CivilDate => text as CivilDate;
const transfer = (datePermittedToPlayNewOrg: string | null, firstName: string) =>
  decoded(TransferRow, { transferId: 1, firstName, datePermittedToPlayNewOrg });

describe('transfers (§7, §9)', () => {
  it('are asked for since one year ago, the 28th where there is no 29 February (§9)', () => {
    expect(transfersSince(day('2026-11-21'))).toBe('2025-11-21');
    expect(transfersSince(day('2024-02-29'))).toBe('2023-02-28');
  });

  it('are newest first, those without a date last, then by name', () => {
    const sorted = newestTransfersFirst([
      transfer(null, 'D'),
      transfer('2026-01-01T00:00:00', 'C'),
      transfer('2026-05-01T00:00:00', 'Å'),
      transfer('2026-05-01T00:00:00', 'B'),
    ]);
    expect(sorted.map(fullName)).toEqual(['B', 'Å', 'C', 'D']);
  });
});
