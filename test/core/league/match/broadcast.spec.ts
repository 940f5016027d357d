import { BroadcastRow, broadcastOf, broadcastProviders } from '@kampdag/core/league/match/broadcast';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const broadcast = (broadcastUrls: object | null) =>
  broadcastOf(decoded(BroadcastRow, { matchId: 1, broadcastUrls }));

describe('a broadcast (§3)', () => {
  it('is of the first provider that has an address, with its logo (§3)', () => {
    expect(broadcast({ tv2: 'https://tv2.no/1', mygame: ' https://mygame.no/1 ' })).toEqual({
      provider: 'mygame',
      url: 'https://mygame.no/1',
      logo: 'mygame',
      horizontalLogo: 'mygame-horizontal',
      logoWidth: 70,
    });
    for (const provider of broadcastProviders.filter((p) => p !== 'mygame'))
      expect(broadcast({ [provider]: 'https://x.no' })).toMatchObject({ provider, logoWidth: 50 });
  });

  it('is null without a web address', () => {
    expect(broadcast(null)).toBeNull();
    expect(broadcast({ play: '' })).toBeNull();
    expect(broadcast({ play: 'javascript:alert(1)' })).toBeNull();
    expect(broadcast({ play: 'data:text/html,x', tv2: 'http://tv2.no' })?.provider).toBe('tv2');
  });
});
