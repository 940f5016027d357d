import type { LocalChannelConfig } from './channel/localChannel.ts';
import type { Config } from './config.ts';
import type { Effects } from './effects.ts';
import { type FederationConfig, federationSource } from './gateway/federationSource.ts';
import { createFederations, simulatedSource } from './gateway/simulatedSource.ts';
import type { GatewaySource } from './gateway/source.ts';
import { simulatedChannelSource } from './live/simulatedChannelSource.ts';
import { createPacing } from './pacing.ts';

/** The sources of league data and live messages. */
export interface Sources {
  readonly gateway: GatewaySource;
  /** The local live channel's source. */
  readonly channel: Pick<LocalChannelConfig, 'source'>;
  readonly close: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

type SourceSettings = Pick<Config, 'source' | 'installation' | 'seed'>;

const simulated = (config: SourceSettings, effects: Effects): Sources => {
  const federations = createFederations(config.installation.deployments, config.seed);
  const gateway = simulatedSource(federations, createPacing({ ...effects, slice: 3 }));
  const channel = simulatedChannelSource({ ...effects, federations });
  return { gateway, channel: { source: channel }, close: nothing };
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
