import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import { tap } from 'rxjs';
import type { ServerClock } from './serverClock.ts';

/** The same channel, with the clock synchronized by each live message. History is old and does not count. */
export const withClockSync = (
  clock: Pick<ServerClock, 'messageArrived'>,
  channel: LiveChannel,
): LiveChannel => ({
  ...channel,
  signals$: (name) =>
    channel.signals$(name).pipe(
      tap((signal) => {
        if (signal.type === 'message') clock.messageArrived(signal.message.timestamp);
      }),
    ),
});
