import type { ChannelSignal, LiveChannel } from '@kampdag/core/live/channel';
import { taskEither } from 'fp-ts';
import { catchError, concat, defer, from, NEVER, type Observable, of, switchMap, timer } from 'rxjs';

/** How long after a failed load the next is tried, in milliseconds. */
const untilNextAttempt = 5_000;

/**
 * A live channel that is loaded when the first subscription asks for it (specification §4: "created once on first need").
 * Like the port it stands for it heals by itself: when loading fails it is tried again.
 */
export const lazyLiveChannel = (load: () => Promise<LiveChannel>): LiveChannel => {
  let loading: Promise<LiveChannel> | null = null;
  const loaded = (): Promise<LiveChannel> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    signals$: (channel) => {
      const attempt$: Observable<ChannelSignal> = defer(() => from(loaded())).pipe(
        switchMap((live) => live.signals$(channel)),
        catchError((error: unknown) =>
          concat(
            of<ChannelSignal>({ type: 'disconnected', reason: `not loaded: ${String(error)}` }),
            timer(untilNextAttempt).pipe(switchMap(() => attempt$)),
          ),
        ),
      );
      return attempt$;
    },
    history: (channel, since) =>
      taskEither.flatten(
        taskEither.tryCatch(
          async () => (await loaded()).history(channel, since),
          (error) => ({ type: 'ChannelFailure' as const, message: `not loaded: ${String(error)}` }),
        ),
      ),
    reconnect: () => {
      loading?.then((live) => live.reconnect()).catch(() => undefined);
    },
  };
};

/** A channel on which nothing happens: the server renders what is known and subscribes to nothing. */
export const silentLiveChannel: LiveChannel = {
  signals$: () => NEVER,
  history: () => taskEither.right({ messages: [] }),
  reconnect: () => undefined,
};
