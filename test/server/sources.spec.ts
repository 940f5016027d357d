import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';
import { embeddedInstallation } from '../../src/server/installation.ts';
import type { WarmUpSetting } from '../../src/server/settings.ts';
import { openSources } from '../../src/server/sources.ts';

const now = Instant(Date.parse('2026-11-21T18:00:00Z'));
const soccer = builtInDeployments.filter(({ id }) => id === 'soccer');

/** How long the sources rest while they warm up, in milliseconds: each length once, in the order of their first. */
const restsOf = async (warmUp: WarmUpSetting): Promise<readonly number[]> => {
  const rests = new Set<number>();
  const clock = { at: 0 };
  const { warm } = openSources({
    config: {
      source: 'simulated',
      seed: 1,
      sentinels: 'off',
      installation: { ...embeddedInstallation, deployments: soccer },
      warmUp,
    },
    now: () => now,
    wait: (milliseconds) => {
      rests.add(milliseconds);
      return Promise.resolve();
    },
    alarm: { after: () => () => {} },
    // So late at every look that each step is followed by a rest.
    elapsed: () => {
      clock.at += 100;
      return clock.at;
    },
    pause: () => Promise.resolve(),
    random: () => 0,
    onAttempt: () => {},
  });
  await warm();
  return [...rests];
};

describe('what is played before anybody asks (KAMPDAG_WARM_UP)', () => {
  it('is nothing when it is off', async () => {
    expect(await restsOf('off')).toEqual([]);
  });

  it('is the current season alone, or the older ones after it and at half of that pace', async () => {
    const [season = 0, ...others] = await restsOf('season');
    expect(others).toEqual([]);
    expect(season).toBeGreaterThan(0);
    const [first, older = 0] = await restsOf('all');
    expect(first).toBe(season);
    expect(older).toBeGreaterThan(season);
  });
});
