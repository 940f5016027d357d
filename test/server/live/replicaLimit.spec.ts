import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { readConfig, replicaLimit } from '../../../src/server/config.ts';

const limitWith = (environment: Readonly<Record<string, string>>): string | null => {
  const config = readConfig(environment, { read: () => null });
  if (either.isLeft(config)) throw new Error(config.left.join(' '));
  return replicaLimit(config.right);
};

/** Issue 16, point 8. */
describe('the start of a server', () => {
  const federation = {
    KAMPDAG_SOURCE: 'federation',
    KAMPDAG_UPSTREAM_ICEHOCKEY: 'https://data.example',
  };
  const key = { KAMPDAG_LOCAL_KEY: 'kampdag.local:a-secret-of-this-test' };

  it('warns that one replica is the limit if a federation’s live messages are stored in the process', () => {
    expect(limitWith({ ...federation, ...key })).toContain('One replica is the limit');
  });

  it('warns that one machine is the limit if the channel’s key is generated', () => {
    expect(limitWith({ ...federation, KAMPDAG_REDIS_URL: 'redis://store:6379' })).toContain(
      'KAMPDAG_LOCAL_KEY',
    );
  });

  it.each([
    ['the log is shared', { ...federation, ...key, KAMPDAG_REDIS_URL: 'redis://store:6379' }],
    ['Ably carries the messages', { ...federation, ABLY_KEY: 'app.key:secret' }],
    ['every replica plays the same simulation', {}],
  ])('says nothing where %s', (_, environment) => {
    expect(limitWith(environment)).toBeNull();
  });
});
