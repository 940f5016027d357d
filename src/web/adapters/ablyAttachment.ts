import type { ChannelSignal, HistoryReach } from '@kampdag/core/live/channel/channel';
import type { ChannelStateChange, InboundMessage, PaginatedResult, RealtimeChannel } from 'ably';
import { defer, type Observable, Subject, startWith } from 'rxjs';
import { channelMessage, reasonOf } from './ablyMessages.ts';

/** One channel of the SDK and those who watch it. */
export interface AblyAttachment {
  /** What becomes known of the channel; who subscribes is told at once how things stand. */
  readonly signals$: Observable<ChannelSignal>;
  readonly isWatched: () => boolean;
  readonly tell: (signal: ChannelSignal) => void;
  /** Follows the SDK's channel and attaches it; follows no earlier one any more. */
  readonly join: (channel: RealtimeChannel) => void;
  /** Attaches again where the SDK does not by itself: after a close, or an attach that was refused. */
  readonly ensure: () => void;
  /** Up to the attach point; while the channel is not attached, whatever there is. Rejects before the channel is joined. */
  readonly history: (range: HistoryRange, reach: HistoryReach) => Promise<PaginatedResult<InboundMessage>>;
  /** Detaches; done when the service said so, or never will. */
  readonly leave: () => Promise<void>;
  readonly complete: () => void;
}

/** `start` in milliseconds since 1970, inclusive. */
export interface HistoryRange {
  readonly start: number;
  readonly limit: number;
}

const attach = (channel: RealtimeChannel): void => {
  // What goes wrong comes as a change of state too.
  channel.attach().catch(() => undefined);
};

export const createAttachment = (): AblyAttachment => {
  const signals$ = new Subject<ChannelSignal>();
  let last: ChannelSignal = { type: 'connecting' };
  let joined: RealtimeChannel | undefined;
  let delivered = false;
  /** A watcher that came after messages had passed needs a history that reaches further than the attach point. */
  let joinedLate = false;

  const tell = (signal: ChannelSignal): void => {
    if (signal.type !== 'message') last = signal;
    signals$.next(signal);
  };

  const onMessage = (message: InboundMessage): void => {
    delivered = true;
    tell({ type: 'message', message: channelMessage(message) });
  };

  const onAttached = (continuous: boolean): void => {
    if (!continuous) {
      delivered = false;
      joinedLate = false;
    }
    tell({ type: 'attached', continuous });
  };

  const onChange = ({ current, resumed, reason }: ChannelStateChange): void => {
    if (current === 'attached') onAttached(resumed);
    else if (current === 'failed') {
      tell({ type: 'refused', reason: reasonOf(reason, 'the channel is refused') });
    } else if (current === 'suspended') {
      tell({ type: 'disconnected', reason: reasonOf(reason, 'the channel does not answer') });
    }
  };

  /** While the channel is attached, its loss of continuity comes as an update alone. */
  const onUpdate = ({ resumed }: ChannelStateChange): void => {
    if (!resumed) onAttached(false);
  };

  const part = (): void => {
    joined?.off(onChange);
    joined?.off(onUpdate);
    joined?.unsubscribe(onMessage);
  };

  return {
    signals$: defer(() => {
      joinedLate ||= delivered;
      return signals$.pipe(
        startWith<ChannelSignal>(last.type === 'attached' ? { type: 'attached', continuous: false } : last),
      );
    }),
    isWatched: () => signals$.observed,
    tell,
    join: (channel) => {
      part();
      joined = channel;
      channel.on(['attached', 'failed', 'suspended'], onChange);
      channel.on('update', onUpdate);
      channel.subscribe(onMessage).catch(() => undefined);
      attach(channel);
    },
    ensure: () => {
      if (joined !== undefined && ['initialized', 'detached', 'failed'].includes(joined.state))
        attach(joined);
    },
    history: async (range, reach) => {
      if (joined === undefined) throw new Error('the channel is not joined');
      // While the connection is lost the SDK still calls the channel attached.
      const isBounded =
        joined.state === 'attached' && last.type === 'attached' && !joinedLate && reach !== 'now';
      return joined.history(isBounded ? { ...range, untilAttach: true } : { ...range });
    },
    leave: async () => {
      part();
      await joined?.detach().catch(() => undefined);
    },
    complete: () => signals$.complete(),
  };
};
