import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { recordedMoment } from '../../../fixtures/upstream/recordedMoment.ts';
import { readDeployments } from '../../server/deploymentsFile.ts';
import { projectRoot } from '../processes.ts';
import { missingServers } from '../start/packages.ts';
import { startLocalEdge } from './localEdge.ts';
import { freePort, type Opened, startRedis, startReplica } from './processes.ts';
import { startRecordedUpstream } from './upstream.ts';

const guidePort = 8080;

const example = join(projectRoot, 'src/deploy/deployments.example.json');

const ExampleRow = t.intersection([t.UnknownRecord, t.type({ hosts: t.array(t.string) })]);
const ExampleFile = t.type({ deployments: t.array(ExampleRow) });

/** The shipped example with one upstream for all federations, and one more name for each site. */
const writtenDeployments = async (upstream: string): Promise<string> => {
  const file: unknown = JSON.parse(await readFile(example, 'utf8'));
  if (!ExampleFile.is(file)) throw new Error(`${example} is no file of deployments`);
  const here = (row: t.TypeOf<typeof ExampleRow>): unknown => {
    const [own = ''] = row.hosts;
    return { ...row, hosts: [...row.hosts, `${own.split('.')[0]}.localhost`], upstream };
  };
  return JSON.stringify({ deployments: file.deployments.map(here) }, null, 2);
};

const deploymentsIn = (text: string): readonly Deployment[] => {
  const read = readDeployments(text);
  if (either.isLeft(read)) throw new Error(read.left.join(' '));
  return read.right.deployments;
};

/** Starts the upstream, Redis and nginx if installed, and two replicas. The edge has the guide's port if wanted and free. */
export const openDemo = async (useGuidePort: boolean) => {
  const missing = missingServers();
  const started: Opened[] = [];
  const close = async (): Promise<void> => {
    for (const each of started.splice(0).toReversed()) await each.stop();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), 'kampdag-demo-'));
    started.push({ stop: () => rm(folder, { recursive: true, force: true }) });
    const upstream = await startRecordedUpstream({
      port: 0,
      deployments: deploymentsIn(await readFile(example, 'utf8')),
    });
    started.push({ stop: upstream.close });
    const written = await writtenDeployments(upstream.address);
    const deployments = deploymentsIn(written);
    const file = join(folder, 'deployments.json');
    await writeFile(file, written);

    const redis = missing.includes('redis-server') ? null : await freePort();
    if (redis !== null) started.push(await startRedis(redis));
    const key = `kampdag.demo:${randomBytes(24).toString('hex')}`;
    const open = async (name: string): Promise<number> => {
      const port = await freePort();
      const settings = {
        PORT: String(port),
        HOST: '127.0.0.1',
        KAMPDAG_DEPLOYMENTS: file,
        // Publishers address a replica by its IP.
        KAMPDAG_HOSTS: '127.0.0.1',
        KAMPDAG_SOURCE: 'federation',
        KAMPDAG_NOW: String(recordedMoment),
        KAMPDAG_LOCAL_KEY: key,
        KAMPDAG_PROXIES: '127.0.0.1',
        KAMPDAG_CALLS: 'get',
        KAMPDAG_CONTROL: 'off',
        ...(redis === null ? {} : { KAMPDAG_REDIS_URL: `redis://127.0.0.1:${redis}` }),
      };
      started.push(await startReplica(settings, join(folder, `${name}.log`)));
      return port;
    };
    const [first, ...rest] = await Promise.all([open('first'), ...(redis === null ? [] : [open('second')])]);
    const edge = missing.includes('nginx') ? null : await freePort(useGuidePort ? guidePort : 0);
    if (edge !== null) {
      const hosts = deployments.flatMap((deployment) => deployment.hosts);
      const replicas = [first, rest[0] ?? first] as const;
      started.push(await startLocalEdge({ folder: join(folder, 'edge'), port: edge, replicas, hosts }));
    }
    return {
      upstream,
      /** As in the shipped example, each with one more name ending in `.localhost`, which browsers resolve to this machine. */
      deployments,
      /** The replicas' ports, the one that is published to first; only one without Redis. */
      replicas: [first, ...rest] as const,
      /** The ports of nginx and of Redis; null without them. */
      edge,
      redis,
      /** The key of its own channel: `app.key:secret`. */
      key,
      /** The temporary folder of this run. */
      folder,
      /** Stops all of it in reverse order. */
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** An installation as in `src/deploy/README.md`, entirely on this machine. */
export type DemoInstallation = Awaited<ReturnType<typeof openDemo>>;
