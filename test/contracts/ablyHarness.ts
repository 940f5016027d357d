import type { ChannelName } from '@kampdag/core/live/wire/channel';
import { Subject } from 'rxjs';
import { createAblyLiveChannel, randomClientId } from '../../src/web/adapters/ably/ablyLiveChannel.ts';
import { startLiveServer } from '../server/channel/liveServer.ts';
import { openLine, type UpgradeFate } from '../support/line.ts';
import type { LiveChannelHarness } from './liveChannelContract.ts';

/** Ably's SDK and the local channel, with a proxy between them that can interfere with WebSocket upgrades. */
export const openAbly = async ({
  port = 0,
  fate,
  comeFrom,
}: {
  readonly port?: number;
  readonly fate?: UpgradeFate;
  /** Called with the origin before any request. */
  readonly comeFrom?: (origin: string) => void;
}): Promise<LiveChannelHarness> => {
  const server = await startLiveServer({ port });
  const line = await openLine(Number(new URL(server.origin).port));
  if (fate !== undefined) line.upgrades(fate);
  const origin = `http://127.0.0.1:${line.port}`;
  comeFrom?.(origin);
  const resumes$ = new Subject<void>();
  const live = createAblyLiveChannel({
    service: { kind: 'local' },
    origin,
    clientId: randomClientId((bytes) => bytes.fill(7)),
    resumes$,
    // A real connection is open after a few milliseconds.
    ...(fate === 'swallowed' ? { connectTimeout: 100 } : {}),
  });
  return {
    live,
    publish: (channel, data, timestamp) => void server.publish(channel, data, timestamp),
    drop: async () => server.channel.controls.refuseSockets(),
    restore: async () => {
      server.channel.controls.acceptSockets();
      resumes$.next();
    },
    purge: server.channel.controls.purge,
    failHistory: server.failHistory,
    slow: line.slow,
    forbidden: 'secret' as ChannelName,
    dispose: async () => {
      live.close();
      await line.close();
      await server.stop();
    },
  };
};
