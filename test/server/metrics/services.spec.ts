import { either } from 'fp-ts';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../../../src/server/config.ts';
import { openServices } from '../../../src/server/services.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

it('the metrics of a server without the Redis it is to have say so for each use', async () => {
  const config = readConfig(
    // A port on which nothing answers.
    { KAMPDAG_REDIS_URL: 'redis://127.0.0.1:9', LOG_LEVEL: 'silent' },
    { read: () => null },
  );
  if (either.isLeft(config)) throw new Error(config.left.join());
  const services = await openServices(config.right, await temporaryFolder());
  await vi.waitFor(async () => {
    const text = await services.app.metrics.text();
    expect(text).toContain('kampdag_redis_connected{use="answers"} 0\n');
    expect(text).toContain('kampdag_redis_connected{use="live"} 0\n');
    expect(text).toMatch(/^kampdag_live_connections_limit [1-9]\d*$/m);
  }, 10_000);
  services.app.channel?.close();
  await services.close();
}, 20_000);
