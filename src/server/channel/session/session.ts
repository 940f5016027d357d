import { either } from 'fp-ts';
import type { Scheduler } from '../../effects.ts';
import type { Access, Grant, MayRead, Reader } from '../access/access.ts';
import { mayPublish } from '../access/capability.ts';
import type { ChannelLimits } from '../access/limits.ts';
import { createAllowance } from '../access/limits.ts';
import type { Feeds } from '../feed/feed.ts';
import { createReplays } from '../feed/replays.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { ACTION, frames } from '../protocol/frames.ts';
import type { Inbound } from '../protocol/inbound.ts';
import type { Publish } from '../rest/publishing.ts';
import { createAttachments, type FrameOf } from './attachments.ts';
import type { Connection, Connections } from './connections.ts';
import type { Transport } from './transport.ts';

/** The dependencies shared by all sessions. */
export interface SessionHost {
  readonly access: Access;
  readonly feeds: Feeds;
  readonly connections: Connections;
  readonly publish: Publish;
  readonly frameOf: FrameOf;
  readonly now: () => number;
  readonly scheduler: Scheduler;
  readonly limits: ChannelLimits;
  readonly mayRead: MayRead;
  /** Called with the address of a session that was ended for its rate. */
  readonly onExcess: (address: string) => void;
}

/** The parameters of one session. */
export interface SessionInput {
  readonly transport: Transport;
  readonly connection: Connection;
  readonly grant: Grant;
  readonly reader: Reader;
  readonly echo: boolean;
  /** Whether it takes HEARTBEAT frames; otherwise WebSocket pings are sent. */
  readonly heartbeats: boolean;
  /** Why the connection could not be resumed. */
  readonly refusal?: ErrorInfo;
}

const RENEW_BEFORE = 30_000;

/** The cost of a replay of some batches, on top of its frame. */
const replayCost = (batches: number): number => 4 + Math.floor(batches / 100);

/** Opens a session: a connection with a transport. */
export const openSession = (host: SessionHost, input: SessionInput) => {
  const { transport, connection, reader } = input;
  const { limits } = host;
  let { grant } = input;
  let prompted = false;
  let ended = false;
  let beatAt = host.now();
  const rate = mayPublish(grant.capability) ? limits.publishing : limits.reading;
  const allowance = createAllowance(rate, host.now);
  const replays = createReplays(transport, host.scheduler);
  transport.drained$.subscribe(replays.pump);

  const write = (frame: Buffer): void => {
    if (!transport.isOpen()) return;
    transport.write(frame);
    if (transport.queued() > limits.maxBufferedBytes) transport.cut();
  };

  const end = (last: Buffer): void => {
    write(last);
    ended = true;
    transport.close();
  };

  /** Charges for what came over the transport, even after the end; false, ending the session, above its rate. */
  const charge = (cost: number): boolean => {
    if (allowance.take(cost)) return true;
    if (ended) return false;
    host.onExcess(reader.address);
    end(frames.disconnected(failures.tooManyFrames('more was asked for than one connection may')));
    return false;
  };

  const attachments = createAttachments({
    feeds: host.feeds,
    frameOf: host.frameOf,
    write,
    writeMissed: transport.write,
    replays,
    mayReplay: (batches) => charge(replayCost(batches)),
    grant: () => grant,
    isOwnEcho: (batch) => !input.echo && batch.connectionId === connection.id,
    maxChannels: limits.maxChannelsPerConnection,
    mayRead: (channel) => host.mayRead(channel, reader),
    views: connection.views,
  });

  const greet = (error?: ErrorInfo): void =>
    write(
      frames.connected(
        connection.id,
        {
          clientId: grant.clientId,
          connectionKey: connection.key,
          connectionStateTtl: limits.connectionStateTtl,
          maxIdleInterval: limits.maxIdleInterval,
          maxInboundRate: rate.perSecond,
        },
        error,
      ),
    );

  const publish = async ({ channel = '', msgSerial = 0, messages = [] }: Inbound): Promise<void> => {
    const answered = connection.acknowledged.get(msgSerial);
    if (answered !== undefined) return write(answered);
    const result = await host.publish({
      channel,
      messages,
      grant,
      id: `${connection.id}:${msgSerial}`,
      connectionId: connection.id,
    });
    if (either.isLeft(result)) return write(frames.nack(msgSerial, result.left));
    const ack = frames.ack(msgSerial, result.right.serials);
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

  const handle = (message: Inbound): void => {
    const { action, channel = '' } = message;
    if (action === ACTION.heartbeat) write(frames.heartbeat(message.id));
    else if (action === ACTION.attach) attachments.attach(channel, message);
    else if (action === ACTION.detach) attachments.detach(channel);
    else if (action === ACTION.message) void publish(message);
    else if (action === ACTION.presence) {
      write(frames.nack(message.msgSerial ?? 0, failures.notPermitted('presence is not supported')));
    } else if (action === ACTION.auth) void renew(message.auth?.accessToken ?? '');
    else if (action === ACTION.disconnect) transport.close();
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

  connection.cut = transport.cut;
  greet(input.refusal);

  return {
    charge,
    /** Handles a decoded frame, or ends the session for a malformed one. Does not charge. */
    receive: (frame: either.Either<ErrorInfo, Inbound>): void => {
      if (ended) return;
      if (either.isLeft(frame)) return end(frames.error(frame.left));
      try {
        handle(frame.right);
      } catch {
        // A source that throws costs this connection a retry and does not crash the server.
        end(frames.disconnected(failures.internal('the request could not be answered')));
      }
    },
    /** Called when the transport is closed. */
    lost: (): void => {
      ended = true;
      attachments.clear();
      if (connection.cut === transport.cut) host.connections.lose(connection);
    },
    /** Renews and expires tokens and sends heartbeats; called about once a second. */
    tick: (): void => {
      const now = host.now();
      const lead = Math.min(RENEW_BEFORE, (grant.expiresAt - grant.issuedAt) / 4);
      if (now >= grant.expiresAt) expire();
      else if (!prompted && now >= grant.expiresAt - lead) promptRenewal();
      if (now - beatAt < limits.maxIdleInterval - 1000) return;
      beatAt = now;
      if (input.heartbeats) write(frames.heartbeat());
      else transport.ping();
    },
    promptRenewal,
    /** Revokes its token. */
    revoke: (): void => {
      if (grant.token !== undefined) host.access.revoke(grant.token);
      expire();
    },
    /** Asks its reader to reconnect, which the SDK does at once (ably-protocol §4.2): elsewhere, as this server takes no more. */
    move: (): void => {
      if (!ended) end(frames.disconnected(failures.moving('this server is about to close')));
    },
    cut: transport.cut,
    /** The host that its reader named. */
    host: reader.host,
    /** The channels that it is attached to. */
    channels: attachments.channels,
    /** Applies a newer decision on whether a channel may be read. */
    decide: attachments.decide,
    /** Bytes buffered for its reader. */
    queued: transport.queued,
  };
};

export type Session = ReturnType<typeof openSession>;
