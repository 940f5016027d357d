import type { ChannelSignal, HistoryReach } from '@kampdag/core/live/channel/channel';
import type { ChannelStateChange, InboundMessage, PaginatedResult, RealtimeChannel } from 'ably';
import { defer, type Observable, Subject, startWith } from 'rxjs';
import { channelMessage, reasonOf } from './ablyMessages.ts';

/** One channel of the SDK and its subscribers. */
export interface AblyAttachment {
  /** The channel's signals; a new subscriber gets the current state at once. */
  readonly signals$: Observable<ChannelSignal>;
  readonly hasSubscribers: () => boolean;
  readonly emit: (signal: ChannelSignal) => void;
  /** Attaches the SDK's channel and forwards its events; detaches from an earlier one. */
  readonly join: (channel: RealtimeChannel) => void;
  /** Attaches again where the SDK does not: after a close, or a refused attach. */
  readonly reattach: () => void;
  /** The history up to the attach point, or up to now while the channel is not attached. Rejects before `join`. */
  readonly history: (range: HistoryRange, reach: HistoryReach) => Promise<PaginatedResult<InboundMessage>>;
  /** Detaches; resolves when the service confirms, or fails to. */
  readonly leave: () => Promise<void>;
  readonly complete: () => void;
}

/** `start` in milliseconds since 1970, inclusive. */
export interface HistoryRange {
  readonly start: number;
  readonly limit: number;
}

const attach = (channel: RealtimeChannel): void => {
  // A failure also arrives as a state change.
  channel.attach().catch(() => undefined);
};

export const createAttachment = (): AblyAttachment => {
  const signals$ = new Subject<ChannelSignal>();
  let last: ChannelSignal = { type: 'connecting' };
  let joined: RealtimeChannel | undefined;
  let delivered = false;
  /** Set if a subscriber came after messages: it needs a history beyond the attach point. */
  let joinedLate = false;

  const emit = (signal: ChannelSignal): void => {
    if (signal.type !== 'message') last = signal;
    signals$.next(signal);
  };

  const onMessage = (message: InboundMessage): void => {
    delivered = true;
    emit({ type: 'message', message: channelMessage(message) });
  };

  const onAttached = (continuous: boolean): void => {
    if (!continuous) {
      delivered = false;
      joinedLate = false;
    }
    emit({ type: 'attached', continuous });
  };

  const onChange = ({ current, resumed, reason }: ChannelStateChange): void => {
    if (current === 'attached') onAttached(resumed);
    else if (current === 'failed') {
      emit({ type: 'refused', reason: reasonOf(reason, 'the channel is refused') });
    } else if (current === 'suspended') {
      emit({ type: 'disconnected', reason: reasonOf(reason, 'the channel does not answer') });
    }
  };

  /** An attached channel reports a loss of continuity by an update alone. */
  const onUpdate = ({ resumed }: ChannelStateChange): void => {
    if (!resumed) onAttached(false);
  };

  const stopListening = (): void => {
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
    hasSubscribers: () => signals$.observed,
    emit,
    join: (channel) => {
      stopListening();
      joined = channel;
      channel.on(['attached', 'failed', 'suspended'], onChange);
      channel.on('update', onUpdate);
      channel.subscribe(onMessage).catch(() => undefined);
      attach(channel);
    },
    reattach: () => {
      if (joined !== undefined && ['initialized', 'detached', 'failed'].includes(joined.state))
        attach(joined);
    },
    history: async (range, reach) => {
      if (joined === undefined) throw new Error('the channel is not joined');
      // The SDK still calls the channel attached while the connection is lost.
      const isBounded =
        joined.state === 'attached' && last.type === 'attached' && !joinedLate && reach !== 'now';
      return joined.history(isBounded ? { ...range, untilAttach: true } : { ...range });
    },
    leave: async () => {
      stopListening();
      await joined?.detach().catch(() => undefined);
    },
    complete: () => signals$.complete(),
  };
};
