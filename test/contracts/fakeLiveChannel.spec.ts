import type { ChannelName } from '@kampdag/core/live/wire/channel';
import { createFakeLiveChannel } from '../support/fakeLiveChannel.ts';
import { describeLiveChannel } from './liveChannelContract.ts';

describeLiveChannel('driven by a test', async () => {
  const live = createFakeLiveChannel();
  const forbidden = 'secret' as ChannelName;
  live.refuse(forbidden);
  return {
    live,
    publish: (channel, data, timestamp) =>
      void live.publish(channel, data, timestamp === undefined ? {} : { timestamp }),
    drop: async () => live.drop(),
    restore: async () => live.restore(),
    purge: live.purge,
    failHistory: (times) => live.failHistory(times),
    slow: () => undefined,
    forbidden,
    dispose: async () => undefined,
  };
});
