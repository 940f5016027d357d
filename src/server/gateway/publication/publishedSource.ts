import type { Problem } from '@kampdag/core/decode/problem';
import { matchById } from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import { gateOf, type OutgoingAnswer, outgoingAnswer } from '@kampdag/core/gateway/outgoing';
import type { Tie } from '@kampdag/core/gateway/publicationRule';
import { type LeaguePublication, nothingPublished, publishes } from '@kampdag/core/league/match/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, function as fn, option, taskEither } from 'fp-ts';
import * as t from 'io-ts';
import { nothingWithdrawn, type Withdrawn } from '../../operator/operation.ts';
import { withoutWithdrawn } from '../../operator/withdrawal.ts';
import { fieldOf, type OnAnomaly } from '../anomalies.ts';
import { unreadable } from '../readableSource.ts';
import { type Call, callOf } from '../router.ts';
import type { GatewaySource, SourceFailure } from '../source.ts';
import type { Publications } from './publications.ts';
import { withoutDefaultResults } from './resultsToCome.ts';

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
  /** The value itself where nothing is removed, as in most answers. */
  const filtered = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const inner = value.map(filtered);
      return inner.some((each, index) => each !== value[index]) ? inner : value;
    }
    if (!t.UnknownRecord.is(value)) return value;
    const changes: Record<string, unknown> = {};
    let isChanged = false;
    for (const name of Object.keys(value)) {
      const before = value[name];
      const after =
        name === pictureField && !(typeof before === 'string' && isShown(before, hosts))
          ? null
          : filtered(before);
      if (after === before) continue;
      changes[name] = after;
      isChanged = true;
    }
    return isChanged ? { ...value, ...changes } : value;
  };
  return filtered;
};

type Published = taskEither.TaskEither<SourceFailure, unknown>;

/** The empty answer; a failure for an answer that is a single thing. */
const nothing = ({ endpoint }: Call): either.Either<SourceFailure, unknown> =>
  endpoint.empty === undefined
    ? either.left({ type: 'Gone', message: 'there is nothing published' })
    : either.right(endpoint.empty);

/** What each row's leagues publish. An undetermined row is withheld; fails only if every row is undetermined. */
const publicationsOf = (
  deployment: Deployment,
  publications: Publications,
  ties: OutgoingAnswer<unknown>['ties'],
  onWithheld: (rows: number) => void,
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
    const undetermined = found.filter(either.isLeft).length;
    if (first !== undefined && undetermined === found.length) return either.map(() => [])(first);
    if (undetermined > 0) onWithheld(undetermined);
    return either.right(found.map(either.getOrElse(() => nothingPublished)));
  };
};

/**
 * A source whose answers may leave the server: decoded at the border, with only the fields that are read (reading 25), and only
 * what is known to be published (reading 24) and no result that is a default (reading 33). A call whose whole answer is withheld is answered empty without a request.
 */
export const publishedSource = (
  source: GatewaySource,
  publications: Publications,
  imageHostsOf: (deployment: Deployment) => readonly string[] = () => [],
  onAnomaly: OnAnomaly = () => {},
  withdrawn: () => Withdrawn = () => nothingWithdrawn,
  onWithheld: (deployment: Deployment, endpoint: AnyEndpoint, rows: number) => void = () => {},
): GatewaySource => {
  const reportRows = ({ endpoint }: Call, deployment: Deployment, problems: readonly Problem[]): void => {
    const [first] = problems;
    if (first !== undefined) {
      onAnomaly(deployment, endpoint, {
        kind: 'rows',
        problems: problems.length,
        field: fieldOf(first.path),
      });
    }
  };

  const published = (call: Call, deployment: Deployment, body: unknown, now: Instant): Published => {
    const { endpoint, params } = call;
    return fn.pipe(
      outgoingAnswer(endpoint, body, params),
      either.mapLeft((problems) => unreadable(call, deployment, body, problems, onAnomaly)),
      taskEither.fromEither,
      taskEither.chain((answer) => {
        reportRows(call, deployment, answer.problems);
        publications.learn(deployment, endpoint, params, answer.value);
        const onRows = (rows: number): void => onWithheld(deployment, endpoint, rows);
        return taskEither.map(answer.writePublished)(
          publicationsOf(deployment, publications, answer.ties, onRows),
        );
      }),
      taskEither.map(withoutWithdrawn(withdrawn())),
      taskEither.map(withoutDefaultResults(osloWallTime(now))),
      taskEither.chainEitherK((out) =>
        out === undefined ? nothing(call) : either.right(picturesFrom(imageHostsOf(deployment))(out)),
      ),
    );
  };

  /**
   * The failure of a match that is not found. One that its day does not list any more either is gone; else one odd answer proves
   * nothing, and the last good one is kept (`confirmation` in staleCache.ts).
   */
  const failureOf = async (
    { endpoint, params }: Call,
    deployment: Deployment,
    failure: SourceFailure,
  ): Promise<SourceFailure> => {
    if (failure.type !== 'NotFound' || endpoint.name !== matchById.name) return failure;
    // Calls are identified by name, so these are the match's.
    const { matchId } = params as Parameters<typeof matchById.write>[0];
    return (await publications.isGone(deployment, matchId)) ? { ...failure, type: 'Gone' } : failure;
  };

  const isPublished = (call: Call, deployment: Deployment): taskEither.TaskEither<SourceFailure, boolean> => {
    const gate = gateOf(call.endpoint, call.params);
    return gate === null
      ? taskEither.right(true)
      : taskEither.map((publication: LeaguePublication) => publishes(publication, gate.aspects))(
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
                      taskEither.orElse((failure) =>
                        taskEither.leftTask(() => failureOf(call, deployment, failure)),
                      ),
                      taskEither.chain((body) => published(call, deployment, body, now)),
                    )
                  : taskEither.fromEither(nothing(call)),
              ),
            ),
        ),
      ),
  };
};
