import type { Config } from '../../server/config.ts';
import { isPortTaken } from '../../server/listening.ts';
import { type Finding, finding } from './finding.ts';

/** Below it, only root may listen, or who is allowed to. */
const firstFreePort = 1_024;

/** Whether a network holds so many addresses that visitors are among them: everybody's word would be believed. */
const isTooWide = (network: string): boolean => {
  const [address = '', bits] = network.split('/');
  return bits !== undefined && Number(bits) < (address.includes(':') ? 7 : 8);
};

/** Fewer characters of a secret can be tried one after the other. */
const leastSecret = 20;

/** What each of a replica's ports answers, by which it is known. */
const signs = {
  PORT: { path: '/healthz', isOurs: ({ headers }: Response) => headers.has('x-kampdag-now') },
  KAMPDAG_METRICS_PORT: {
    path: '/metrics',
    isOurs: async (answer: Response) => (await answer.text()).includes('kampdag_'),
  },
} as const;

/** Whether a replica of this site answers at a port. */
const isReplica = async (name: keyof typeof signs, host: string, port: number): Promise<boolean> => {
  const { path, isOurs } = signs[name];
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}${path}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return answer !== null && isOurs(answer);
};

/** Checks ports, proxies and the key, of which the settings' form alone does not tell enough. */
export const examineMachine = async (
  {
    host,
    port,
    metricsHost,
    metricsPort,
    proxies,
    localKey,
  }: Pick<Config, 'host' | 'port' | 'metricsHost' | 'metricsPort' | 'proxies' | 'localKey'>,
  isRoot: boolean,
): Promise<readonly Finding[]> => {
  const found: Finding[] = [];
  const ports = [
    { name: 'PORT', host, port },
    ...(metricsPort === null
      ? []
      : [{ name: 'KAMPDAG_METRICS_PORT', host: metricsHost, port: metricsPort } as const]),
  ] as const;
  for (const each of ports) {
    if (each.port !== 0 && each.port < firstFreePort && !isRoot)
      found.push(
        finding(
          'wrong',
          `${each.name} ${each.port} is below ${firstFreePort}, where this user may not listen. The edge takes port 443; choose another for the server.`,
        ),
      );
    else if (await isPortTaken(each.host, each.port))
      found.push(
        (await isReplica(each.name, each.host, each.port))
          ? finding(
              'odd',
              `${each.name} ${each.port} is taken on ${each.host}, by a replica that runs already.`,
            )
          : finding(
              'wrong',
              `${each.name} ${each.port} is taken on ${each.host}, by another program. Choose another.`,
            ),
      );
  }
  if (localKey !== null && localKey.secret.length < leastSecret)
    found.push(
      finding(
        'wrong',
        `The secret of KAMPDAG_LOCAL_KEY has ${localKey.secret.length} characters: whoever guesses it publishes what visitors read. openssl rand -hex 24 writes another.`,
      ),
    );
  const wide = proxies.filter(isTooWide);
  if (wide.length > 0)
    found.push(
      finding(
        'wrong',
        `KAMPDAG_PROXIES trusts ${wide.join(', ')}, in which visitors are too: anyone could claim any address. Name the edge's alone.`,
      ),
    );
  return found;
};
