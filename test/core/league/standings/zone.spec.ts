import { zoneOfPlace, zonesOf } from '@kampdag/core/league/standings/zone';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { DeploymentCodec, deploymentJson } from '@kampdag/core/site/deploymentJson';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { simulatedDeployment } from '../../../../fixtures/simulation/simulatedDeployment.ts';

const zone = (kind: 'playoff' | 'relegation', from: number, to: number) => ({
  league: 'ehl',
  season: null,
  kind,
  from,
  to,
});
const zones = [zone('playoff', 1, 3), zone('relegation', -2, -1)];

const kindsOf = (teams: number) =>
  Array.from({ length: teams }, (_, at) => zoneOfPlace(zones, at + 1, teams)?.at(0) ?? '.').join('');

describe('what a place leads to', () => {
  it.each([
    [10, 'ppp.....rr'],
    [6, 'ppp.rr'],
    [4, 'pppr'],
    [1, 'p'],
  ])('is counted from both ends of a table of %d', (teams, kinds) => {
    expect(kindsOf(teams)).toBe(kinds);
  });

  it('applies to the named league in any case, and to the named season if any', () => {
    const lastYears = { ...zone('playoff', 1, 6), season: '2024-2025' };
    expect(zonesOf([lastYears, ...zones], 'EHL', '2025-2026')).toEqual(zones);
    expect(zonesOf([lastYears, ...zones], 'EHL', '2024-2025')).toEqual([lastYears, ...zones]);
    expect(zonesOf(zones, 'EHL treningskamper', null)).toEqual([]);
    expect(zonesOf(zones, null, null)).toEqual([]);
  });

  it.each(builtInDeployments)(
    'is nowhere of itself, and in the simulated federation of $id',
    (deployment) => {
      expect(deployment.zones).toEqual([]);
      const simulated = simulatedDeployment(deployment);
      expect(simulated.zones.length).toBeGreaterThan(0);
      expect(DeploymentCodec.decode(deploymentJson(simulated))).toEqual(either.right(simulated));
    },
  );
});
