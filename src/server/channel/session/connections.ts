import type { View } from '../access/access.ts';
import type { ChannelLimits } from '../access/limits.ts';

/** A connection, which may outlive its sockets. */
export interface Connection {
  readonly id: string;
  readonly clientId: string | undefined;
  /** The secret for resuming it, renewed with every socket. */
  key: string;
  /** ACKs by msgSerial: a publish repeated after a resume is only acknowledged again. */
  readonly acknowledged: Map<number, Buffer>;
  /** The view in which it was last shown each channel. */
  readonly views: Map<string, View>;
  /** Cuts its socket; undefined without one. */
  cut: (() => void) | undefined;
  /** When it lost its socket, in milliseconds since 1970. */
  lostAt: number;
}

/** The connected and the resumable connections; starts without any. */
export const createConnections = (
  randomText: (bytes: number) => string,
  now: () => number,
  { connectionStateTtl, maxResumable }: Pick<ChannelLimits, 'connectionStateTtl' | 'maxResumable'>,
) => {
  const byKey = new Map<string, Connection>();
  /** Connections without a socket, in the order in which they lost it. */
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
    create: (clientId: string | undefined): Connection =>
      rekey({
        id: randomText(8),
        clientId,
        key: '',
        acknowledged: new Map(),
        views: new Map(),
        cut: undefined,
        lostAt: now(),
      }),
    /** Resumes the connection of a key, with a new key and without its old socket. */
    resume: (key: string, clientId: string | undefined): Connection | undefined => {
      const connection = byKey.get(key);
      if (connection === undefined || connection.clientId !== clientId || !resumable(connection)) {
        return undefined;
      }
      connection.cut?.();
      lost.delete(connection);
      return rekey(connection);
    },
    lose: (connection: Connection): void => {
      connection.cut = undefined;
      connection.lostAt = now();
      if (byKey.get(connection.key) !== connection) return;
      lost.add(connection);
      const [oldest] = lost;
      if (lost.size > maxResumable && oldest !== undefined) forget(oldest);
    },
    forget,
    /** Forgets expired connections. */
    sweep: (): void => {
      for (const connection of lost) if (!resumable(connection)) forget(connection);
    },
    /** Forgets all connections without a socket, and makes the others unresumable. */
    forgetAll: (): void => {
      byKey.clear();
      lost.clear();
    },
    /** The number of connected and resumable connections. */
    size: (): number => byKey.size,
  };
};

export type Connections = ReturnType<typeof createConnections>;
