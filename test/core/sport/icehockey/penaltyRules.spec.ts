import { manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import { countdownAt, penaltyRecordOf } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import { powerPlaysIn } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import { describe, expect, it } from 'vitest';
import { boxText, powerPlayText, reportOf, reportUntil, secondsOf } from './caseReport.ts';
import { penaltyCases } from './penaltyCases.ts';

describe('the penalty box by the rule books (R31)', () => {
  it.each(penaltyCases)('$name [$source]', (one) => {
    const seen = one.expected.map((line) => {
      const [moment = '', box] = line.split(/:(?: |$)/);
      const at = secondsOf(moment.split(' ')[0] ?? '');
      const record = penaltyRecordOf(reportUntil(reportOf(one), at));
      const { home, away } = manpowerAt(record.manpower, at);
      const skaters = `${moment.split(' ')[0]} ${home}-${away}`;
      if (box === undefined) return skaters;
      const sitting = boxText(countdownAt(record.served, at));
      return sitting === '' ? `${skaters}:` : `${skaters}: ${sitting}`;
    });
    expect(seen).toEqual(one.expected);
    if (one.powerPlays !== undefined) {
      expect(powerPlayText(powerPlaysIn(penaltyRecordOf(reportOf(one)), 4800))).toBe(one.powerPlays);
    }
  });
});
