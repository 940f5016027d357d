import { either } from 'fp-ts';
import type { Credentials, Grant } from '../access/access.ts';
import type { Reader } from '../access/admission.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import type { Line } from './line.ts';
import { openSession, type Session, type SessionHost } from './session.ts';

/** Somebody who wants to connect. */
export interface Arrival {
  /** The parameters that the SDK gives with every way of connecting (ably-protocol §2). */
  readonly query: URLSearchParams;
  readonly reader: Reader;
}

/** Lets people in, whatever line they come by. */
export interface Reception {
  /** Who they are and what they may do. */
  readonly check: (arrival: Arrival) => Promise<either.Either<ErrorInfo, Grant>>;
  /** Opens a session on a line: a new connection, or the one it resumes. */
  readonly open: (line: Line, arrival: Arrival, grant: Grant) => Opened;
  readonly sessions: ReadonlySet<Session>;
}

/** A session, and the secret of its connection. */
export interface Opened {
  readonly session: Session;
  readonly key: string;
  /** To be called when the line is closed. */
  readonly lost: () => void;
}

const credentialsIn = (query: URLSearchParams): Credentials | undefined => {
  const token = query.get('access_token') ?? query.get('accessToken');
  if (token !== null) return { type: 'token', token };
  const key = query.get('key');
  return key === null ? undefined : { type: 'key', text: key };
};

export const createReception = (host: SessionHost): Reception => {
  const sessions = new Set<Session>();
  return {
    check: async ({ query }) =>
      query.get('format') === 'msgpack'
        ? either.left(failures.badRequest('JSON only: use useBinaryProtocol: false'))
        : host.access.check(credentialsIn(query), query.get('clientId') ?? undefined),
    open: (line, { query, reader }, grant) => {
      const key = query.get('resume') ?? query.get('recover');
      const resumed = key === null ? undefined : host.connections.resume(key, grant.clientId);
      const connection = resumed ?? host.connections.create(grant.clientId);
      const session = openSession(host, {
        line,
        connection,
        grant,
        reader,
        echo: query.get('echo') !== 'false',
        heartbeats: query.get('heartbeats') !== 'false',
        ...(key !== null && resumed === undefined
          ? { refusal: failures.connectionForgotten('the connection is not known any more') }
          : {}),
      });
      sessions.add(session);
      return {
        session,
        key: connection.key,
        lost: () => {
          sessions.delete(session);
          session.lost();
        },
      };
    },
    sessions,
  };
};
