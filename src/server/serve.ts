import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { either } from 'fp-ts';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { createLocalChannel } from './channel/localChannel.ts';
import { createTokenMinter } from './channel/tokenMinter.ts';
import { createClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createFederations } from './federations.ts';
import type { OpenFront } from './front/front.ts';
import { createAnswers } from './gateway/answers.ts';
import { simulatedSource } from './gateway/simulatedSource.ts';
import { addressesAt, isTaken, listenFailure } from './listening.ts';
import { createGuestMatches } from './live/guestMatches.ts';
import { type Alarm, simulatedChannelSource } from './live/simulatedChannelSource.ts';
import { keptLocalKey } from './localKey.ts';

/** How long a page's head waits for its data before it leaves alone, in milliseconds. */
const patience = 40;

/** How long open requests may take to end after a signal, in milliseconds. */
const grace = 5_000;

const alarm: Alarm = {
  after: (milliseconds, wake) => {
    const timer = setTimeout(wake, milliseconds);
    return () => clearTimeout(timer);
  },
};

const giveUp = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
};

/**
 * Starts the server and prints its addresses; what hinders it is printed in a line and ends the process with code 1. Everything
 * that reads the environment, the clock or randomness is made here and handed on.
 */
export const serve = async (root: string, openFront: OpenFront): Promise<void> => {
  const read = readConfig(process.env);
  if (either.isLeft(read)) return giveUp(read.left);
  const config = read.right;
  const { host, port } = config;

  const { now, real } = createClock(config.now);
  const federations = createFederations(config.seed);
  const guests = createGuestMatches();
  const answers = createAnswers({ source: guests.among(simulatedSource(federations)), now });
  const key = config.ablyKey ?? config.localKey ?? keptLocalKey(join(root, '.cache/local-key'), randomBytes);
  const isHosted = config.ablyKey !== null;
  const channel = isHosted
    ? null
    : createLocalChannel({
        key,
        now,
        randomBytes,
        source: simulatedChannelSource({ federations, now, alarm }),
      });

  try {
    if (await isTaken(host, port)) throw Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
    const app = await createApp({
      openFront,
      answers,
      deployment: config.deployment,
      now,
      minter: createTokenMinter({ key, now: isHosted ? real : now, random: Math.random }),
      channel,
      control: config.control ? { guests, answers, key, now } : null,
      nonce: () => randomBytes(16).toString('base64'),
      requestId: randomUUID,
      patience: () => delay(patience, undefined, { ref: false }),
      logger: pino({ level: config.logLevel, base: { name: 'kampdag' } }),
    });
    await app.listen({ host, port });
    const address = app.server.address();
    const opened = typeof address === 'object' && address !== null ? address.port : port;
    // Whoever read the addresses may have gone; that is no reason to stop.
    process.stdout.on('error', () => {});
    process.stdout.write(`Kampdag is open:\n  ${addressesAt(opened).join('\n  ')}\n`);

    const stop = (): void => {
      setTimeout(() => process.exit(0), grace).unref();
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    channel?.close();
    giveUp([listenFailure(error, host, port)]);
  }
};
