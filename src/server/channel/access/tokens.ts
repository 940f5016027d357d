import { createHmac } from 'node:crypto';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isSameSecret } from '../../secrets.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { type Capability, EVERYTHING, parseCapability } from './capability.ts';

/** A key of the live service, `name:secret`. The name is public, the secret stays on the server. */
export interface AblyKey {
  readonly name: string;
  readonly secret: string;
}

/** Parses a key as Ably prints it, `app.key:secret`. */
export const parseKey = (text: string): either.Either<string, AblyKey> => {
  const match = /^([\w-]+\.[\w-]+):([\w+/=-]+)$/.exec(text.trim());
  return match?.[1] === undefined || match[2] === undefined
    ? either.left('the key is not of the form app.key:secret')
    : either.right({ name: match[1], secret: match[2] });
};

/** The claims of a token. */
export interface TokenClaims {
  readonly capability: Capability;
  /** The client the token is for: `*` means any, undefined means none. */
  readonly clientId: string | undefined;
  /** Milliseconds since 1970, as `issuedAt`. */
  readonly expiresAt: number;
  readonly issuedAt: number;
}

const secretOf = (key: AblyKey): Uint8Array => new TextEncoder().encode(key.secret);

/** A JWT in whole seconds, signed with the key's secret, that both this server and Ably's accept. */
export const signToken = (key: AblyKey, claims: TokenClaims): Promise<string> =>
  new SignJWT({
    'x-ably-capability': JSON.stringify(claims.capability),
    ...(claims.clientId === undefined ? {} : { 'x-ably-clientId': claims.clientId }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.name })
    .setIssuedAt(Math.floor(claims.issuedAt / 1000))
    .setExpirationTime(Math.floor(claims.expiresAt / 1000))
    .sign(secretOf(key));

/** Verifies a JWT at a moment (milliseconds). An expired token is 40142, any other fault 40144; both make a client renew it. */
export const verifyToken = async (
  key: AblyKey,
  token: string,
  now: number,
): Promise<either.Either<ErrorInfo, TokenClaims>> => {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, secretOf(key), {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat'],
    });
    if (protectedHeader.kid !== key.name) {
      return either.left(failures.tokenInvalid('the token names another key'));
    }
    const clientId = payload['x-ably-clientId'];
    const text = payload['x-ably-capability'];
    const capability = either.mapLeft(failures.tokenInvalid)(
      parseCapability(typeof text === 'string' ? text : ''),
    );
    return either.map((granted: Capability) => ({
      capability: granted,
      clientId: typeof clientId === 'string' ? clientId : undefined,
      expiresAt: (payload.exp ?? 0) * 1000,
      issuedAt: (payload.iat ?? 0) * 1000,
    }))(capability);
  } catch (error) {
    return either.left(
      error instanceof errors.JWTExpired
        ? failures.tokenExpired('the token has expired')
        : failures.tokenInvalid('the token is not one of this server'),
    );
  }
};

const TokenRequest = t.intersection([
  t.type({ keyName: t.string, timestamp: t.number, nonce: t.string, mac: t.string }),
  t.partial({
    ttl: t.union([t.number, t.string, t.null]),
    capability: t.string,
    clientId: t.union([t.string, t.null]),
  }),
]);
type TokenRequest = t.TypeOf<typeof TokenRequest>;

const HOUR = 3_600_000;
const MAX_SKEW = 900_000;

const isSigned = (key: AblyKey, request: TokenRequest): boolean => {
  const { keyName, ttl = '', capability = '', clientId = '', timestamp, nonce } = request;
  const lines = [keyName, ttl ?? '', capability, clientId ?? '', timestamp, nonce];
  const wanted = createHmac('sha256', key.secret).update(lines.map((line) => `${line}\n`).join(''));
  return isSameSecret(Buffer.from(request.mac, 'base64'), wanted.digest());
};

/** Answers a request signed with the key (ably-protocol §6); the token has the requested capability. */
export const answerTokenRequest = async (key: AblyKey, keyName: string, body: unknown, now: number) => {
  const decoded = TokenRequest.decode(body);
  if (either.isLeft(decoded)) return either.left(failures.badRequest('this is not a token request'));
  const request = decoded.right;
  if (request.keyName !== key.name || keyName !== key.name) {
    return either.left(failures.notFound('this server has no such key'));
  }
  if (Math.abs(now - request.timestamp) > MAX_SKEW || !isSigned(key, request)) {
    return either.left(failures.invalidCredentials('the token request is stale or not signed with the key'));
  }
  const capability: either.Either<string, Capability> =
    request.capability === undefined || request.capability === ''
      ? either.right(EVERYTHING)
      : parseCapability(request.capability);
  if (either.isLeft(capability)) return either.left(failures.badRequest(capability.left));
  const ttl = Number(request.ttl ?? HOUR);
  const expires = now + (ttl > 0 && ttl <= 24 * HOUR ? ttl : HOUR);
  const clientId = request.clientId ?? undefined;
  const claims = { capability: capability.right, clientId, issuedAt: now, expiresAt: expires };
  return either.right({
    token: await signToken(key, claims),
    keyName,
    issued: now,
    expires,
    capability: JSON.stringify(capability.right),
    clientId,
  });
};
