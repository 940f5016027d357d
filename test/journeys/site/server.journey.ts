import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { test, withoutNetwork } from '../support/journey.ts';
import { settled } from '../support/settled.ts';
import { launch } from '../support/site.ts';

test.describe('the server', () => {
  test('ends with code 1 and one line when its port is taken', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { child, opening, printed } = await launch({ PORT: String(port) });
    other.close();
    expect(opening).toBe('ended');
    expect(child.exitCode).toBe(1);
    expect(printed()).toMatch(new RegExp(`^Port ${port} is taken\\.[^\\n]*\\n$`));
  });

  test('ends with code 1 and one line when PORT is no port', async () => {
    const { child, opening, printed } = await launch({ PORT: '80x' });
    expect(opening).toBe('ended');
    expect(child.exitCode).toBe(1);
    expect(printed()).toBe('PORT must be a whole number from 0 to 65535, not "80x".\n');
  });

  for (const [what, env, sentence] of [
    [
      'its port is taken, and a Redis is asked for',
      { KAMPDAG_REDIS_URL: 'redis://127.0.0.1:1' },
      /^Port \d+ is taken\.[^\n]*\n$/,
    ],
    [
      'the metrics have no address',
      { PORT: '0', KAMPDAG_METRICS_PORT: '22999', KAMPDAG_METRICS_HOST: 'nowhere.invalid' },
      /^KAMPDAG_METRICS_HOST nowhere\.invalid is no address[^\n]*\n$/,
    ],
  ] as const) {
    test(`ends with code 1 and one line when ${what}`, async () => {
      const other = createServer();
      other.listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const { child, opening, printed } = await launch({ PORT: String(port), LOG_LEVEL: 'silent', ...env });
      other.close();
      expect(opening).toBe('ended');
      expect(child.exitCode).toBe(1);
      expect(printed()).toMatch(sentence);
    });
  }

  test('ends in order on SIGTERM, with a page open', async ({ page, ownSite: site, troubles }) => {
    troubles.allow(withoutNetwork);
    await page.goto(site.url);
    await settled(page);
    expect(await site.stop()).toBe(0);
  });
});
