import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Instant } from '@kampdag/core/time/instant';
import { startLocalEdge } from '../../src/cli/demo/localEdge.ts';
import { freePort } from '../../src/cli/demo/processes.ts';
import { federationEnv, launch } from '../journeys/support/site.ts';
import { isInstalled } from '../support/programs.ts';
import { recordedDeployments, shippedExample, shippedUpstreams } from '../upstream/deployments.ts';
import { type ServedFederation, serveFederation, upstreamsOf } from './servedFederations.ts';

/** A whole installation as in the guide: federations, two replicas, Redis if installed, the edge. */
export interface ServedInstallation {
  /** The edge's port. */
  readonly port: number;
  readonly federations: readonly ServedFederation[];
  /** The key of its own channel: `app.key:secret`. */
  readonly key: string;
  readonly close: () => Promise<void>;
}

const key = 'kampdag.edge:a-secret-of-at-least-32-characters';
const now = '2026-11-21T19:20:00+01:00';

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

const startRedis = async (port: number): Promise<ChildProcess> => {
  const words = `--port ${port} --bind 127.0.0.1 --appendonly no`.split(' ');
  const redis = spawn('redis-server', [...words, '--save', ''], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of redis.stdout) if (String(text).includes('Ready to accept')) break;
  return redis;
};

/** Serves the deployments of the shipped example, each with its own upstream, behind the shipped edge. */
export const serveInstallation = async (): Promise<ServedInstallation> => {
  const folder = await mkdtemp(join(tmpdir(), 'kampdag-installation-'));
  const moment = Instant(Date.parse(now));
  const federations = await Promise.all(
    recordedDeployments.map((deployment) => serveFederation(deployment, moment)),
  );
  const upstreams = upstreamsOf(federations);
  const file = join(folder, 'deployments.json');
  await writeFile(
    file,
    [...shippedUpstreams].reduce(
      (text, [id, address]) => text.replace(address, upstreams.get(id) ?? ''),
      shippedExample,
    ),
  );
  const redisPort = isInstalled('redis-server') ? await freePort() : null;
  const redis = redisPort === null ? null : await startRedis(redisPort);
  const open = async () => {
    const port = await freePort();
    const { child, opening, printed } = await launch({
      ...federationEnv(port, file, now),
      KAMPDAG_LOCAL_KEY: key,
      KAMPDAG_PROXIES: '127.0.0.1',
      ...(redisPort === null ? {} : { KAMPDAG_REDIS_URL: `redis://127.0.0.1:${redisPort}` }),
    });
    if (opening === 'ended') throw new Error(`A replica did not open:\n${printed()}`);
    return { port, child };
  };
  const [first, second] = [await open(), await open()];
  const port = await freePort();
  const edge = await startLocalEdge({
    folder: join(folder, 'edge'),
    port,
    replicas: [first.port, second.port],
  });
  return {
    port,
    federations,
    key,
    close: async () => {
      await edge.stop();
      await Promise.all([first.child, second.child].map(end));
      if (redis !== null) await end(redis);
      await Promise.all(federations.map(({ upstream }) => upstream.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
