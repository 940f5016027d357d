import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { isWholePicture } from '../../../src/web/matches/wholePicture.ts';

const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const png = (body: number): string =>
  `data:image/png;base64,${Buffer.concat([Buffer.alloc(body, 7), end]).toString('base64')}`;

describe('a club’s picture', () => {
  it.each([30, 31, 32])('is whole when a PNG has its end, whatever its length (%i bytes before)', (body) => {
    expect(isWholePicture(png(body))).toBe(true);
  });

  it('is not whole when it broke on its way: a crest is to stand in', () => {
    expect(isWholePicture(png(30).slice(0, 60))).toBe(false);
  });

  it('is taken as it comes when it is of another type', () => {
    expect(isWholePicture('data:image/gif;base64,R0lGODlhAQABAAAAACw=')).toBe(true);
  });
});
