import { parseEnv } from 'node:util';
import { either, function as fn, option } from 'fp-ts';
import { fileText } from '../../server/fileText.ts';
import { Operation } from '../../server/operator/operation.ts';
import * as forms from '../../server/settingForms.ts';
import type { Environment } from '../../server/settings.ts';
import { type Reading, readOptions } from '../commandLine.ts';

export const operateUsage = `Usage: npm run operate -- [--env FILE] [--replicas ADDRESSES] COMMAND

  withdraw league ID | match ID | channel NAME   hides it everywhere within 20 seconds; NAME such as match:123:all
  restore  league ID | match ID | channel NAME   shows again what the federation publishes of it
  purge answer PATH                              forgets a kept answer; PATH as in the log, such as ta/Match?matchId=123
  purge log NAME                                 deletes all messages of a channel, for good
  notice TEXT [--nb TEXT]                        shows a notice on all pages, with its Norwegian text
  notice --clear                                 takes it away
  status                                         what each replica has withdrawn, and its notice

  --env FILE             the settings, NAME=value in each line; the environment goes before them
  --replicas ADDRESSES   the replicas' metrics ports, such as 127.0.0.1:9173,127.0.0.1:9174, before KAMPDAG_OPERATOR_REPLICAS

It needs KAMPDAG_OPERATOR_KEY, the same as the replicas'. Exit code: 0 every replica did it, 1 one did not (it is named), 2 the command line cannot be followed.`;

/** An operation, and whom to ask for it. */
export interface Order {
  readonly operation: Operation;
  readonly key: string;
  /** Origins of the replicas' metrics ports. */
  readonly replicas: readonly string[];
}

const idIn = (text: string): number | string => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : text);

/** What the words of the command line ask for, before it is checked; null for no command. */
const requested = (
  words: readonly string[],
  { nb, clear }: { readonly nb?: string | undefined; readonly clear?: boolean | undefined },
): unknown => {
  const [command, second = '', third = ''] = words;
  const rest = words.length;
  if (command === 'status' && rest === 1) return { action: command };
  if (command === 'notice' && clear === true && rest === 1) return { action: command, notice: null };
  if (command === 'notice' && rest === 2) return { action: command, notice: { en: second, nb: nb ?? null } };
  if (rest !== 3) return null;
  if (command === 'purge' && second === 'answer') return { action: 'purgeAnswer', path: third };
  if (command === 'purge' && second === 'log') return { action: 'purgeLog', name: third };
  if (command !== 'withdraw' && command !== 'restore') return null;
  return {
    action: command,
    subject: second === 'channel' ? { kind: second, name: third } : { kind: second, id: idIn(third) },
  };
};

const settingsIn = (file: string | undefined, environment: Environment): Reading<Environment> => {
  if (file === undefined) return either.right(environment);
  const text = fileText(file);
  return text === null
    ? either.left(`${file} cannot be read`)
    : either.right({ ...parseEnv(text), ...environment });
};

/** Reads the command line of `npm run operate`, and the key and the replicas from the settings. */
export const parseOperateArguments =
  (environment: Environment) =>
  (args: readonly string[]): Reading<Order> =>
    fn.pipe(
      readOptions(
        args,
        {
          env: { type: 'string' },
          replicas: { type: 'string' },
          nb: { type: 'string' },
          clear: { type: 'boolean' },
        },
        true,
      ),
      either.chain(({ values, positionals }) =>
        fn.pipe(
          either.Do,
          either.apS(
            'operation',
            either.mapLeft(() => 'this is no command, or its id, name or text cannot be')(
              Operation.decode(requested(positionals, values)),
            ),
          ),
          either.apS('settings', settingsIn(values.env, environment)),
          either.bind('key', ({ settings }) =>
            either.fromOption(() => `KAMPDAG_OPERATOR_KEY must be ${forms.longSecret.expected}`)(
              forms.longSecret.read(settings['KAMPDAG_OPERATOR_KEY'] ?? ''),
            ),
          ),
          either.bind('replicas', ({ settings }) =>
            fn.pipe(
              forms.origins.read(values.replicas ?? settings['KAMPDAG_OPERATOR_REPLICAS'] ?? ''),
              option.filter((addresses) => addresses.length > 0),
              either.fromOption(
                () => `--replicas or KAMPDAG_OPERATOR_REPLICAS must be ${forms.origins.expected}`,
              ),
            ),
          ),
          either.map(({ operation, key, replicas }) => ({ operation, key, replicas })),
        ),
      ),
    );
