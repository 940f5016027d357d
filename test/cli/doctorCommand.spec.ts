import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { either } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../src/cli/demo/processes.ts';
import { examineAll } from '../../src/cli/doctor/examination.ts';
import { examineLive, examineRedis } from '../../src/cli/doctor/live.ts';
import { readConfig } from '../../src/server/config.ts';
import { isInstalled, titleWith } from '../support/programs.ts';
import { startRedis } from '../support/redis.ts';

const secret = 'a-secret-that-nobody-prints-0123456789';
const state = { folder: '' };
beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'kampdag-doctor-'));
});
afterAll(() => rm(state.folder, { recursive: true }));

const doctor = async (settings: string | null, ...more: readonly string[]) => {
  const file = join(state.folder, 'kampdag.env');
  if (settings !== null) await writeFile(file, settings);
  const told: string[] = [];
  const args = [...(settings === null ? [] : ['--env', file]), ...more];
  const code = await examineAll(args, {}, (line) => void told.push(line));
  return { code, said: told.join('\n') };
};

/** Issue 16, point 10: configuration that cannot lie. */
describe('npm run doctor', () => {
  it('reports every fault in the settings as the server does, and ends with 1', async () => {
    const settings = {
      KAMPDAG_SOURCE: 'federation',
      KAMPDAG_SEDE: '3',
      KAMPDAG_REDIS_URL: `http://user:${secret}@localhost`,
    };
    const read = readConfig(settings, { read: () => null });
    const text = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const { code, said } = await doctor(text.join('\n'));
    expect(code).toBe(1);
    expect(either.isLeft(read) ? read.left.map((line) => `WRONG ${line}`) : []).toEqual(said.split('\n'));
    expect(said).not.toContain(secret);
  });

  it('checks the machine and a federation, and ends with 1 if one is down', async () => {
    const { code, said } = await doctor(
      [
        'KAMPDAG_SOURCE=federation',
        'KAMPDAG_UPSTREAM_VOLLEYBALL=http://127.0.0.1:1',
        `KAMPDAG_LOCAL_KEY=kampdag.live:${secret}`,
        `KAMPDAG_REDIS_URL=redis://:${secret}@127.0.0.1:1`,
      ].join('\n'),
    );
    expect(said).toContain('good  The settings can be read');
    expect(said).toContain('WRONG Redis cannot be used (ECONNREFUSED): see KAMPDAG_REDIS_URL.');
    expect(said).toMatch(
      /good {2}The own live channel works here: token, subscription and a message in \d+ ms\./,
    );
    expect(said).toContain('it cannot be reached (ECONNREFUSED)');
    expect(said).not.toContain(secret);
    expect(code).toBe(1);
  });

  it('prints its usage', async () => {
    const [misspelt, lost] = await Promise.all([
      doctor(null, '--evn', 'x'),
      doctor(null, '--env', '/nowhere.env'),
    ]);
    expect(misspelt).toMatchObject({ code: 2, said: expect.stringContaining("'--evn'") });
    expect(lost).toEqual({ code: 1, said: 'WRONG /nowhere.env cannot be read.' });
  });

  it('receives messages on an encrypted channel too', async () => {
    const read = readConfig(
      { KAMPDAG_LOCAL_KEY: `kampdag.live:${secret}`, KAMPDAG_CHANNEL_KEY: `${'A'.repeat(43)}=` },
      { read: () => null },
    );
    if (either.isLeft(read)) throw new Error(read.left.join());
    expect(await examineLive(read.right)).toMatchObject({ grade: 'good' });
  });

  it.skipIf(!isInstalled('redis-server'))(
    titleWith('redis-server', 'finds a Redis that takes streams, and leaves nothing in it'),
    async () => {
      const port = await freePort();
      const redis = await startRedis(port);
      try {
        const found = await examineRedis(redis.url);
        expect(found).toMatchObject({
          grade: 'good',
          lines: [expect.stringMatching(/^Redis [5-9]\S* answers in \d+ ms/)],
        });
        const client = await createClient({ url: redis.url }).connect();
        expect(await client.dbSize()).toBe(0);
        client.destroy();
        const refused = await examineRedis(`redis://nobody:${secret}@127.0.0.1:${port}`);
        expect(refused).toMatchObject({ grade: 'wrong', lines: [expect.stringContaining('(WRONGPASS)')] });
        expect(JSON.stringify(refused)).not.toContain(secret);
      } finally {
        await redis.kill();
      }
    },
  );
});
