import { perPeriod, type TimeoutRule } from '../teamRules.ts';

/**
 * Two timeouts in the first half, three in the second, at most two of them in its last two minutes, and one in each extra
 * period (FIBA rule 18.2.5).
 */
export const basketballTimeouts: TimeoutRule = [
  {
    window: (period) =>
      period.kind === 'regulation' ? `half ${period.number <= 2 ? 1 : 2}` : perPeriod(period),
    allowed: ({ kind, number }) => (kind === 'regulation' ? (number <= 2 ? 2 : 3) : 1),
  },
  {
    window: ({ kind, number, length }, elapsed) =>
      kind === 'regulation' && number === 4 && elapsed >= length - 120 ? 'last two minutes' : null,
    allowed: () => 2,
  },
];
