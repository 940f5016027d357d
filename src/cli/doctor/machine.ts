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

/** Checks ports and proxies, which the settings' form alone does not tell. */
export const examineMachine = async (
  {
    host,
    port,
    metricsHost,
    metricsPort,
    proxies,
  }: Pick<Config, 'host' | 'port' | 'metricsHost' | 'metricsPort' | 'proxies'>,
  isRoot: boolean,
): Promise<readonly Finding[]> => {
  const found: Finding[] = [];
  const ports = [
    { name: 'PORT', host, port },
    ...(metricsPort === null ? [] : [{ name: 'KAMPDAG_METRICS_PORT', host: metricsHost, port: metricsPort }]),
  ];
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
        finding(
          'odd',
          `${each.name} ${each.port} is taken on ${each.host}: by a replica that runs already, or by another program.`,
        ),
      );
  }
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
