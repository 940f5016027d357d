import type { ChannelMessage, ChannelName } from '@kampdag/core/live/channel/channel';
import { Instant } from '@kampdag/core/time/instant';
import type { SimulatedFederation } from '../../../fixtures/simulation/federation.ts';
import type { Scheduler } from '../channel/log/scheduler.ts';
import type { ChannelSource, SourceMessage } from '../channel/log/source.ts';
import { positionsOf } from '../channel/protocol/serials.ts';
import type { Federations } from '../federations.ts';

/** What the simulated channels are made of. */
export interface SimulatedChannelConfig {
  readonly federations: Federations;
  readonly now: () => Instant;
  readonly scheduler: Scheduler;
}

/** Timers hold at most 24 days; a wait longer than an hour is simply looked at again. */
const longestWait = 3_600_000;

const placed = (messages: readonly ChannelMessage[]): readonly SourceMessage[] => {
  const positions = positionsOf(messages.map(({ timestamp }) => timestamp));
  return messages.flatMap(({ timestamp, data }, index) => {
    const position = positions[index];
    return position === undefined ? [] : [{ position, timestamp, data }];
  });
};

/**
 * The channels of all simulated matches: their messages so far, then each at its time, one timer for each channel that is
 * followed. Match ids are unique over the sports, so one namespace holds all deployments. The same messages have the same places
 * after a restart, so that clients resume across it.
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
      return owner === undefined ? undefined : placed(owner.messages(channel, now()));
    },
    follow: (channel, onMessage) => {
      const owner = ownerOf(channel);
      if (owner === undefined) return () => {};
      const waiting = { stop: () => {} };
      const wait = (told: Instant): void => {
        const next = owner.nextMessageAt(channel, told);
        if (next === null) return;
        waiting.stop = scheduler.after(Math.min(longestWait, Math.max(0, next - now())), () => tell(told));
      };
      const tell = (told: Instant): void => {
        // A timer may fire a little early by the site's clock; then nothing is due and it is set again.
        const at = now();
        for (const message of placed(owner.messages(channel, at))) {
          if (message.timestamp > told) onMessage(message);
        }
        wait(Instant(Math.max(told, at)));
      };
      wait(now());
      return () => waiting.stop();
    },
  };
};
