import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isInstalled, titleWith } from '../../support/programs.ts';

const root = join(import.meta.dirname, '../../..');

/** Issue 16, point 11: a federation's installation on one machine, tried as the operator would. */
test.describe('npm run demo:federation', () => {
  test.describe.configure({ mode: 'default' });
  const running: { child?: ChildProcess } = {};
  test.afterEach(() => {
    running.child?.kill('SIGTERM');
  });

  const demo = (...args: readonly string[]) => {
    const child = spawn(process.execPath, ['src/cli/run.mjs', 'demoFederation', ...args], { cwd: root });
    running.child = child;
    const said: string[] = [];
    child.stdout.on('data', (text: Buffer) => said.push(text.toString()));
    child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
    return { child, ended: once(child, 'close'), said: () => said.join('') };
  };

  test(
    titleWith(
      'nginx',
      'finds by itself that hosts show their own sites, that what is published is heard, and that a league taken back is gone',
    ),
    async () => {
      const { ended, said } = demo('--check');
      const [code] = await ended;
      expect(said()).toMatch(/^good {2}hosts .*nobody\.example is answered 421\.$/m);
      expect(said()).toMatch(/^good {2}live .*each once and in order\.$/m);
      expect(said()).toMatch(/^good {2}hidden .*gone from 8 pages and calls/m);
      expect(said()).not.toContain('WRONG');
      if (isInstalled('redis-server')) expect(said()).toContain('heard on the other');
      else expect(said()).toContain('redis-server is not installed: it goes on with one replica.');
      if (!isInstalled('nginx'))
        expect(said()).toContain('nginx is not installed: it goes on without the edge');
      expect(code).toBe(0);
    },
  );

  test('prints addresses that answer, reports the match, and ends all of it on Ctrl-C', async ({
    request,
  }) => {
    const { child, ended, said } = demo('--speed', '60');
    await expect.poll(said, { timeout: 60_000 }).toContain('25 of ');
    const [, match = ''] = /is in play, and reported live:\n {2}(http\S+)/.exec(said()) ?? [];
    const address = new URL(match);
    const own = { headers: { host: address.host } };
    const there = `http://127.0.0.1:${address.port}`;
    // The match's report starts while the addresses are printed.
    await expect
      .poll(async () => (await request.get(`${there}${address.pathname}${address.search}`, own)).text())
      .toMatch(/<title>\d+–\d+ Tindevik Hockeyklubb – Nordlys · /);
    const opened = [...said().matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => Number(port));
    expect(new Set(opened).size).toBeGreaterThan(1);
    child.kill('SIGINT');
    const [code] = await ended;
    expect(code).toBe(0);
    for (const port of new Set(opened)) {
      await expect(request.get(`http://127.0.0.1:${port}/`), String(port)).rejects.toThrow('ECONNREFUSED');
    }
  });

  test('prints its usage for unknown arguments', async () => {
    const { ended, said } = demo('--chekc');
    const [code] = await ended;
    expect(code).toBe(2);
    expect(said()).toContain("Unknown option '--chekc'");
  });
});
