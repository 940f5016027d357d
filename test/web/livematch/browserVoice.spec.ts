import { describe, expect, it } from 'vitest';
import { voiceOf } from '../../../src/web/match/news/browserVoice.ts';

const voice = (lang: string, localService = true, isDefault = false) => ({
  lang,
  localService,
  default: isDefault,
});

describe('the voice that speaks', () => {
  const english = voice('en-US', true, true);
  const nynorsk = voice('nn-NO');
  const remote = voice('nb-NO', false);
  const android = voice('nb_NO');

  it('is one of the language of the page, however the device writes its tag', () => {
    expect(voiceOf([english, nynorsk, remote], 'no')).toBe(remote);
    expect(voiceOf([english, nynorsk], 'no')).toBe(nynorsk);
    expect(voiceOf([nynorsk, english], 'en')).toBe(english);
    expect(voiceOf([english, voice('no-NO'), nynorsk], 'no')?.lang).toBe('no-NO');
  });

  it('is one of the device before one that is asked for over the network', () => {
    expect(voiceOf([remote, android], 'no')).toBe(android);
  });

  it('is none where the device speaks other languages alone', () => {
    expect(voiceOf([english, voice('de-DE')], 'no')).toBeNull();
    expect(voiceOf([], 'en')).toBeNull();
  });
});
