import { perPeriod, type TimeoutRule } from '../teamRules.ts';

/** Three team time-outs a match, at most two in a half and one in the last five minutes; none in extra time (IHF rule 2:10). */
export const handballTimeouts: TimeoutRule = [
  { window: () => 'match', allowed: ({ kind }) => (kind === 'regulation' ? 3 : 0) },
  { window: perPeriod, allowed: () => 2 },
  {
    window: ({ kind, number, length }, elapsed) =>
      kind === 'regulation' && number === 2 && elapsed >= length - 300 ? 'last five minutes' : null,
    allowed: () => 1,
  },
];
