import { allChannelOf } from '@kampdag/core/live/channel/channel';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import { either } from 'fp-ts';
import type { Grant } from '../access/access.ts';
import { permits } from '../access/capability.ts';
import type { ChannelLog } from '../log/log.ts';
import type { Publication } from '../protocol/batch.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { isChannelName, readDrafts } from '../protocol/inbound.ts';

/** A wish to publish, as it came. */
export interface PublishRequest {
  readonly channel: string;
  readonly messages: readonly unknown[];
  readonly grant: Grant;
  /** The batch's id unless the publisher gave one. */
  readonly id: string;
  readonly connectionId?: string;
}

/** What was published. */
export interface Published {
  /** The first message's id. */
  readonly messageId: string;
  /** The messages' serials; null for one that is not sent on, in Ably's words one that was discarded. */
  readonly serials: readonly (Serial | null)[];
}

/** Publishes for a client, or says why not. The same first message id again answers with the first result. Never rejects. */
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
  const foreign = drafts.right.some(
    ({ clientId }) => typeof clientId === 'string' && grant.clientId !== '*' && clientId !== grant.clientId,
  );
  if (foreign) return either.left(failures.wrongClientId('a message is signed with another clientId'));
  const ownId = drafts.right[0]?.id;
  return either.right({
    drafts: drafts.right,
    id: typeof ownId === 'string' ? ownId.replace(/:\d+$/, '') : id,
    clientId: grant.clientId === '*' ? undefined : grant.clientId,
    connectionId,
  });
};

/** What is nested so deep that it cannot be looked at is refused as any other that cannot be read. */
const readSafely = (request: PublishRequest): either.Either<ErrorInfo, Publication> =>
  either.flatten(
    either.tryCatch(
      () => readPublication(request),
      () => failures.badData('a message cannot be read'),
    ),
  );

export const createPublish =
  (log: ChannelLog): Publish =>
  async (request) => {
    const publication = readSafely(request);
    if (either.isLeft(publication)) return publication;
    const { drafts, id } = publication.right;
    // The goals follow from what is reported to the other channel: what a publisher says there too would be said twice.
    if (allChannelOf(request.channel) !== null) {
      return either.right({ messageId: drafts[0]?.id ?? `${id}:0`, serials: drafts.map(() => null) });
    }
    try {
      const { messages } = await log.append(request.channel, publication.right);
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
