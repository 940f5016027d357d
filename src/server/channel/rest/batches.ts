import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Grant } from '../access/access.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import type { Publish, Published } from './publishing.ts';

const Spec = t.type({
  channels: t.union([t.string, t.array(t.string)]),
  messages: t.union([t.array(t.unknown), t.UnknownRecord]),
});
const Specs = t.union([t.array(Spec), Spec]);

/** The results of one batch specification, by channel. */
interface BatchResult {
  readonly successCount: number;
  readonly failureCount: number;
  readonly results: readonly (
    | ({ readonly channel: string } & Published)
    | { readonly channel: string; readonly error: ErrorInfo }
  )[];
}

/** Maximum channels of one request. */
const mostChannels = 100;

/** A request to publish to several channels. */
export interface BatchRequest {
  readonly body: unknown;
  readonly grant: Grant;
  /** Prefix of the ids of messages without their own. */
  readonly id: string;
  readonly publish: Publish;
}

const listOf = <A>(value: A | readonly A[]): readonly A[] =>
  Array.isArray(value) ? (value as readonly A[]) : [value as A];

/**
 * Publishes the same messages to each channel of a specification, as Ably's `POST /messages` does; a failure affects only its
 * channel.
 */
export const publishBatches = async ({
  body,
  grant,
  id,
  publish,
}: BatchRequest): Promise<either.Either<ErrorInfo, readonly BatchResult[]>> => {
  if (!Specs.is(body)) {
    return either.left(failures.badRequest('a batch is a list of objects with channels and messages'));
  }
  const specs = listOf(body);
  const count = specs.reduce((sum, { channels }) => sum + listOf(channels).length, 0);
  if (count === 0 || count > mostChannels) {
    return either.left(failures.badRequest(`1 to ${mostChannels} channels can be published to at once`));
  }
  const answers: BatchResult[] = [];
  for (const [index, { channels, messages }] of specs.entries()) {
    const results: BatchResult['results'][number][] = [];
    for (const channel of listOf(channels)) {
      const published = await publish({ channel, messages: listOf(messages), grant, id: `${id}-${index}` });
      results.push(
        either.isLeft(published) ? { channel, error: published.left } : { channel, ...published.right },
      );
    }
    const failureCount = results.filter((result) => 'error' in result).length;
    answers.push({ successCount: results.length - failureCount, failureCount, results });
  }
  return either.right(answers);
};
