import { either } from 'fp-ts';
import { isSameSecret } from '../../secrets.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { EVERYTHING } from './capability.ts';
import { type AblyKey, type TokenClaims, verifyToken } from './tokens.ts';

/** What of an open channel its league publishes (reading 43): all, or not the names of referees, of teams' people, or of either. */
export type View = 'open' | 'withoutReferees' | 'withoutTeams' | 'withoutPeople';

/** How a channel may be read: in a view, `closed` (not published, reading 24), or `unknown` at the moment. */
export type Admission = View | 'closed' | 'unknown';

/** The reader of a channel. */
export interface Reader {
  /** The host name of the request, port included. */
  readonly host: string;
  /** The network address of the reader. */
  readonly address: string;
}

/** Decides whether a channel may be read, synchronously if known. Never rejects. */
export type MayRead = (channel: string, reader: Reader) => Admission | Promise<Admission>;

/** Decides whether readers of a host may still read a channel, free of charge for them. Never rejects. */
export type MayStillRead = (channel: string, host: string) => Admission | Promise<Admission>;

/** Opens every channel. */
export const everythingOpen: MayRead = () => 'open';

/** The credentials of a request. */
export type Credentials =
  | { readonly type: 'key'; readonly text: string }
  | { readonly type: 'token'; readonly token: string };

/** What the holder of some credentials may do. A key never expires. */
export interface Grant extends TokenClaims {
  readonly token: string | undefined;
}

const decoded = (text: string): string => Buffer.from(text, 'base64').toString();

/** Reads `Authorization: Basic base64(key)` or `Bearer base64(token)`; the bare token is accepted too. */
export const credentialsOf = (authorization: string | undefined): Credentials | undefined => {
  const [scheme, value] = authorization?.split(' ') ?? [];
  if (scheme === undefined || value === undefined) return undefined;
  if (scheme.toLowerCase() === 'basic') return { type: 'key', text: decoded(value) };
  if (scheme.toLowerCase() !== 'bearer') return undefined;
  return { type: 'token', token: value.includes('.') ? value : decoded(value) };
};

/** The client id of some credentials and a claimed one (ably-protocol §6). */
const clientIdOf = (
  allowed: string | undefined,
  claimed: string | undefined,
): either.Either<ErrorInfo, string | undefined> =>
  claimed === undefined || claimed === allowed
    ? either.right(allowed)
    : allowed === '*'
      ? either.right(claimed)
      : either.left(failures.wrongClientId('the credentials are for another clientId'));

/** Checks and revokes credentials. */
export const createAccess = (key: AblyKey, now: () => number) => {
  const revoked = new Set<string>();

  const granted = async (credentials: Credentials): Promise<either.Either<ErrorInfo, Grant>> => {
    if (credentials.type === 'key') {
      return isSameSecret(credentials.text, `${key.name}:${key.secret}`)
        ? either.right({
            capability: EVERYTHING,
            clientId: '*',
            expiresAt: Number.POSITIVE_INFINITY,
            issuedAt: now(),
            token: undefined,
          })
        : either.left(failures.invalidCredentials('the key is not the one of this server'));
    }
    if (revoked.has(credentials.token)) return either.left(failures.tokenExpired('the token has expired'));
    return either.map((claims: TokenClaims): Grant => ({ ...claims, token: credentials.token }))(
      await verifyToken(key, credentials.token, now()),
    );
  };

  return {
    /** Checks credentials; `clientId` is the claimed one, if any. */
    check: async (
      credentials: Credentials | undefined,
      clientId: string | undefined,
    ): Promise<either.Either<ErrorInfo, Grant>> => {
      if (credentials === undefined) {
        return either.left(failures.invalidCredentials('no token and no key was given'));
      }
      const grant = await granted(credentials);
      if (either.isLeft(grant)) return grant;
      const who = clientIdOf(grant.right.clientId, clientId);
      return either.isLeft(who) ? who : either.right({ ...grant.right, clientId: who.right });
    },
    revoke: (token: string): void => void revoked.add(token),
  };
};

export type Access = ReturnType<typeof createAccess>;
