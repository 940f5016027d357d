import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isInside } from './pushServices.ts';

/** Resolves a name to all its addresses, as `node:dns` does. */
type Resolve = (
  host: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

type Answer = Parameters<Resolve>[2];

/** The most names that are resolved at once: each takes one of the process's four threads, which files and compression need. */
const mostAtOnce = 2;

/**
 * Resolves names as Node does, and fails for one that leads inside: whoever names a service's addresses may be wrong too. All that ask
 * for a name meanwhile wait for one answer, and a resolver that hangs holds up push alone.
 */
export const outsideLookup = (resolve: Resolve = lookup): LookupFunction => {
  const asked = new Map<string, Answer[]>();
  const waiting: string[] = [];
  const state = { running: 0 };

  const advance = (): void => {
    while (state.running < mostAtOnce) {
      const host = waiting.shift();
      if (host === undefined) return;
      state.running += 1;
      resolve(host, { all: true }, (error, addresses) => {
        state.running -= 1;
        const answers = asked.get(host) ?? [];
        asked.delete(host);
        for (const answer of answers) answer(error, addresses);
        advance();
      });
    }
  };
  const ask = (host: string, answer: Answer): void => {
    const others = asked.get(host);
    if (others !== undefined) {
      others.push(answer);
      return;
    }
    asked.set(host, [answer]);
    waiting.push(host);
    advance();
  };

  return (host, { all, family }, callback) =>
    ask(host, (error, addresses) => {
      if (error !== null) return callback(error, '');
      const outside = addresses.filter(
        (one) => !isInside(one.address) && (family !== 4 && family !== 6 ? true : one.family === family),
      );
      const [first] = outside;
      if (first === undefined) return callback(new Error(`${host} leads inside`), '');
      return all === true ? callback(null, outside) : callback(null, first.address, first.family);
    });
};
