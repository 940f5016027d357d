import type { SeasonId } from '@kampdag/core/ids';
import { type Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { seasonIdOf } from '../../fixtures/simulation/numbering.ts';
import { keptYears } from '../../fixtures/simulation/season.ts';
import type { LocalChannelConfig } from './channel/localChannel.ts';
import type { Scheduler } from './channel/log/scheduler.ts';
import type { Config } from './config.ts';
import { withFaultFixtures } from './gateway/faultFixtures/faultFixtures.ts';
import { type FederationConfig, federationSource } from './gateway/federationSource.ts';
import { createFederations, simulatedSource } from './gateway/simulatedSource.ts';
import type { GatewaySource } from './gateway/source.ts';
import { failingHistory, withFaultyChannels } from './live/faultyChannels.ts';
import { simulatedChannelSource } from './live/simulatedChannelSource.ts';
import { createPacing } from './pacing.ts';
import type { FaultFixturesSetting } from './settings.ts';

/** The sources of league data and live messages. */
export interface Sources {
  readonly gateway: GatewaySource;
  /** The local live channel's source. */
  readonly channel: Pick<LocalChannelConfig, 'source' | 'failsHistory'>;
  readonly close: () => Promise<void>;
}

/** The dependencies of sources; every effect is injected. */
export interface SourcesConfig {
  readonly config: Pick<Config, 'source' | 'installation' | 'seed' | 'faultFixtures'>;
  readonly now: () => Instant;
  readonly wait: (milliseconds: number) => Promise<unknown>;
  readonly scheduler: Scheduler;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Resolves after pending events have been handled. */
  readonly pause: () => Promise<unknown>;
  readonly onAttempt: NonNullable<FederationConfig['onAttempt']>;
}

const nothing = (): Promise<void> => Promise.resolve();

/** Milliseconds of simulated play in one slice, for which other requests wait at most. */
const slice = 3;

/** The season that holds the fault fixtures. */
const faultFixturesSeason =
  (setting: FaultFixturesSetting) =>
  ({ sport }: Deployment, at: Instant): SeasonId | null => {
    const year = keptYears(at).at(setting === 'current' ? -1 : 0);
    return year === undefined ? null : seasonIdOf(sport, year);
  };

const simulated = ({ config, now, wait, scheduler, elapsed, pause }: SourcesConfig): Sources => {
  const federations = createFederations(config.installation.deployments, config.seed);
  const gateway = simulatedSource(federations, createPacing({ elapsed, pause, slice }));
  const channel = simulatedChannelSource({ federations, now, scheduler });
  if (config.faultFixtures === 'off') return { gateway, channel: { source: channel }, close: nothing };
  return {
    gateway: withFaultFixtures(gateway, {
      seasonOf: faultFixturesSeason(config.faultFixtures),
      onTheDay: config.faultFixtures === 'current',
      wait,
    }),
    channel: { source: withFaultyChannels(channel, now), failsHistory: failingHistory(now) },
    close: nothing,
  };
};

/** The configured sources: the simulated federations, or the real ones. */
export const openSources = (sources: SourcesConfig): Sources => {
  if (sources.config.source === 'simulated') return simulated(sources);
  const { upstreams } = sources.config.installation;
  const { close, ...gateway } = federationSource({
    upstreams,
    onAttempt: sources.onAttempt,
    elapsed: sources.elapsed,
    now: sources.now,
    random: sources.random,
  });
  return { gateway, channel: {}, close };
};
