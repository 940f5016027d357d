import { createHmac, timingSafeEqual } from 'node:crypto';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { type Capability, EVERYTHING, parseCapability } from './capability.ts';
import { type AblyKey, signToken } from './tokens.ts';

const TokenRequest = t.intersection([
  t.type({ keyName: t.string, timestamp: t.number, nonce: t.string, mac: t.string }),
  t.partial({
    ttl: t.union([t.number, t.string, t.null]),
    capability: t.string,
    clientId: t.union([t.string, t.null]),
  }),
]);
type TokenRequest = t.TypeOf<typeof TokenRequest>;

/** The answer to a token request. */
export interface TokenDetails {
  readonly token: string;
  readonly keyName: string;
  readonly issued: number;
  readonly expires: number;
  readonly capability: string;
  readonly clientId: string | undefined;
}

const HOUR = 3_600_000;
const MAX_SKEW = 900_000;

const macOf = (key: AblyKey, request: TokenRequest): Buffer =>
  createHmac('sha256', key.secret)
    .update(
      [
        request.keyName,
        request.ttl ?? '',
        request.capability ?? '',
        request.clientId ?? '',
        request.timestamp,
        request.nonce,
      ]
        .map((line) => `${line}\n`)
        .join(''),
    )
    .digest();

const isSigned = (key: AblyKey, request: TokenRequest): boolean => {
  const given = Buffer.from(request.mac, 'base64');
  const wanted = macOf(key, request);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** Answers a request signed with the key (ably-protocol §6); the token has the requested capability. */
export const answerTokenRequest = async (
  key: AblyKey,
  keyName: string,
  body: unknown,
  now: number,
): Promise<either.Either<ErrorInfo, TokenDetails>> => {
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
  const token = await signToken(key, {
    capability: capability.right,
    clientId,
    issuedAt: now,
    expiresAt: expires,
  });
  return either.right({
    token,
    keyName,
    issued: now,
    expires,
    capability: JSON.stringify(capability.right),
    clientId,
  });
};
