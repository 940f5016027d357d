import type { LookupAddress } from 'node:dns';
import { describe, expect, it } from 'vitest';
import { outsideLookup } from '../../../src/server/push/outsideLookup.ts';

const outside: LookupAddress = { address: '142.250.74.10', family: 4 };
const newer: LookupAddress = { address: '2a00:1450:400f:80c::200a', family: 6 };
const inside: LookupAddress = { address: '127.0.0.1', family: 4 };

/** A resolver that answers when the test says so. */
const resolver = () => {
  const asked: { readonly host: string; readonly answer: (addresses: readonly LookupAddress[]) => void }[] =
    [];
  const lookup = outsideLookup((host, _, callback) => {
    asked.push({ host, answer: (addresses) => callback(null, addresses) });
  });
  const found: unknown[] = [];
  return {
    asked,
    found,
    find: (host: string, options: { readonly all?: boolean; readonly family?: number } = { all: true }) =>
      lookup(host, options, (error, addresses) => void found.push(error?.message ?? addresses)),
  };
};

describe('the names of push services (#37.1)', () => {
  it('are resolved once for all that ask meanwhile, two at a time: a resolver that hangs leaves threads to others', () => {
    const { asked, found, find } = resolver();
    for (let n = 0; n < 128; n += 1) find('fcm.googleapis.com');
    for (let n = 0; n < 10; n += 1) find(`${n}.push.apple.com`);
    expect(asked.map(({ host }) => host)).toEqual(['fcm.googleapis.com', '0.push.apple.com']);
    asked[0]?.answer([outside]);
    expect(found).toEqual(Array.from({ length: 128 }, () => [outside]));
    expect(asked.map(({ host }) => host)).toEqual([
      'fcm.googleapis.com',
      '0.push.apple.com',
      '1.push.apple.com',
    ]);
    find('fcm.googleapis.com');
    expect(asked).toHaveLength(3);
  });

  it('lead to no address inside, in the form and family that is asked for', () => {
    const { asked, found, find } = resolver();
    find('a');
    asked[0]?.answer([inside, outside, newer]);
    find('b', { family: 6 });
    asked[1]?.answer([inside, outside, newer]);
    find('c');
    asked[2]?.answer([inside]);
    expect(found).toEqual([[outside, newer], newer.address, 'c leads inside']);
  });
});
