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
}

export const createConnections = (
  randomText: (bytes: number) => string,
  now: () => number,
  connectionStateTtl: number,
): Connections => {
  const byKey = new Map<string, Connection>();

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
      return rekey(connection);
    },
    lose: (connection) => {
      connection.cut = undefined;
      connection.lostAt = now();
    },
    forget: ({ key }) => void byKey.delete(key),
    sweep: () => {
      for (const [key, connection] of byKey) if (!resumable(connection)) byKey.delete(key);
    },
    forgetAll: () => byKey.clear(),
  };
};
