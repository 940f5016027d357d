import { describe, expect, it } from 'vitest';
import { voiceOf } from '../../../src/web/match/news/browserVoice.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

describe('the browser voice', () => {
  const english = voice('en-US', true, true);
  const nynorsk = voice('nn-NO');
  const remote = voice('nb-NO', false);
  const android = voice('nb_NO');

  it('speaks the page’s language, however the device writes its tag', () => {
    expect(voiceOf([english, nynorsk, remote], 'no')).toBe(remote);
    expect(voiceOf([english, nynorsk], 'no')).toBe(nynorsk);
    expect(voiceOf([nynorsk, english], 'en')).toBe(english);
    expect(voiceOf([english, voice('no-NO'), nynorsk], 'no')?.lang).toBe('no-NO');
  });

  it('is preferably on the device', () => {
    expect(voiceOf([remote, android], 'no')).toBe(android);
  });

  it('is missing where the device has only other languages', () => {
    expect(voiceOf([english, voice('de-DE')], 'no')).toBeNull();
    expect(voiceOf([], 'en')).toBeNull();
  });
});
