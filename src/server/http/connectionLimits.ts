import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Visitor, visitorOf } from './visitors.ts';

/** How many connections are open at once. */
export interface ConnectionLimits {
  readonly total: number;
  readonly perVisitor: number;
}

/** Assumed where the machine does not say; the usual hard limit of a process. */
const usualDescriptors = 1_024;

const openFiles = /^Max open files\s+(\d+|unlimited)/m;

/**
 * The limits that a process's descriptors allow (`/proc/self/limits`; null where there is none): a quarter is kept for files, Redis
 * and the federation, and nobody has more than half of the others.
 */
export const connectionLimitsOf = (limitsText: string | null): ConnectionLimits => {
  const [, soft] = openFiles.exec(limitsText ?? '') ?? [];
  const descriptors = soft === 'unlimited' ? 1_048_576 : Number(soft ?? usualDescriptors);
  const total = Math.floor(descriptors * 0.75);
  return { total, perVisitor: Math.floor(total / 2) };
};

/** Limits the connections of an app's servers together, and of each visitor; those of a trusted proxy are many visitors'. */
export const limitConnections = (
  { total, perVisitor }: ConnectionLimits,
  isProxy: (address: string) => boolean,
) => {
  const open = new Map<Visitor, number>();
  // A socket whose upgrade was ignored is announced again.
  const counted = new WeakSet<Socket>();
  const state = { total: 0 };

  const count = (visitor: Visitor, change: 1 | -1): void => {
    state.total += change;
    const left = (open.get(visitor) ?? 0) + change;
    if (left === 0) open.delete(visitor);
    else open.set(visitor, left);
  };

  return (server: Server): Server =>
    server.prependListener('connection', (socket: Socket) => {
      if (counted.has(socket)) return;
      counted.add(socket);
      const address = socket.remoteAddress ?? '';
      const visitor = visitorOf(address);
      count(visitor, 1);
      socket.once('close', () => count(visitor, -1));
      const isTooMany = (open.get(visitor) ?? 0) > perVisitor && !isProxy(address);
      if (state.total > total || isTooMany) socket.destroy();
    });
};
