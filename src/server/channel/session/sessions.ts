import { either } from 'fp-ts';
import type { Credentials, Grant, Reader } from '../access/access.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { openSession, type Session, type SessionHost } from './session.ts';
import type { Transport } from './transport.ts';

/** A request to connect. */
export interface ConnectRequest {
  /** The SDK's parameters, the same for every transport (ably-protocol §2). */
  readonly query: URLSearchParams;
  readonly reader: Reader;
}

/** A session, and the secret of its connection. */
export interface Opened {
  readonly session: Session;
  readonly key: string;
  /** Called when the transport is closed. */
  readonly lost: () => void;
}

const credentialsIn = (query: URLSearchParams): Credentials | undefined => {
  const token = query.get('access_token') ?? query.get('accessToken');
  if (token !== null) return { type: 'token', token };
  const key = query.get('key');
  return key === null ? undefined : { type: 'key', text: key };
};

/** Opens sessions on any transport. */
export const createSessions = (host: SessionHost) => {
  const active = new Set<Session>();
  return {
    active,
    /** Checks the credentials of a request. */
    check: async ({ query }: ConnectRequest): Promise<either.Either<ErrorInfo, Grant>> =>
      query.get('format') === 'msgpack'
        ? either.left(failures.badRequest('JSON only: use useBinaryProtocol: false'))
        : host.access.check(credentialsIn(query), query.get('clientId') ?? undefined),
    /** Opens a session on a transport, for a new connection or a resumed one. */
    open: (transport: Transport, { query, reader }: ConnectRequest, grant: Grant): Opened => {
      const key = query.get('resume') ?? query.get('recover');
      const resumed = key === null ? undefined : host.connections.resume(key, grant.clientId);
      const connection = resumed ?? host.connections.create(grant.clientId);
      const session = openSession(host, {
        transport,
        connection,
        grant,
        reader,
        echo: query.get('echo') !== 'false',
        heartbeats: query.get('heartbeats') !== 'false',
        ...(key !== null && resumed === undefined
          ? { refusal: failures.connectionForgotten('the connection is not known any more') }
          : {}),
      });
      active.add(session);
      return {
        session,
        key: connection.key,
        lost: () => {
          active.delete(session);
          session.lost();
        },
      };
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;
