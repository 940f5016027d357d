import { either } from 'fp-ts';
import * as t from 'io-ts';
import { Done, wordsOfOperation } from '../../server/operator/operation.ts';
import type { Reading } from '../commandLine.ts';
import type { Order } from './arguments.ts';

/** Timeout of one replica's answer in milliseconds. */
const timeout = 10_000;

const Refused = t.type({ error: t.type({ message: t.string }) });

/** Asks one replica; gives what it says, or why it did not do it. */
const ask = async (
  origin: string,
  { operation, key }: Order,
  signal: AbortSignal,
): Promise<Reading<readonly string[]>> => {
  try {
    const response = await fetch(`${origin}/operate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(operation),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok && Done.is(body)) return either.right(body.said);
    if (response.status === 404)
      return either.left('is no replica’s metrics port, or its KAMPDAG_OPERATOR_KEY is another or not set');
    return either.left(Refused.is(body) ? body.error.message : `answered ${response.status}`);
  } catch {
    return either.left('is down: nobody answers there');
  }
};

/** Tells every replica, one after the other, and says what each answered; fails if one did not do it. */
export const tellReplicas = async (
  order: Order,
  { say, signal }: { readonly say: (line: string) => void; readonly signal: AbortSignal },
): Promise<Reading<null>> => {
  say(wordsOfOperation(order.operation));
  const failed: string[] = [];
  for (const origin of order.replicas) {
    const answer = await ask(origin, order, signal);
    if (either.isLeft(answer)) failed.push(origin);
    say(
      either.isLeft(answer)
        ? `FAILED ${origin}  ${answer.left}`
        : `ok     ${origin}  ${answer.right.join('; ')}`,
    );
  }
  return failed.length === 0
    ? either.right(null)
    : either.left(
        `${failed.length} of ${order.replicas.length} replicas did not do it: ${failed.join(', ')}`,
      );
};
