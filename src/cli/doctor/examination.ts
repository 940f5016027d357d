import { lookup } from 'node:dns/promises';
import { parseEnv } from 'node:util';
import { Instant } from '@kampdag/core/time/instant';
import { either, function as fn } from 'fp-ts';
import { type Config, readConfig, replicaLimit } from '../../server/config.ts';
import { fileText } from '../../server/fileText.ts';
import type { Environment } from '../../server/settings.ts';
import { readOptions } from '../commandLine.ts';
import { examineFederation } from './federation.ts';
import { type Finding, finding, type Grade } from './finding.ts';
import { hostedHistory } from './hostedHistory.ts';
import { examineLive, examineRedis, within } from './live.ts';
import { examineMachine } from './machine.ts';
import { examineMessages } from './messages.ts';

const usage = `Usage: npm run doctor [-- --env FILE]

Reads the configuration as the server does, asks every federation one call of each kind, and says what would be shown, what is unread, and what would be
withheld. It looks at Redis and at the live line too. Nothing is started, no match is written into, and no secret or person's name is printed.

  --env FILE   the settings, NAME=value in each line; what the environment says goes before them, as with node --env-file

Exit code: 0 nothing is wrong, 1 something is, 2 the command line cannot be followed.`;

type Say = (line: string) => void;

const environmentOf = (
  file: string | undefined,
  environment: Environment,
): either.Either<string, Environment> => {
  if (file === undefined) return either.right(environment);
  const text = fileText(file);
  return text === null
    ? either.left(`${file} cannot be read.`)
    : either.right({ ...parseEnv(text), ...environment });
};

const examineHosts = async ({ installation: { deployments, fallbackHosts } }: Config): Promise<Finding> => {
  const names = [...new Set([...deployments.flatMap(({ hosts }) => hosts), ...fallbackHosts])];
  const lookups = await Promise.allSettled(names.map((name) => within(lookup(name))));
  const unknown = names.filter((_, index) => lookups[index]?.status === 'rejected');
  return unknown.length === 0
    ? finding('good', `Every host name leads to an address: ${names.join(', ')}.`)
    : finding('odd', `These host names lead nowhere yet: ${unknown.join(', ')}.`);
};

const grades: Readonly<Record<Grade, string>> = { good: 'good ', odd: 'odd  ', wrong: 'WRONG' };

const examine = async (config: Config, say: Say): Promise<readonly Finding[]> => {
  const found: Finding[] = [];
  const report = (result: Finding): void => {
    found.push(result);
    const [first = '', ...more] = result.lines;
    for (const line of [`${grades[result.grade]} ${first}`, ...more.map((each) => `        ${each}`)])
      say(line);
  };
  const { installation, source, now, redisUrl, ablyKey, channelKey } = config;
  report(await examineHosts(config));
  for (const each of await examineMachine(config, process.getuid?.() === 0)) report(each);
  if (now !== null)
    report(
      finding(
        'odd',
        'KAMPDAG_NOW is set: the site believes in another time. Take it out before visitors come.',
      ),
    );
  const limit = replicaLimit(config);
  if (limit !== null) report(finding('odd', limit));
  if (redisUrl !== null) report(await examineRedis(redisUrl));
  report(await examineLive(config));
  if (source === 'simulated')
    report(finding('odd', 'The matches are invented: set KAMPDAG_SOURCE=federation to show a federation’s.'));
  for (const deployment of source === 'simulated' ? [] : installation.deployments) {
    const address = installation.upstreams.get(deployment.id);
    if (address === undefined) continue;
    say(`\n${deployment.siteName} (${deployment.id}), data from ${address}`);
    await examineFederation(deployment, address, now, report);
    if (ablyKey !== null) {
      const key = channelKey === null ? null : Buffer.from(channelKey, 'base64');
      const at = now ?? Instant(Date.now());
      report(await examineMessages(deployment, address, at, hostedHistory(ablyKey), key));
    }
  }
  return found;
};

/** Runs `npm run doctor -- …`; resolves with its exit code. */
export const examineAll = async (
  args: readonly string[],
  environment: Environment,
  say: Say,
): Promise<0 | 1 | 2> => {
  const options = readOptions(args, { env: { type: 'string' } });
  if (args.includes('--help')) {
    say(usage);
    return 0;
  }
  if (either.isLeft(options)) {
    say(`${options.left}\n\n${usage}`);
    return 2;
  }
  const read = fn.pipe(
    environmentOf(options.right.values.env, environment),
    either.mapLeft((sentence): readonly string[] => [sentence]),
    either.chain((settings) => readConfig(settings, { read: fileText })),
  );
  if (either.isLeft(read)) {
    for (const sentence of read.left) say(`WRONG ${sentence}`);
    return 1;
  }
  say('good  The settings can be read: the server would start with them.');
  const found = await examine(read.right, say);
  const count = (grade: Grade): number => found.filter((one) => one.grade === grade).length;
  const wrong = count('wrong');
  const verdict = wrong === 0 ? 'It can be started.' : 'See what is WRONG above before it is started.';
  say(`\n${count('good')} good, ${count('odd')} odd, ${wrong} wrong. ${verdict}`);
  return wrong === 0 ? 0 : 1;
};
