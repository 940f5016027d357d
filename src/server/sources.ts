import type { SeasonId } from '@kampdag/core/ids';
import { type Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { seasonIdOf } from '../../fixtures/simulation/numbering.ts';
import { keptYears } from '../../fixtures/simulation/season.ts';
import type { LocalChannelConfig } from './channel/localChannel.ts';
import type { Config } from './config.ts';
import type { Effects } from './effects.ts';
import { withFaultFixtures } from './gateway/faultFixtures/faultFixtures.ts';
import { type FederationConfig, federationSource } from './gateway/federationSource.ts';
import { createFederations, simulatedSource } from './gateway/simulatedSource.ts';
import type { GatewaySource } from './gateway/source.ts';
import { failingHistory, withFaultyChannels } from './live/faultyChannels.ts';
import { simulatedChannelSource } from './live/simulatedChannelSource.ts';
import { createPacing } from './pacing.ts';

/** The sources of league data and live messages. */
export interface Sources {
  readonly gateway: GatewaySource;
  /** The local live channel's source. */
  readonly channel: Pick<LocalChannelConfig, 'source' | 'failsHistory'>;
  readonly close: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** The season that holds the fault fixtures. */
const faultFixturesSeason =
  (setting: Config['faultFixtures']) =>
  ({ sport }: Deployment, at: Instant): SeasonId | null => {
    const year = keptYears(at).at(setting === 'current' ? -1 : 0);
    return year === undefined ? null : seasonIdOf(sport, year);
  };

type SourceSettings = Pick<Config, 'source' | 'installation' | 'seed' | 'faultFixtures'>;

const simulated = (config: SourceSettings, effects: Effects): Sources => {
  const federations = createFederations(config.installation.deployments, config.seed);
  const gateway = simulatedSource(federations, createPacing({ ...effects, slice: 3 }));
  const channel = simulatedChannelSource({ ...effects, federations });
  if (config.faultFixtures === 'off') return { gateway, channel: { source: channel }, close: nothing };
  return {
    gateway: withFaultFixtures(gateway, {
      seasonOf: faultFixturesSeason(config.faultFixtures),
      onTheDay: config.faultFixtures === 'current',
      wait: effects.wait,
    }),
    channel: { source: withFaultyChannels(channel, effects.now), failsHistory: failingHistory(effects.now) },
    close: nothing,
  };
};

/** The configured sources: the simulated federations, or the real ones. */
export const openSources = (
  config: SourceSettings,
  effects: Effects,
  listeners: Required<Pick<FederationConfig, 'onAttempt' | 'onBreaker'>>,
): Sources => {
  if (config.source === 'simulated') return simulated(config, effects);
  const { upstreams } = config.installation;
  const { close, ...gateway } = federationSource({ ...effects, upstreams, ...listeners });
  return { gateway, channel: {}, close };
};
