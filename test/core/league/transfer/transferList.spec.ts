import { TransferRow } from '@kampdag/core/league/transfer/transfer';
import { byMonth } from '@kampdag/core/league/transfer/transferList';
import { foundTransfers } from '@kampdag/core/search/foundTransfers';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const transfer = (firstName: string, from: string, to: string, date: string | null = null) =>
  decoded(TransferRow, {
    firstName,
    lastName: 'Østbye',
    fromOrgName: from,
    toOrgName: to,
    datePermittedToPlayNewOrg: date,
  });

describe('a search among transfers', () => {
  const all = [transfer('Kari', 'Nordlys BBK', 'Ulvdal'), transfer('Ola', 'Tindevik IF', 'Nordlys BBK')];

  it('finds players and both clubs, by any of their words, without accents', () => {
    expect(foundTransfers(all, 'ostbye')).toEqual(all);
    expect(foundTransfers(all, 'nordlys ola')).toEqual([all[1]]);
    expect(foundTransfers(all, 'ulv')).toEqual([all[0]]);
    expect(foundTransfers(all, 'ulv tindevik')).toEqual([]);
  });

  it('finds all for an empty search', () => {
    expect(foundTransfers(all, '  ')).toEqual(all);
  });
});

describe('transfers by month', () => {
  it('keep their order by month, those without a date together', () => {
    const [a, b, c, d] = [
      transfer('A', 'x', 'y', '2026-11-20'),
      transfer('B', 'x', 'y', '2026-11-02'),
      transfer('C', 'x', 'y', '2026-10-31'),
      transfer('D', 'x', 'y'),
    ];
    expect(byMonth([a, b, c, d])).toEqual([
      { month: '2026-11', day: '2026-11-20', transfers: [a, b] },
      { month: '2026-10', day: '2026-10-31', transfers: [c] },
      { month: null, day: null, transfers: [d] },
    ]);
  });
});
