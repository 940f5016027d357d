import { fastify } from 'fastify';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { callOf } from '../../../src/server/gateway/router.ts';
import { createLogger } from '../../../src/server/http/logging.ts';
import { type OperatorConfig, operatorPlugin } from '../../../src/server/operator/operatorPlugin.ts';
import { createSwitchboard } from '../../../src/server/operator/switchboard.ts';

const key = 'an-operators-key-of-the-right-length';

/** The operator's door alone, with what it purged and wrote to the log. */
const door = async ({
  logLevel = 'info',
  purgeLog = async () => {},
}: Partial<Pick<OperatorConfig, 'purgeLog'>> & { readonly logLevel?: 'info' | 'error' | 'silent' } = {}) => {
  const purged: string[] = [];
  const lines: Readonly<Record<string, unknown>>[] = [];
  const app = fastify();
  await app.register(
    operatorPlugin({
      key,
      switchboard: createSwitchboard({
        stores: [],
        time: () => 1,
        scheduler: { after: () => () => {} },
        onChange: () => {},
      }),
      purgeAnswer: ({ path }) => void purged.push(path),
      purgeLog,
      logger: createLogger(logLevel, {
        write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      }),
    }),
  );
  const ask = async (payload: object, bearer = key) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/operate', headers, payload });
    return { statusCode, body };
  };
  return { ask, purged, lines };
};

const match = { action: 'purgeAnswer', path: 'ta/Match?matchId=456' };
const log = { action: 'purgeLog', name: 'match:456:all' };

describe('an operator who purges', () => {
  it.each([
    'ta/Match?matchId=456',
    '/ta/Match?matchId=456',
    '/api/ta/Match?matchId=456',
    'api/ta/Match?matchId=456',
  ])('an answer names it as in the guide, or as its address: %s (§13)', async (path) => {
    const { ask, purged } = await door();
    const { statusCode, body } = await ask({ action: 'purgeAnswer', path });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('purged here; an edge may keep it')]);
    const call = callOf('ta/Match?matchId=456');
    expect(purged).toEqual(option.isSome(call) ? [call.value.path] : []);
  });

  it.each(['', 'ta/Nothing?matchId=1', 'ta/Match?matchId=x', 'https://evil.example/ta/Match?matchId=1'])(
    'nothing by an address that is no call: %j (§13)',
    async (path) => {
      const { ask, purged } = await door();
      expect((await ask({ action: 'purgeAnswer', path })).statusCode).toBe(400);
      expect(purged).toEqual([]);
    },
  );

  it('a log is told where it is kept elsewhere, and where it cannot be reached (§13)', async () => {
    const hosted = await door({ purgeLog: null });
    expect(await hosted.ask(log)).toMatchObject({ statusCode: 409, body: expect.stringContaining('hosted') });
    const away = await door({ purgeLog: () => Promise.reject(new Error('no Redis')) });
    expect(await away.ask(log)).toMatchObject({ statusCode: 503, body: expect.stringContaining('Redis') });
  });
});

describe('the log of what operators do', () => {
  it('has a line for each operation, with its words, its address and its outcome, and never the key (§13)', async () => {
    const { ask, lines } = await door({ purgeLog: null });
    await ask({ action: 'withdraw', subject: { kind: 'league', id: 7 } });
    await ask({ action: 'notice', notice: { en: 'Back at ten', nb: null } });
    await ask(match);
    await ask(log);
    await ask(match, 'guessed');
    const audit = lines.filter((line) => line['audit'] === true);
    expect(audit.map(({ operation, status, refused, from }) => [operation, status, refused, from])).toEqual([
      ['withdraw league 7', 200, undefined, '127.0.0.1'],
      ['notice {"en":"Back at ten","nb":null}', 200, undefined, '127.0.0.1'],
      ['purge answer ta/Match?matchId=456', 200, undefined, '127.0.0.1'],
      ['purge log match:456:all', 409, undefined, '127.0.0.1'],
      [undefined, undefined, true, '127.0.0.1'],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${key}|guessed`));
  });

  it.each([
    ['error', 2],
    ['silent', 0],
  ] as const)('is written at %s too, unless nothing is: %i lines (§13)', async (logLevel, count) => {
    const { ask, lines } = await door({ logLevel });
    await ask(match);
    await ask(match, 'guessed');
    expect(lines).toHaveLength(count);
  });
});
