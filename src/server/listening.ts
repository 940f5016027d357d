import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { Deployment } from '@kampdag/core/site/deployment';
import { errorCode } from './errorCode.ts';

/** The error code of listening on an address, or null on success. */
const obstacle = (host: string, port: number): Promise<string | null> =>
  new Promise((resolve) => {
    // Visitors during the probe are disconnected: it would otherwise wait for them.
    const probe = createServer((visitor) => visitor.destroy());
    probe.once('error', (error) => resolve(errorCode(error)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)));
  });

/** Whether a port is in use on any address of the host: `localhost` has two, and browsers may try either first. */
export const isPortTaken = async (host: string, port: number): Promise<boolean> => {
  if (port === 0) return false;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const obstacles = await Promise.all(addresses.map(({ address }) => obstacle(address, port)));
  return obstacles.includes('EADDRINUSE');
};

/** Why the server could not listen, as one line for the operator. */
export const listenFailure = (error: unknown, host: string, port: number): string => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose another: PORT=4173 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is no address of this machine.`;
    default:
      return `The server could not listen on ${host}:${port}: ${error instanceof Error ? error.message : 'unknown reason'}`;
  }
};

/** The addresses of the served deployments, in order. */
export const addressesAt = (
  deployments: readonly Deployment[],
  scheme: 'http' | 'https',
  port: number,
): readonly string[] =>
  deployments.map(({ hosts: [host], siteName }) => {
    const address = scheme === 'https' ? `https://${host}` : `http://${host}:${port}`;
    return `${address.padEnd(34)} ${siteName}`;
  });
