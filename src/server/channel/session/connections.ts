import type { ChannelLimits } from '../access/limits.ts';

/** A connection as it outlives its sockets. */
export interface Connection {
  readonly id: string;
  readonly clientId: string | undefined;
  /** The secret to resume it with, new on every socket. */
  key: string;
  /** ACKs by msgSerial: a publish that is repeated after a resume is answered, not done again. */
  readonly acknowledged: Map<number, Buffer>;
  /** Cuts the socket it has; undefined while it has none. */
  cut: (() => void) | undefined;
  /** When it lost its socket, milliseconds since 1970. */
  lostAt: number;
}

/** The connections that are there or can be resumed. */
export interface Connections {
  readonly create: (clientId: string | undefined) => Connection;
  /** The connection of that key, with a new key and without its old socket. */
  readonly resume: (key: string, clientId: string | undefined) => Connection | undefined;
  readonly lose: (connection: Connection) => void;
  readonly forget: (connection: Connection) => void;
  /** Forgets who lost its socket too long ago. */
  readonly sweep: () => void;
  /** Forgets all who have no socket, and lets no present one be resumed. */
  readonly forgetAll: () => void;
  /** How many are there or can be resumed. */
  readonly size: () => number;
}

export const createConnections = (
  randomText: (bytes: number) => string,
  now: () => number,
  { connectionStateTtl, maxResumable }: Pick<ChannelLimits, 'connectionStateTtl' | 'maxResumable'>,
): Connections => {
  const byKey = new Map<string, Connection>();
  /** Those without a socket, who lost it first before the others. */
  const lost = new Set<Connection>();

  const forget = (connection: Connection): void => {
    byKey.delete(connection.key);
    lost.delete(connection);
  };

  const rekey = (connection: Connection): Connection => {
    byKey.delete(connection.key);
    connection.key = `${connection.id}!${randomText(12)}`;
    byKey.set(connection.key, connection);
    return connection;
  };

  const resumable = ({ cut, lostAt }: Connection): boolean =>
    cut !== undefined || now() - lostAt <= connectionStateTtl;

  return {
    create: (clientId) =>
      rekey({
        id: randomText(8),
        clientId,
        key: '',
        acknowledged: new Map(),
        cut: undefined,
        lostAt: now(),
      }),
    resume: (key, clientId) => {
      const connection = byKey.get(key);
      if (connection === undefined || connection.clientId !== clientId || !resumable(connection)) {
        return undefined;
      }
      connection.cut?.();
      lost.delete(connection);
      return rekey(connection);
    },
    lose: (connection) => {
      connection.cut = undefined;
      connection.lostAt = now();
      if (byKey.get(connection.key) !== connection) return;
      lost.add(connection);
      const [oldest] = lost;
      if (lost.size > maxResumable && oldest !== undefined) forget(oldest);
    },
    forget,
    sweep: () => {
      for (const connection of lost) if (!resumable(connection)) forget(connection);
    },
    forgetAll: () => {
      byKey.clear();
      lost.clear();
    },
    size: () => byKey.size,
  };
};
