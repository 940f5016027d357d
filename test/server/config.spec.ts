import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';

const read = (environment: Readonly<Record<string, string>>) => readConfig(environment);

const control = (environment: Readonly<Record<string, string>>) =>
  either.toUnion(either.map(({ control: on }: { readonly control: boolean }) => on)(read(environment)));

describe('the configuration', () => {
  it('needs nothing: port 4173 of this machine alone, the real time, the local channel', () => {
    expect(read({})).toMatchObject(
      either.right({
        port: 4173,
        host: 'localhost',
        now: null,
        ablyKey: null,
        control: true,
        logLevel: 'warn',
      }),
    );
  });

  it('takes an empty setting as none', () => {
    expect(read({ PORT: '', ABLY_KEY: ' ' })).toEqual(read({}));
  });

  it.each([
    ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535, not "abc".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['PORT', '80.5', 'PORT must be a whole number from 0 to 65535, not "80.5".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, not "a b".'],
    [
      'KAMPDAG_DEPLOYMENT',
      'curling',
      'KAMPDAG_DEPLOYMENT must be one of icehockey, basketball, volleyball, soccer, not "curling".',
    ],
    [
      'KAMPDAG_NOW',
      'yesterday',
      'KAMPDAG_NOW must be a moment such as 2026-10-10T18:30:00+02:00, or milliseconds since 1970, not "yesterday".',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
    ],
  ])('says in a sentence what is wrong with %s=%s', (name, value, sentence) => {
    expect(read({ [name]: value })).toEqual(either.left([sentence]));
  });

  it('says all that is wrong at once, and never repeats a key', () => {
    const problems = read({ PORT: 'x', ABLY_KEY: 'app.key-without-colon-s3cr3t' });
    expect(problems).toEqual(
      either.left([
        'PORT must be a whole number from 0 to 65535, not "x".',
        'ABLY_KEY must be a key of the form app.key:secret.',
      ]),
    );
  });

  it('takes a moment with its zone, or milliseconds', () => {
    const moment = Date.UTC(2026, 9, 10, 16, 30);
    expect(read({ KAMPDAG_NOW: '2026-10-10T18:30:00+02:00' })).toMatchObject(either.right({ now: moment }));
    expect(read({ KAMPDAG_NOW: String(moment) })).toMatchObject(either.right({ now: moment }));
    expect(either.isLeft(read({ KAMPDAG_NOW: '2026-10-10T18:30:00' }))).toBe(true);
  });

  it('lets recordings be played in on this machine alone, unless told, and never with the hosted service', () => {
    expect(control({ HOST: '127.0.0.1' })).toBe(true);
    expect(control({ HOST: '0.0.0.0' })).toBe(false);
    expect(control({ HOST: '0.0.0.0', KAMPDAG_CONTROL: 'on' })).toBe(true);
    expect(control({ KAMPDAG_CONTROL: 'off' })).toBe(false);
    expect(control({ ABLY_KEY: 'app.key:secret', KAMPDAG_CONTROL: 'on' })).toBe(false);
  });
});
