import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress } from '@kampdag/core/site/pushChoice';
import type { PushService, ServiceOf } from '../../../src/server/push/pushServices.ts';

/** A message as the service took it. */
export interface TakenMessage {
  readonly device: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Decrypted; null for an unknown device. */
  readonly text: string | null;
  /** The key that signed it, if the signature is right; else null (RFC 8292). */
  readonly signedBy: string | null;
  readonly at: number;
}

const hmac = (key: Uint8Array, ...parts: readonly (Uint8Array | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** A browser's half of a subscription (RFC 8291). */
const createDevice = (endpoint: string) => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const address: PushAddress = {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = hmac(auth, pair.computeSecret(sender));
    const input = hmac(shared, 'WebPush: info\0', pair.getPublicKey(), sender, '\u0001');
    const secret = hmac(salt, input);
    const key = hmac(secret, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
    const nonce = hmac(secret, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  return { address, decrypt };
};

/** The public key that signed a `vapid` header for an audience; null where the signature is wrong. */
const signerOf = (header: string | undefined, audience: string): string | null => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return isRight && aud === audience && typeof sub === 'string' ? key : null;
};

/** What a device's service answers: a status with headers, or nothing at all. */
export type PushAnswer =
  | 'hang'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** A push service on this machine, which decrypts as the devices' browsers would. */
export const startPushService = async () => {
  const devices = new Map<string, ReturnType<typeof createDevice>>();
  const taken: TakenMessage[] = [];
  const answers = new Map<string, PushAnswer[]>();
  const server = createServer((request, response) => {
    const device = request.url ?? '';
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const script = answers.get(device);
      const answer = (script !== undefined && script.length > 1 ? script.shift() : script?.[0]) ?? {
        status: 201,
      };
      taken.push({
        device,
        headers: request.headers,
        text: devices.get(device)?.decrypt(Buffer.concat(parts)) ?? null,
        signedBy: signerOf(request.headers.authorization, origin),
        at: performance.now(),
      });
      if (answer === 'hang') return;
      response.writeHead(answer.status, answer.headers ?? {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const serviceOf: ServiceOf = (endpoint) =>
    endpoint.startsWith(`${origin}/`) ? ('loopback' as PushService) : null;
  return {
    origin,
    taken: taken as readonly TakenMessage[],
    /** Lets a server under test reach it, which no setting allows. */
    serviceOf,
    subscribe: (name: string): PushAddress => {
      const device = createDevice(`${origin}/${name}`);
      devices.set(`/${name}`, device);
      return device.address;
    },
    /** Answers a device's messages in turn, the last for good. */
    script: (name: string, ...turns: readonly PushAnswer[]): void => void answers.set(`/${name}`, [...turns]),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type PushServiceUnderTest = Awaited<ReturnType<typeof startPushService>>;
