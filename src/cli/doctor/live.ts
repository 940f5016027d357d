import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { createClient } from '@redis/client';
import { Realtime, Rest } from 'ably';
import fastify from 'fastify';
import { createTokenMinter, liveTokenPlugin } from '../../server/channel/access/tokenMinter.ts';
import { createLocalChannel } from '../../server/channel/localChannel.ts';
import { bodyReader } from '../../server/channel/log/decoding.ts';
import { createMemoryLog } from '../../server/channel/log/memoryLog.ts';
import type { Config } from '../../server/config.ts';
import { realScheduler } from '../../server/effects.ts';
import { type Finding, finding } from './finding.ts';

/** Timeout of each check in milliseconds. */
const timeout = 5_000;

/** A match that no federation has: the highest id in a channel name. */
const nobodysMatch = MatchId(4_294_967_295);

/** Rejects after five seconds. */
export const within = <A>(work: Promise<A>): Promise<A> =>
  Promise.race([
    work,
    delay(timeout, undefined, { ref: false }).then(() =>
      Promise.reject(new Error(`no answer within ${timeout / 1_000} seconds`)),
    ),
  ]);

/** The kind of an error without its text: a client's message may hold an address with a password. */
const kindOf = (error: unknown): string => {
  const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
  if (typeof code === 'string' || typeof code === 'number') return String(code);
  return (
    /^(NOAUTH|WRONGPASS|NOPERM|READONLY|ERR|no answer within \d+ seconds)\b/.exec(String(message))?.[1] ??
    'error'
  );
};

const oldestRedis = 5;

/** Checks whether Redis answers, is recent enough for streams, and accepts writes, under a temporary key. */
export const examineRedis = async (url: string): Promise<Finding> => {
  const client = createClient({ url, socket: { connectTimeout: timeout, reconnectStrategy: false } });
  // The rejected calls report failures.
  client.on('error', () => {});
  try {
    await within(client.connect());
    const began = performance.now();
    await within(client.ping());
    const milliseconds = Math.round(performance.now() - began);
    const info = await within(client.info('server'));
    const version = /redis_version:(\S+)/.exec(info)?.[1] ?? '';
    if (Number.parseInt(version, 10) < oldestRedis) {
      return finding('wrong', `Redis ${version} is too old: streams need ${oldestRedis} or later.`);
    }
    const key = `kampdag:doctor:${randomUUID()}`;
    await within(client.xAdd(key, '*', { looked: 'yes' }));
    await within(client.del(key));
    return finding('good', `Redis ${version} answers in ${milliseconds} ms and takes streams.`);
  } catch (error) {
    return finding('wrong', `Redis cannot be used (${kindOf(error)}): see KAMPDAG_REDIS_URL.`);
  } finally {
    client.destroy();
  }
};

/** Checks whether Ably accepts this key; nothing is published. */
const examineAbly = async ({ name, secret }: NonNullable<Config['ablyKey']>): Promise<Finding> => {
  try {
    const rest = new Rest({ key: `${name}:${secret}`, logLevel: 0 });
    await within(rest.channels.get(allChannel(nobodysMatch)).history({ limit: 1 }));
    return finding('good', 'Ably answers, and takes ABLY_KEY.');
  } catch (error) {
    return finding('wrong', `Ably does not answer as it should (${kindOf(error)}): see ABLY_KEY.`);
  }
};

/** Checks whether a visitor gets a token and a message, on a temporary channel here, so that no match is written to. */
const examineOwn = async ({ localKey, channelKey }: Config): Promise<Finding> => {
  const key = localKey ?? { name: 'kampdag.doctor', secret: randomBytes(24).toString('hex') };
  const channel = createLocalChannel({
    key,
    now: Date.now,
    log: createMemoryLog(Date.now),
    bodyOf: bodyReader(channelKey === null ? null : Buffer.from(channelKey, 'base64')),
    scheduler: realScheduler,
    randomBytes,
  });
  const app = fastify({ forceCloseConnections: true });
  await app.register(channel.plugin);
  await app.register(liveTokenPlugin(createTokenMinter({ key, now: Date.now, random: Math.random })));
  app.server.on('upgrade', (request, socket, head) => {
    if (!channel.handleUpgrade(request, socket, head)) socket.destroy();
  });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const here = { endpoint: '127.0.0.1', port, tls: false, useBinaryProtocol: false, logLevel: 0 } as const;
  const visitor = new Realtime({
    ...here,
    clientId: 'doctor',
    authUrl: `http://127.0.0.1:${port}/api/live/token`,
    disableConnectivityCheck: true,
  });
  const name = allChannel(nobodysMatch);
  const options = channelKey === null ? {} : { cipher: { key: channelKey } };
  try {
    const began = performance.now();
    const heard = new Promise<void>((resolve, reject) => {
      visitor.channels
        .get(name, options)
        .subscribe(() => resolve())
        .then(() =>
          new Rest({ ...here, key: `${key.name}:${key.secret}` }).channels
            .get(name, options)
            .publish('event', {}),
        )
        .catch(reject);
    });
    await within(heard);
    const milliseconds = Math.round(performance.now() - began);
    return finding(
      'good',
      `The own live channel works here: token, subscription and a message in ${milliseconds} ms.`,
    );
  } catch (error) {
    return finding('wrong', `The own live channel does not work here (${kindOf(error)}).`);
  } finally {
    visitor.close();
    channel.close();
    await app.close();
  }
};

/** Checks the configured live service. */
export const examineLive = (config: Config): Promise<Finding> =>
  config.ablyKey === null ? examineOwn(config) : examineAbly(config.ablyKey);
