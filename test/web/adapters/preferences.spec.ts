import { describe, expect, it } from 'vitest';
import { browserPreferences } from '../../../src/web/adapters/preferences.ts';

/** A window of which only the address is real. */
const cookiesAt = (protocol: string): readonly string[] => {
  const kept: string[] = [];
  const page = {
    location: { protocol },
    localStorage: { getItem: () => null, setItem: () => undefined },
    document: {
      set cookie(text: string) {
        kept.push(text);
      },
    },
  };
  const { saveLanguage, saveTheme, saveMenu } = browserPreferences(page as unknown as Window);
  saveLanguage('no');
  saveTheme('dark');
  saveMenu?.('rail');
  return kept;
};

describe('a visitor’s cookies', () => {
  it('are Secure over TLS, and also set without it', () => {
    expect(cookiesAt('https:')).toHaveLength(3);
    expect(cookiesAt('https:').every((cookie) => / ?; secure$/.test(cookie))).toBe(true);
    expect(cookiesAt('http:').some((cookie) => /secure/i.test(cookie))).toBe(false);
  });
});
