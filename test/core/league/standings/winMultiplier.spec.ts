import { pointsPerMatch, winMultiplier } from '@kampdag/core/league/standings/winMultiplier';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { DeploymentCodec, deploymentJson } from '@kampdag/core/site/deploymentJson';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

describe('the points of a win (§9)', () => {
  it.each(builtInDeployments)(
    'are three in the specification’s leagues, two in all others: $id',
    (deployment) => {
      for (const name of [
        'EHL',
        'EHL treningskamper',
        '1.div menn senior',
        'Bambusa-ligaen',
        '2.div menn senior',
        'U20 Elite',
        'U18 Elite Nord',
      ])
        expect(winMultiplier(name, deployment)).toBe(3);
      for (const name of ['1.div kvinner', '1.div menn', 'U16 Elite', 'ehl', ''])
        expect(winMultiplier(name, deployment)).toBe(2);
    },
  );

  it('are three in the leagues that a deployment names, and in no others', () => {
    const own = { ...defaultDeployment, threePointLeagues: ['Eliteserien'] };
    expect(winMultiplier('Eliteserien kvinner', own)).toBe(3);
    expect(winMultiplier('EHL', own)).toBe(2);
    expect(winMultiplier('Eliteserien', { ...own, threePointLeagues: [] })).toBe(2);
  });

  it('are the specification’s where a file names no leagues, also to a page, and never those of an empty name (R1)', () => {
    const { threePointLeagues, ...unnamed } = deploymentJson(defaultDeployment);
    expect(threePointLeagues).toBeNull();
    expect(DeploymentCodec.decode(unnamed)).toEqual(either.right(defaultDeployment));
    const own = { ...defaultDeployment, threePointLeagues: ['Eliteserien'] };
    expect(DeploymentCodec.decode(deploymentJson(own))).toEqual(either.right(own));
    expect(either.isLeft(DeploymentCodec.decode({ ...unnamed, threePointLeagues: [''] }))).toBe(true);
  });
});

describe('the points available in a match (reading 38)', () => {
  it.each([
    ['volleyball', 2, 3],
    ['soccer', 2, 3],
    ['basketball', 3, 3],
    ['icehockey', 2, 2],
    ['icehockey', 3, 3],
    ['handball', 2, 2],
  ] as const)('are in %s, with the multiplier %i, %i', (sport, multiplier, points) => {
    expect(pointsPerMatch(sportOf(sport), multiplier)).toBe(points);
  });
});
