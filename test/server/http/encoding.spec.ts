import { describe, expect, it } from 'vitest';
import { negotiate } from '../../../src/server/http/encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, BR;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('for "%s" is %s', (header, encoding) => {
    expect(negotiate(header)).toBe(encoding);
  });

  it('is identity without a header', () => {
    expect(negotiate(undefined)).toBe('identity');
  });
});
