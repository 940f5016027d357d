import type { MayStillRead } from '../access/access.ts';
import type { Session } from './session.ts';

type Attached = Pick<Session, 'host' | 'channels' | 'decide'>;

/** A channel as the readers of one host read it. */
interface Reading {
  readonly host: string;
  readonly channel: string;
  readonly sessions: Attached[];
}

/** Channels asked about at once. */
const atOnce = 32;

const readingsOf = (sessions: Iterable<Attached>): readonly Reading[] => {
  const readings = new Map<string, Reading>();
  for (const session of sessions) {
    for (const channel of session.channels()) {
      const key = `${session.host} ${channel}`;
      const reading = readings.get(key) ?? { host: session.host, channel, sessions: [] };
      reading.sessions.push(session);
      readings.set(key, reading);
    }
  }
  return [...readings.values()];
};

/** Asks once for each host and channel that sessions are attached to, and tells those sessions. */
export const recheckReaders = async (
  sessions: Iterable<Attached>,
  mayStillRead: MayStillRead,
): Promise<void> => {
  const readings = readingsOf(sessions);
  const recheck = async ({ host, channel, sessions: readers }: Reading): Promise<void> => {
    const admission = await mayStillRead(channel, host);
    for (const reader of readers) reader.decide(channel, admission);
  };
  for (let at = 0; at < readings.length; at += atOnce) {
    await Promise.all(readings.slice(at, at + atOnce).map(recheck));
  }
};
