import { OrgId } from '@kampdag/core/ids';
import { logoUrl } from '@kampdag/core/league/organisation';
import { describe, expect, it } from 'vitest';

const logo = (orgLogoBase64: string | null) =>
  logoUrl({ orgId: OrgId(1), name: null, logoBase64: orgLogoBase64 });

describe('a logo (wire-format §3)', () => {
  it('is told by its first letters: png, jpg or gif', () => {
    expect(logo('iVBORw0KGgoAAA==')).toBe('data:image/png;base64,iVBORw0KGgoAAA==');
    expect(logo('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
    expect(logo('R0lGODlh')).toBe('data:image/gif;base64,R0lGODlh');
  });

  it('is none for anything else', () => {
    for (const text of [null, '', 'PHN2Zz4=', 'iVBORw0KGgo" onload="x']) expect(logo(text)).toBeNull();
  });
});
