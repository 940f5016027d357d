import { once } from 'node:events';
import { either, function as fn } from 'fp-ts';
import {
  print,
  type ReadBy,
  type Reading,
  readOptions,
  readSpeed,
  runCommand,
  wordsOf,
} from './commandLine.ts';
import { type Checked, checkHidden, checkHosts, checkLive, visitorsPort } from './demo/checks.ts';
import { type DemoInstallation, openDemo } from './demo/installation.ts';
import { type DemoMatch, demoMatch } from './demo/match.ts';
import type { UpstreamFault } from './demo/upstream.ts';
import { ensureBuilt } from './start/build.ts';
import { endWithNpm } from './start/withNpm.ts';

const usage = `Usage: npm run demo:federation [-- --check | --speed N]

Starts a federation in the real shape, two replicas of the site, Redis and nginx where they are installed, and reports a match into it. Ctrl-C ends all of it.

  --check      checks by itself that it works, ends within a minute: exit code 0, or 1 and what does not
  --speed N    reports the match N times faster than it was played (5)`;

const parseDemoArguments = (args: readonly string[]) =>
  fn.pipe(
    readOptions(args, {
      check: { type: 'boolean', default: false },
      speed: { type: 'string', default: '5' },
    }),
    either.chain(({ values: { check, speed } }) =>
      fn.pipe(
        readSpeed(speed),
        either.map((times) => ({ isCheck: check, speed: times })),
      ),
    ),
  );

const missingParts = ({ redis, edge }: DemoInstallation): readonly string[] => [
  ...(redis === null ? ['redis-server is not installed: it goes on with one replica.'] : []),
  ...(edge === null ? ['nginx is not installed: it goes on without the edge, straight to the replica.'] : []),
];

const described = (installation: DemoInstallation, match: DemoMatch): readonly string[] => {
  const { upstream, deployments, replicas, redis, edge, folder } = installation;
  const port = visitorsPort(installation);
  const [hockey] = deployments;
  const nameOf = ({ hosts }: DemoInstallation['deployments'][number]): string =>
    `http://${hosts.at(-1) ?? hosts[0]}:${port}`;
  const told = (command: object): string =>
    `curl -d '${JSON.stringify(command)}' ${upstream.address}/control`;
  const flags = (areMatchesPublished: boolean): string =>
    told({ tournamentId: match.selection.tournamentId, flags: { areMatchesPublished } });
  const tables = (fault: UpstreamFault | null): string => told({ path: 'ta/TournamentStandings', fault });
  return [
    '',
    'It is 29 October 2026, 18:35. On this machine there are now',
    `  a federation    ${upstream.address}, in the real shape, with every awkward row`,
    ...replicas.map((replica) => `  a replica       http://127.0.0.1:${replica}`),
    ...(redis === null ? [] : [`  Redis           127.0.0.1:${redis}`]),
    ...(edge === null ? [] : [`  the edge        127.0.0.1:${edge}, the shipped nginx.conf`]),
    `  what is logged  ${folder}`,
    '',
    'Open in a browser (names that end in .localhost are this machine by themselves):',
    ...deployments.map((deployment) => `  ${deployment.siteName.padEnd(18)}${nameOf(deployment)}/`),
    ...(hockey === undefined
      ? []
      : [
          '',
          `${match.teams.join(' – ')} is in play, and reported live:`,
          `  ${nameOf(hockey)}${match.livePath}`,
          '',
          'By its real-looking name:',
          `  curl -H 'Host: ${hockey.hosts[0]}' http://127.0.0.1:${port}/`,
        ]),
    '',
    'The federation takes that league back, and it is gone from every page within 20 seconds; then it publishes it again:',
    `  ${flags(false)}`,
    `  ${flags(true)}`,
    '',
    'Its tables fail, and are slow, break off or are no JSON; then they come again (src/cli/demo/upstream.ts):',
    `  ${tables({ type: 'status', status: 503 })}`,
    `  ${tables({ type: 'slow', milliseconds: 5_000 })}`,
    `  ${tables({ type: 'breakOff' })}`,
    `  ${tables({ type: 'garbage', text: '<!doctype html>' })}`,
    `  ${tables(null)}`,
    '',
    'Ctrl-C ends all of it.',
    '',
  ];
};

const checkAll = async (installation: DemoInstallation, match: DemoMatch): Promise<boolean> => {
  const checks: readonly (readonly [string, () => Promise<Checked>])[] = [
    ['hosts', () => checkHosts(installation)],
    ['live', () => checkLive(installation, match)],
    ['hidden', () => checkHidden(installation, match)],
  ];
  const good: boolean[] = [];
  for (const [name, check] of checks) {
    const { isGood, message } = await check().catch((error: unknown) => ({
      isGood: false,
      message: `${wordsOf(error)}.`,
    }));
    print(`${isGood ? 'good ' : 'WRONG'} ${name.padEnd(7)}${message}`);
    good.push(isGood);
  }
  return good.every(Boolean);
};

const demonstrate = async (
  { speed, isCheck }: ReadBy<typeof parseDemoArguments>,
  stop: AbortSignal,
): Promise<Reading<unknown>> => {
  if (!(await ensureBuilt())) return either.left('the site could not be built');
  endWithNpm();
  const installation = await openDemo(!isCheck);
  try {
    for (const line of missingParts(installation)) print(line);
    const match = await demoMatch(installation);
    if (isCheck) {
      return (await checkAll(installation, match))
        ? either.right(null)
        : either.left('see what is WRONG above');
    }
    for (const line of described(installation, match)) print(line);
    const done = await match.report(speed, { say: print, signal: stop });
    if (either.isRight(done) && !stop.aborted) await once(stop, 'abort');
    return done;
  } finally {
    await installation.close();
  }
};

await runCommand({ name: 'demo:federation', usage, read: parseDemoArguments, run: demonstrate });
