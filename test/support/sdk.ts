import { type ChannelStateChange, type ClientOptions, type InboundMessage, Realtime } from 'ably';
import { sdkOptions } from '../../src/cli/demo/sdkOptions.ts';
import { createCollector } from './collector.ts';

/** Options of a visitor of the site at a port, with its tokens. */
export const visitorOptions = (port: number): ClientOptions => ({
  ...sdkOptions(port),
  clientId: 'web-1',
  authUrl: `http://127.0.0.1:${port}/api/live/token`,
});

/** A visitor that follows a channel, what it receives, and the channel's states. */
export const followWith = async (options: ClientOptions, name: string) => {
  const client = new Realtime(options);
  const received = createCollector<InboundMessage>();
  const changes = createCollector<ChannelStateChange>();
  const live = client.channels.get(name);
  await live.subscribe((message) => received.push(message));
  live.on((change) => changes.push(change));
  return { client, live, received, changes };
};
