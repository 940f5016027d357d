import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import type { Deployment } from '@kampdag/core/site/deployment';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** The error code of listening there, or null when one can. */
const obstacle = (host: string, port: number): Promise<string | null> =>
  new Promise((resolve) => {
    // A visitor who comes at this very moment is turned away: the probe would wait for it to leave.
    const probe = createServer((visitor) => visitor.destroy());
    probe.once('error', (error) => resolve(codeOf(error)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)));
  });

/**
 * Whether something listens on the port already, on any of the addresses of the host: `localhost` is two, and a visitor would
 * meet whichever its browser tries first.
 */
export const isTaken = async (host: string, port: number): Promise<boolean> => {
  if (port === 0) return false;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const obstacles = await Promise.all(addresses.map(({ address }) => obstacle(address, port)));
  return obstacles.includes('EADDRINUSE');
};

/** Why the server could not listen, in one line for whoever started it. */
export const listenFailure = (error: unknown, host: string, port: number): string => {
  switch (codeOf(error)) {
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

/** The addresses of the deployments that are served, in their order. */
export const addressesAt = (
  deployments: readonly Deployment[],
  scheme: 'http' | 'https',
  port: number,
): readonly string[] =>
  deployments.map(({ hosts: [host], siteName }) => {
    const address = scheme === 'https' ? `https://${host}` : `http://${host}:${port}`;
    return `${address.padEnd(34)} ${siteName}`;
  });
