import { WebSocket } from 'ws';
import { type Collector, createCollector } from '../../support/collector.ts';

/** The fields of a frame that tests read. */
export interface RawFrame {
  readonly action: number;
  readonly channel?: string;
  readonly channelSerial?: string;
  readonly flags?: number;
  readonly connectionId?: string;
  readonly connectionDetails?: { readonly connectionKey: string; readonly maxInboundRate: number };
  readonly error?: { readonly code: number };
  readonly messages?: readonly { readonly data: string; readonly serial: string }[];
}

/** A WebSocket without the SDK's behaviour. */
export interface RawClient {
  readonly socket: WebSocket;
  readonly frames: Collector<RawFrame>;
  readonly send: (frame: unknown) => void;
  readonly closed: Promise<void>;
}

/** Opens a WebSocket on the channel; `query` has the credentials. Resolves when open. */
export const openRaw = async (
  origin: string,
  query: Readonly<Record<string, string>>,
): Promise<RawClient> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?${new URLSearchParams(query).toString()}`);
  const frames = createCollector<RawFrame>();
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as RawFrame));
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
    socket.on('error', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });
  return {
    socket,
    frames,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    closed,
  };
};
