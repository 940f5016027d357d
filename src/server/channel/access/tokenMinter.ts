import type { FastifyPluginAsync } from 'fastify';
import { sendError } from '../../http/errors.ts';
import { READ_MATCHES } from './capability.ts';
import { type AblyKey, signToken } from './tokens.ts';

/** How visitors' tokens are made. */
export interface TokenMinterConfig {
  /** The local channel's key, or Ably's (`ABLY_KEY`); either signs the same claims, without network. */
  readonly key: AblyKey;
  /** Milliseconds since 1970. With Ably's key it must be the real time. */
  readonly now: () => number;
  /** From 0 up to 1. Spreads expiry, so that visitors do not renew all at once. */
  readonly random: () => number;
  /** Maximum lifetime in milliseconds. Default: 60 minutes. Jitter shortens it by up to a tenth. */
  readonly ttl?: number;
}

const HOUR = 3_600_000;

/** Makes tokens that may only subscribe and read history on `match:*`. */
export const createTokenMinter = (config: TokenMinterConfig) => ({
  /** A JWT bound to the visitor's random id. */
  mint: (clientId: string): Promise<string> => {
    const issuedAt = config.now();
    const life = (config.ttl ?? HOUR) * (1 - config.random() / 10);
    return signToken(config.key, {
      capability: READ_MATCHES,
      clientId,
      issuedAt,
      expiresAt: issuedAt + Math.max(1000, life),
    });
  },
});

export type TokenMinter = ReturnType<typeof createTokenMinter>;

/** Whether a text is a visitor's random id: no wildcard, no path, no header. */
const isClientId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{4,64}$/.test(text);

/** `GET /api/live/token?clientId=…` answers a token as `application/jwt`, never stored; 400 for a malformed clientId. */
export const liveTokenPlugin =
  (minter: TokenMinter): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: { clientId?: unknown } }>('/api/live/token', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { clientId } = request.query;
      if (!isClientId(clientId)) {
        return sendError(reply, 400, 'BadClientId', 'clientId must be 4 to 64 letters, digits, _ or -.');
      }
      return reply.type('application/jwt').send(await minter.mint(clientId));
    });
  };
