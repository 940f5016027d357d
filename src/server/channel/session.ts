import type { Duplex } from 'node:stream';
import { either } from 'fp-ts';
import type { WebSocket } from 'ws';
import type { Access, Grant } from './access.ts';
import type { MayRead } from './admission.ts';
import { createAttachments, type FrameOf } from './attachments.ts';
import type { Connection, Connections } from './connections.ts';
import { type ErrorInfo, failures } from './failures.ts';
import type { Feeds } from './feeds.ts';
import { ACTION, frames } from './frames.ts';
import { type Inbound, readFrame } from './inbound.ts';
import type { ChannelLimits } from './limits.ts';
import type { Publish } from './publishing.ts';

/** What all sessions share. */
export interface SessionHost {
  readonly access: Access;
  readonly feeds: Feeds;
  readonly connections: Connections;
  readonly publish: Publish;
  readonly frameOf: FrameOf;
  readonly now: () => number;
  readonly limits: ChannelLimits;
  readonly mayRead: MayRead;
}

/** What one session was opened with. */
export interface SessionInput {
  readonly webSocket: WebSocket;
  readonly socket: Duplex;
  readonly connection: Connection;
  readonly grant: Grant;
  readonly echo: boolean;
  /** Whether it wants HEARTBEAT frames; WebSocket pings do otherwise. */
  readonly heartbeats: boolean;
  /** Why this is not the connection it wanted to resume. */
  readonly refusal?: ErrorInfo;
}

/** A connection while it has a socket. */
export interface Session {
  /** Renews and ends tokens, beats the heart: called about once a second. */
  readonly tick: () => void;
  readonly promptRenewal: () => void;
  /** Ends its token's life now. */
  readonly revoke: () => void;
  readonly cut: () => void;
}

const RENEW_BEFORE = 30_000;

const textOf = (data: Buffer | ArrayBuffer | readonly Buffer[]): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as ArrayBuffer).toString();

export const openSession = (host: SessionHost, input: SessionInput): Session => {
  const { webSocket, socket, connection } = input;
  let { grant } = input;
  let prompted = false;
  let beatAt = host.now();
  let burst = 0;

  const cut = (): void => webSocket.terminate();

  const write = (frame: Buffer): void => {
    if (webSocket.readyState !== webSocket.OPEN) return;
    // The prebuilt frame goes to the socket itself; ws has nothing queued, compression is off.
    socket.write(frame);
    if (socket.writableLength > host.limits.maxBufferedBytes + burst) cut();
  };

  // A backlog may be larger than the cap: cutting it would have the same backlog asked for again, for ever.
  const writeAll = (backlog: readonly Buffer[]): void => {
    if (backlog.length === 0 || webSocket.readyState !== webSocket.OPEN) return;
    for (const frame of backlog) socket.write(frame);
    burst = socket.writableLength;
  };
  socket.on('drain', () => {
    burst = 0;
  });

  const attachments = createAttachments({
    feeds: host.feeds,
    frameOf: host.frameOf,
    write,
    writeAll,
    grant: () => grant,
    isOwnEcho: (batch) => !input.echo && batch.connectionId === connection.id,
    maxChannels: host.limits.maxChannelsPerConnection,
    mayRead: host.mayRead,
  });

  const end = (last: Buffer): void => {
    write(last);
    webSocket.close();
  };

  const greet = (error?: ErrorInfo): void =>
    write(
      frames.connected(
        connection.id,
        {
          clientId: grant.clientId,
          connectionKey: connection.key,
          connectionStateTtl: host.limits.connectionStateTtl,
          maxIdleInterval: host.limits.maxIdleInterval,
        },
        error,
      ),
    );

  const publish = ({ channel = '', msgSerial = 0, messages = [] }: Inbound): void => {
    const answered = connection.acknowledged.get(msgSerial);
    if (answered !== undefined) return write(answered);
    const result = host.publish({
      channel,
      messages,
      grant,
      id: `${connection.id}:${msgSerial}`,
      connectionId: connection.id,
    });
    if (either.isLeft(result)) return write(frames.nack(msgSerial, result.left));
    const ack = frames.ack(
      msgSerial,
      result.right.messages.map(({ serial }) => serial),
    );
    connection.acknowledged.set(msgSerial, ack);
    connection.acknowledged.delete(msgSerial - 1000);
    return write(ack);
  };

  const renew = async (token: string): Promise<void> => {
    const renewed = await host.access.check({ type: 'token', token }, connection.clientId);
    if (either.isLeft(renewed)) return end(frames.error(renewed.left));
    grant = renewed.right;
    prompted = false;
    greet();
    return attachments.recheck();
  };

  const receive = (message: Inbound): void => {
    const { action, channel = '' } = message;
    if (action === ACTION.heartbeat) write(frames.heartbeat(message.id));
    else if (action === ACTION.attach) attachments.attach(channel, message);
    else if (action === ACTION.detach) attachments.detach(channel);
    else if (action === ACTION.message) publish(message);
    else if (action === ACTION.presence) {
      write(frames.nack(message.msgSerial ?? 0, failures.notPermitted('presence is not spoken here')));
    } else if (action === ACTION.auth) void renew(message.auth?.accessToken ?? '');
    else if (action === ACTION.disconnect) webSocket.close();
    else if (action === ACTION.close) {
      host.connections.forget(connection);
      end(frames.closed());
    }
  };

  const expire = (): void => end(frames.disconnected(failures.tokenExpired('the token has expired')));

  const promptRenewal = (): void => {
    prompted = true;
    write(frames.renew());
  };

  connection.cut = cut;
  webSocket.on('message', (data) => {
    const message = readFrame(textOf(data));
    if (either.isLeft(message)) end(frames.error(message.left));
    else {
      try {
        receive(message.right);
      } catch {
        // A source that throws costs this connection a retry, not the server its life.
        end(frames.disconnected(failures.internal('the request could not be answered')));
      }
    }
  });
  webSocket.on('close', () => {
    attachments.clear();
    if (connection.cut === cut) host.connections.lose(connection);
  });
  greet(input.refusal);

  return {
    tick: () => {
      const now = host.now();
      const lead = Math.min(RENEW_BEFORE, (grant.expiresAt - grant.issuedAt) / 4);
      if (now >= grant.expiresAt) expire();
      else if (!prompted && now >= grant.expiresAt - lead) promptRenewal();
      if (now - beatAt < host.limits.maxIdleInterval - 1000) return;
      beatAt = now;
      if (input.heartbeats) write(frames.heartbeat());
      else if (webSocket.readyState === webSocket.OPEN) webSocket.ping();
    },
    promptRenewal,
    revoke: () => {
      if (grant.token !== undefined) host.access.revoke(grant.token);
      expire();
    },
    cut,
  };
};
