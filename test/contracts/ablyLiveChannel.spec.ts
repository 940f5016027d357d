import type { ChannelName } from '@kampdag/core/live/channel/channel';
import { Subject } from 'rxjs';
import { afterAll, beforeAll } from 'vitest';
import { WebSocket } from 'ws';
import { createAblyLiveChannel, randomClientId } from '../../src/web/adapters/ablyLiveChannel.ts';
import { startLiveServer } from '../server/channel/liveServer.ts';
import { openLine } from '../support/line.ts';
import { describeLiveChannel } from './liveChannelContract.ts';

const before = globalThis.WebSocket;
// Node 20 has no WebSocket of its own; the SDK's browser build takes the global one when it is loaded.
beforeAll(() => Object.assign(globalThis, { WebSocket }));
afterAll(() => Object.assign(globalThis, { WebSocket: before }));

let nextPort = 21_300;

describeLiveChannel("through Ably's SDK and the local channel", async () => {
  nextPort += 1;
  const server = await startLiveServer({ port: nextPort });
  const line = await openLine(nextPort);
  const wakes$ = new Subject<void>();
  const live = createAblyLiveChannel({
    service: { kind: 'local' },
    origin: `http://127.0.0.1:${line.port}`,
    clientId: randomClientId((bytes) => bytes.fill(7)),
    wakes$,
  });
  return {
    live,
    publish: (channel, data, timestamp) => void server.publish(channel, data, timestamp),
    drop: async () => server.channel.controls.refuseSockets(),
    restore: async () => {
      server.channel.controls.acceptSockets();
      wakes$.next();
    },
    purge: server.channel.controls.purge,
    failHistory: (times) => server.channel.controls.failHistory(times),
    slow: line.slow,
    forbidden: 'secret' as ChannelName,
    dispose: async () => {
      live.close();
      await line.close();
      await server.stop();
    },
  };
});
