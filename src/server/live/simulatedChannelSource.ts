import type { ChannelName } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import type { SimulatedFederation } from '../../../fixtures/simulation/federation.ts';
import type { ChannelSource, SourceMessage } from '../channel/log/source.ts';
import { positioned } from '../channel/protocol/serials.ts';
import type { Effects } from '../effects.ts';
import type { Federations } from '../gateway/simulatedSource.ts';

/** The dependencies of the simulated channels. */
export interface SimulatedChannelConfig extends Pick<Effects, 'now' | 'scheduler'> {
  readonly federations: Federations;
}

/** Maximum milliseconds of a timer, which holds at most 24 days; longer waits are repeated. */
const longestWait = 3_600_000;

const messagesOf = (
  owner: SimulatedFederation,
  channel: ChannelName,
  now: Instant,
): readonly SourceMessage[] =>
  positioned(owner.messages(channel, now).map(({ timestamp, data }) => ({ timestamp, data })));

/**
 * The channels of all simulated matches: their messages so far, then each at its time, with one timer per followed channel. Match
 * ids are unique across sports, so all deployments share a namespace. Messages have the same positions after a restart, so that
 * clients resume across it.
 */
export const simulatedChannelSource = ({
  federations,
  now,
  scheduler,
}: SimulatedChannelConfig): ChannelSource => {
  const ownerOf = (channel: ChannelName): SimulatedFederation | undefined =>
    [...federations.values()].find(
      (federation) =>
        federation.messages(channel, now()).length > 0 || federation.nextMessageAt(channel, now()) !== null,
    );

  return {
    history: (channel) => {
      const owner = ownerOf(channel);
      return owner === undefined ? undefined : messagesOf(owner, channel, now());
    },
    follow: (channel, onMessage) => {
      const owner = ownerOf(channel);
      if (owner === undefined) return () => {};
      const waiting = { stop: () => {} };
      const wait = (since: Instant): void => {
        const next = owner.nextMessageAt(channel, since);
        if (next === null) return;
        waiting.stop = scheduler.after(Math.min(longestWait, Math.max(0, next - now())), () => emit(since));
      };
      const emit = (since: Instant): void => {
        // A timer may fire slightly early by the site's clock; then nothing is due and it is set again.
        const at = now();
        for (const message of messagesOf(owner, channel, at)) {
          if (message.timestamp > since) onMessage(message);
        }
        wait(Instant(Math.max(since, at)));
      };
      wait(now());
      return () => waiting.stop();
    },
  };
};
