import { encode } from '@msgpack/msgpack';
import type { Batch } from './batch.ts';
import type { ErrorInfo } from './failures.ts';
import type { Position } from './serials.ts';

/** The supported actions of the protocol (ably-protocol §2). */
export const ACTION = {
  heartbeat: 0,
  ack: 1,
  nack: 2,
  connected: 4,
  disconnect: 5,
  disconnected: 6,
  close: 7,
  closed: 8,
  error: 9,
  attach: 10,
  attached: 11,
  detach: 12,
  detached: 13,
  presence: 14,
  message: 15,
  auth: 17,
} as const;

/** The flags that this server sets. */
export const FLAG = { resumed: 1 << 2, publish: 1 << 17, subscribe: 1 << 18 } as const;

/** The mode bits of an attach request. */
export const MODES = 0b1111 << 16;

/** Maximum bytes of a message and of a frame. */
export const MAX_MESSAGE_SIZE = 65_536;
export const MAX_FRAME_SIZE = 524_288;

/**
 * A WebSocket text frame from a server (RFC 6455 §5.2: final, unmasked). Built once and written to every subscriber: framing each
 * time costs a third more (ably-protocol §11).
 */
export const textFrame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  const { length } = payload;
  const header =
    length < 126 ? Buffer.from([0x81, length]) : Buffer.alloc(length < 65_536 ? 4 : 10, Buffer.from([0x81]));
  if (length >= 65_536) {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  } else if (length >= 126) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  }
  return Buffer.concat([header, payload]);
};

/** The text of a frame from `textFrame`. */
export const textIn = (frame: Buffer): string => {
  const length = (frame[1] ?? 0) & 0x7f;
  return frame.toString('utf8', length < 126 ? 2 : length === 126 ? 4 : 10);
};

const frame = (message: Readonly<Record<string, unknown>>): Buffer => textFrame(JSON.stringify(message));

/** Frames from the server, ready to write. */
export const frames = {
  heartbeat: (id?: string): Buffer => frame({ action: ACTION.heartbeat, id }),
  connected: (
    connectionId: string,
    details: {
      readonly clientId: string | undefined;
      readonly connectionKey: string;
      readonly connectionStateTtl: number;
      readonly maxIdleInterval: number;
      /** Frames per second that it may send continuously. */
      readonly maxInboundRate: number;
    },
    error?: ErrorInfo,
  ): Buffer =>
    frame({
      action: ACTION.connected,
      connectionId,
      connectionDetails: {
        ...details,
        maxMessageSize: MAX_MESSAGE_SIZE,
        maxFrameSize: MAX_FRAME_SIZE,
        serverId: 'local',
        siteCode: 'local',
      },
      error,
    }),
  disconnected: (error: ErrorInfo): Buffer => frame({ action: ACTION.disconnected, error }),
  closed: (): Buffer => frame({ action: ACTION.closed }),
  /** Ends the connection, or with a channel only that channel. */
  error: (error: ErrorInfo, channel?: string): Buffer => frame({ action: ACTION.error, channel, error }),
  attached: (channel: string, channelSerial: Position, flags: number, error?: ErrorInfo): Buffer =>
    frame({ action: ACTION.attached, channel, channelSerial, flags, error }),
  detached: (channel: string, error?: ErrorInfo): Buffer =>
    frame({ action: ACTION.detached, channel, error }),
  renew: (): Buffer => frame({ action: ACTION.auth }),
  ack: (msgSerial: number, serials: readonly (string | null)[]): Buffer =>
    frame({ action: ACTION.ack, msgSerial, count: 1, res: [{ serials }] }),
  nack: (msgSerial: number, error: ErrorInfo): Buffer =>
    frame({ action: ACTION.nack, msgSerial, count: 1, error }),
  message: (channel: string, batch: Batch): Buffer =>
    frame({
      action: ACTION.message,
      id: batch.id,
      channel,
      channelSerial: batch.position,
      connectionId: batch.connectionId,
      timestamp: batch.timestamp,
      messages: batch.messages,
    }),
} as const;

/** An ERROR in msgpack, for clients that request that format, which WebSockets here do not support. */
export const packedError = ({ code, statusCode, message }: ErrorInfo): Uint8Array =>
  encode({ action: ACTION.error, error: { code, statusCode, message } });
