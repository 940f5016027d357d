import { type ChannelSignal, type HistoryReach, viewChangedCode } from '@kampdag/core/live/wire/channel';
import type { ChannelStateChange, InboundMessage, PaginatedResult, RealtimeChannel } from 'ably';
import { defer, Subject, startWith } from 'rxjs';
import { channelMessage } from './ablyMessages.ts';

const attach = (channel: RealtimeChannel): void => {
  // A failure also arrives as a state change.
  channel.attach().catch(() => undefined);
};

/** One channel of the SDK and its subscribers. */
export type AblyAttachment = ReturnType<typeof createAttachment>;

/** Creates an attachment that has not joined its channel. */
export const createAttachment = () => {
  const signals$ = new Subject<ChannelSignal>();
  let last: ChannelSignal = { type: 'connecting' };
  let joined: RealtimeChannel | undefined;
  let delivered = false;
  /** Set if a subscriber came after messages: it needs a history beyond the attach point. */
  let joinedLate = false;

  const emit = (signal: ChannelSignal): void => {
    // A channel begins so; the first connection says it again.
    if (signal.type === 'connecting' && last.type === 'connecting') return;
    if (signal.type !== 'message') last = signal;
    signals$.next(signal);
  };

  const onMessage = (message: InboundMessage): void => {
    delivered = true;
    emit({ type: 'message', message: channelMessage(message) });
  };

  const onAttached = ({ resumed: continuous, reason }: ChannelStateChange): void => {
    if (!continuous) {
      delivered = false;
      joinedLate = false;
    }
    emit({ type: 'attached', continuous, ...(reason?.code === viewChangedCode ? { forgets: true } : {}) });
  };

  const onChange = (change: ChannelStateChange): void => {
    const { current } = change;
    if (current === 'attached') onAttached(change);
    else if (current === 'failed') emit({ type: 'refused' });
    else if (current === 'suspended') emit({ type: 'disconnected' });
  };

  /** An attached channel reports a loss of continuity by an update alone. */
  const onUpdate = (change: ChannelStateChange): void => {
    if (!change.resumed) onAttached(change);
  };

  const stopListening = (): void => {
    joined?.off(onChange);
    joined?.off(onUpdate);
    joined?.unsubscribe(onMessage);
  };

  return {
    /** The channel's signals; a new subscriber gets the current state at once. */
    signals$: defer(() => {
      joinedLate ||= delivered;
      return signals$.pipe(
        startWith<ChannelSignal>(last.type === 'attached' ? { type: 'attached', continuous: false } : last),
      );
    }),
    hasSubscribers: (): boolean => signals$.observed,
    emit,
    /** Attaches the SDK's channel and forwards its events; detaches from an earlier one. */
    join: (channel: RealtimeChannel): void => {
      stopListening();
      joined = channel;
      channel.on(['attached', 'failed', 'suspended'], onChange);
      channel.on('update', onUpdate);
      channel.subscribe(onMessage).catch(() => undefined);
      attach(channel);
    },
    /** Attaches again where the SDK does not: after a close, or a refused attach. */
    reattach: (): void => {
      if (joined !== undefined && ['initialized', 'detached', 'failed'].includes(joined.state))
        attach(joined);
    },
    /**
     * The history since a moment, up to the attach point, or up to now while the channel is not attached. Rejects before `join`.
     */
    history: async (
      range: { readonly start: number; readonly limit: number },
      reach: HistoryReach,
    ): Promise<PaginatedResult<InboundMessage>> => {
      if (joined === undefined) throw new Error('the channel is not joined');
      // The SDK still calls the channel attached while the connection is lost.
      const isBounded =
        joined.state === 'attached' && last.type === 'attached' && !joinedLate && reach !== 'now';
      return joined.history(isBounded ? { ...range, untilAttach: true } : { ...range });
    },
    /** Detaches; resolves when the service confirms, or fails to. */
    leave: async (): Promise<void> => {
      stopListening();
      await joined?.detach().catch(() => undefined);
    },
    complete: () => signals$.complete(),
  };
};
