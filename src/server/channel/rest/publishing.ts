import type { Serial } from '@kampdag/core/live/log/timeToken';
import { allChannelOf } from '@kampdag/core/live/wire/channel';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Grant } from '../access/access.ts';
import { permits } from '../access/capability.ts';
import type { ChannelLog } from '../log/log.ts';
import type { Publication } from '../protocol/batch.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { isChannelName, readDrafts } from '../protocol/inbound.ts';
import { listOf } from './restAnswers.ts';

/** A request to publish. */
export interface PublishRequest {
  readonly channel: string;
  readonly messages: readonly unknown[];
  readonly grant: Grant;
  /** The batch's id unless the publisher gave one. */
  readonly id: string;
  readonly connectionId?: string;
}

/** The result of publishing. */
export interface Published {
  /** The first message's id. */
  readonly messageId: string;
  /** The messages' serials; null for a discarded message, as in Ably's protocol. */
  readonly serials: readonly (Serial | null)[];
}

/** Publishes for a client, or gives the error. A repeated first message id gives the first result again. Never rejects. */
export type Publish = (request: PublishRequest) => Promise<either.Either<ErrorInfo, Published>>;

const readPublication = ({
  channel,
  messages,
  grant,
  id,
  connectionId,
}: PublishRequest): either.Either<ErrorInfo, Publication> => {
  if (!isChannelName(channel)) return either.left(failures.badChannelName('no such channel name'));
  if (!permits(grant.capability, channel, 'publish')) {
    return either.left(failures.notPermitted('publishing to this channel is not permitted'));
  }
  const drafts = readDrafts(messages);
  if (either.isLeft(drafts)) return drafts;
  const hasForeignClientId = drafts.right.some(
    ({ clientId }) => typeof clientId === 'string' && grant.clientId !== '*' && clientId !== grant.clientId,
  );
  if (hasForeignClientId)
    return either.left(failures.wrongClientId('a message is signed with another clientId'));
  const ownId = drafts.right[0]?.id;
  return either.right({
    drafts: drafts.right,
    id: typeof ownId === 'string' ? ownId.replace(/:\d+$/, '') : id,
    clientId: grant.clientId === '*' ? undefined : grant.clientId,
    connectionId,
  });
};

/** A message nested too deeply to inspect is refused as unreadable. */
const readSafely = (request: PublishRequest): either.Either<ErrorInfo, Publication> =>
  either.flatten(
    either.tryCatch(
      () => readPublication(request),
      () => failures.badData('a message cannot be read'),
    ),
  );

export const createPublish =
  (
    log: ChannelLog,
    /** Called with the number of messages that were stored, or had been before. */
    onPublished: (messages: number) => void = () => {},
  ): Publish =>
  async (request) => {
    const publication = readSafely(request);
    if (either.isLeft(publication)) return publication;
    const { drafts, id } = publication.right;
    // Goals channels are derived: publishing there would duplicate the goals.
    if (allChannelOf(request.channel) !== null) {
      return either.right({ messageId: drafts[0]?.id ?? `${id}:0`, serials: drafts.map(() => null) });
    }
    try {
      const { messages } = await log.append(request.channel, publication.right);
      onPublished(messages.length);
      return either.right({
        messageId: messages[0]?.id ?? '',
        serials: messages.map(({ serial }) => serial),
      });
    } catch {
      return either.left(
        failures.unavailable('it is not known to be stored: publish it again under the same id'),
      );
    }
  };

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

/**
 * Publishes the same messages to each channel of a specification, as Ably's `POST /messages` does; a failure affects only its
 * channel.
 */
export const publishBatches = async (
  publish: Publish,
  body: unknown,
  grant: Grant,
  /** Prefix of the ids of messages without their own. */
  id: string,
): Promise<either.Either<ErrorInfo, readonly BatchResult[]>> => {
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
