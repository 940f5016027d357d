import { skaterRole } from '@kampdag/core/sport/icehockey/sheets/skaterRole';
import { describe, expect, it } from 'vitest';

describe('a skater’s role', () => {
  it('is read from the positions of the specification (§3)', () => {
    expect(['CE', 'LW', 'RW'].map(skaterRole)).toEqual(['forward', 'forward', 'forward']);
    expect(['RD', 'LD'].map(skaterRole)).toEqual(['defence', 'defence']);
    expect(['C', ' f ', 'd'].map(skaterRole)).toEqual(['forward', 'forward', 'defence']);
  });

  it('is null for goalkeepers, missing players and unknown positions', () => {
    expect(['GK1', 'GK2', '', 'XX', null].map(skaterRole)).toEqual([null, null, null, null, null]);
  });
});
