import { refusalIn } from '@kampdag/core/decode/body';
import type { Problem } from '@kampdag/core/decode/problem';
import { gateOf, type OutgoingAnswer, outgoingAnswer } from '@kampdag/core/gateway/outgoing';
import type { Tie } from '@kampdag/core/gateway/publicationRule';
import { type LeaguePublication, nothingPublished } from '@kampdag/core/league/season/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, function as fn, option, taskEither } from 'fp-ts';
import * as t from 'io-ts';
import { type Anomaly, type anomalyReporter, fieldOf } from '../anomalies.ts';
import { type Call, callOf } from '../router.ts';
import type { GatewaySource, SourceFailure } from '../source.ts';
import type { Publications } from './publications.ts';

/** Over TLS from one of the hosts, or part of the answer itself. */
const isShown = (address: string, hosts: readonly string[]): boolean => {
  if (address.startsWith('data:image/')) return true;
  const [, host = ''] = /^https:\/\/([a-z\d.-]+)(?:[/?#]|$)/i.exec(address) ?? [];
  return hosts.includes(host.toLowerCase());
};

/** The name under which decoders write the address of a person's picture, whatever the federation's own name for it. */
export const pictureField = 'imageUrl';

/** Removes pictures from other hosts, in whatever call they come, so that the federation cannot direct a visitor's browser elsewhere. */
export const picturesFrom = (hosts: readonly string[]): ((body: unknown) => unknown) => {
  const filtered = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filtered);
    if (!t.UnknownRecord.is(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === pictureField && !(typeof inner === 'string' && isShown(inner, hosts))
          ? null
          : filtered(inner),
      ]),
    );
  };
  return filtered;
};

type Published = taskEither.TaskEither<SourceFailure, unknown>;

/** The empty answer; a failure for an answer that is a single thing. */
const nothing = ({ endpoint }: Call): either.Either<SourceFailure, unknown> =>
  endpoint.empty === undefined
    ? either.left({ type: 'NotFound', message: 'there is nothing published' })
    : either.right(endpoint.empty);

const isDeclined = (body: unknown): boolean => refusalIn(body).length > 0;

/** The failure of an unreadable body: the federation's own error, or nonsense. Its text may name people and is not kept. */
const unreadable = ({ endpoint }: Call, body: unknown, problems: readonly Problem[]): SourceFailure => {
  const { name } = endpoint;
  if (isDeclined(body)) return { type: 'Declined', message: `${name}: the federation declined` };
  const path = problems[0]?.path ?? '';
  return { type: 'BadAnswer', message: `${name}: cannot be read${path === '' ? '' : ` at ${path}`}` };
};

/** What each row's leagues publish. An undetermined row is withheld; fails only if every row is undetermined. */
const publicationsOf = (
  deployment: Deployment,
  publications: Publications,
  ties: OutgoingAnswer<unknown>['ties'],
): taskEither.TaskEither<SourceFailure, readonly LeaguePublication[]> => {
  const byTies = new Map<string, Promise<either.Either<SourceFailure, LeaguePublication>>>();
  const publicationOf = (row: readonly Tie[]): Promise<either.Either<SourceFailure, LeaguePublication>> => {
    const key = JSON.stringify(row);
    const answer = byTies.get(key) ?? publications.of(deployment, row)();
    byTies.set(key, answer);
    return answer;
  };
  return async () => {
    const found = await Promise.all(ties.map(publicationOf));
    const [first] = found;
    return first !== undefined && found.every(either.isLeft)
      ? either.map(() => [])(first)
      : either.right(found.map(either.getOrElse(() => nothingPublished)));
  };
};

/**
 * A source whose answers may leave the server: decoded at the border, with only the fields that are read (reading 25), and only
 * what is known to be published (reading 24). A call whose whole answer is withheld is answered empty without a request.
 */
export const publishedSource = (
  source: GatewaySource,
  publications: Publications,
  imageHostsOf: (deployment: Deployment) => readonly string[] = () => [],
  onAnomaly: ReturnType<typeof anomalyReporter> = () => {},
): GatewaySource => {
  const report = (
    { endpoint }: Call,
    deployment: Deployment,
    kind: Anomaly['kind'],
    problems: readonly Problem[],
  ): void => {
    const [first] = problems;
    if (first !== undefined) {
      onAnomaly(deployment, endpoint, { kind, problems: problems.length, field: fieldOf(first.path) });
    }
  };

  const published = (call: Call, deployment: Deployment, body: unknown): Published => {
    const { endpoint, params } = call;
    return fn.pipe(
      outgoingAnswer(endpoint, body, params),
      either.mapLeft((problems) => {
        report(call, deployment, isDeclined(body) ? 'declined' : 'unreadable', problems);
        return unreadable(call, body, problems);
      }),
      taskEither.fromEither,
      taskEither.chain((answer) => {
        report(call, deployment, 'rows', answer.problems);
        publications.learn(deployment, endpoint, params, answer.value);
        return taskEither.map(answer.writePublished)(publicationsOf(deployment, publications, answer.ties));
      }),
      taskEither.chainEitherK((out) =>
        out === undefined ? nothing(call) : either.right(picturesFrom(imageHostsOf(deployment))(out)),
      ),
    );
  };

  const isPublished = (call: Call, deployment: Deployment): taskEither.TaskEither<SourceFailure, boolean> => {
    const gate = gateOf(call.endpoint, call.params);
    return gate === null
      ? taskEither.right(true)
      : taskEither.map((publication: LeaguePublication) => publication[gate.aspect])(
          publications.of(deployment, [gate.tie]),
        );
  };

  return {
    request: (deployment, path, now) =>
      fn.pipe(
        callOf(path),
        option.match(
          () => taskEither.left<SourceFailure, unknown>({ type: 'NotFound', message: 'no such call' }),
          (call) =>
            fn.pipe(
              isPublished(call, deployment),
              taskEither.chain((may) =>
                may
                  ? fn.pipe(
                      source.request(deployment, call.path, now),
                      taskEither.chain((body) => published(call, deployment, body)),
                    )
                  : taskEither.fromEither(nothing(call)),
              ),
            ),
        ),
      ),
  };
};
