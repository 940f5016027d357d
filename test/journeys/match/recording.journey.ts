import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { playsShown } from '../support/matches.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';

const root = join(import.meta.dirname, '../../..');

test.use({ siteOptions: publishing });

test('a published recording appears on the page, and is gone when publishing stops', async ({
  page,
  request,
  site,
}) => {
  const player = spawn(
    process.execPath,
    [
      'src/cli/run.mjs',
      'replay',
      'fixtures/recordings/hockey-plain-win.jsonl',
      '--serve',
      '--speed',
      '240',
      '--url',
      site.url,
    ],
    {
      cwd: root,
      env: { ...process.env, KAMPDAG_LOCAL_KEY: replayKey },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const first = String((await once(player.stdout, 'data'))[0]);
  const address = first.split('\n')[0] ?? '';
  expect(address).toMatch(/^http:\/\/localhost:\d+\/livematch\?/);
  await page.goto(address);
  await expect.poll(async () => (await playsShown(page)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const soFar = (await playsShown(page)).length;
  await expect.poll(async () => (await playsShown(page)).length, { timeout: 30_000 }).toBeGreaterThan(soFar);

  const matchId = new URL(address).searchParams.get('matchId');
  const row = () =>
    request.post(`${site.url}/api/gateway`, { data: { path: `ta/Match?matchId=${matchId}` } });
  expect(await (await row()).json()).toMatchObject({ liveClientType: 'Advanced', matchResult: null });
  player.kill('SIGINT');
  expect(await once(player, 'close')).toEqual([0, null]);
  expect(await (await row()).json()).not.toMatchObject({ matchResult: null });
});
