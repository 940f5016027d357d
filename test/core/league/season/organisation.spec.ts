import { Buffer } from 'node:buffer';
import { OrgId } from '@kampdag/core/ids';
import { logoUrl } from '@kampdag/core/league/season/organisation';
import { describe, expect, it } from 'vitest';

const logo = (orgLogoBase64: string | null) =>
  logoUrl({ orgId: OrgId(1), name: null, logoBase64: orgLogoBase64 });

const end = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (body: number): string => Buffer.concat([start, Buffer.alloc(body, 7), end]).toString('base64');

describe('a logo (wire-format §3)', () => {
  it('has its type from its first characters: png, jpg or gif', () => {
    expect(logo(png(30))).toBe(`data:image/png;base64,${png(30)}`);
    expect(logo('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
    expect(logo('R0lGODlh')).toBe('data:image/gif;base64,R0lGODlh');
  });

  it.each([30, 31, 32])('is whole when a PNG has its end, whatever its length (%i bytes within)', (body) => {
    expect(logo(png(body))).not.toBeNull();
  });

  it('is null for a truncated PNG, so that a crest is shown', () => {
    expect(logo(png(30).slice(0, 40))).toBeNull();
  });

  it('is null for anything else', () => {
    for (const text of [null, '', 'PHN2Zz4=', 'iVBORw0KGgo" onload="x']) expect(logo(text)).toBeNull();
  });
});
