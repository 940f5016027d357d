import { either } from 'fp-ts';
import type { Grant } from './access.ts';
import { permits } from './capability.ts';
import { type ErrorInfo, failures } from './failures.ts';
import type { Batch } from './feed.ts';
import type { Feeds } from './feeds.ts';
import { isChannelName, readDrafts } from './inbound.ts';

/** A wish to publish, as it came. */
export interface PublishRequest {
  readonly channel: string;
  readonly messages: readonly unknown[];
  readonly grant: Grant;
  /** The batch's id unless the publisher gave one. */
  readonly id: string;
  readonly connectionId?: string;
}

/** Publishes for a client, or says why not. The same first message id again answers with the first result. */
export type Publish = (request: PublishRequest) => either.Either<ErrorInfo, Batch>;

const REMEMBERED = 1000;

export const createPublish = (feeds: Feeds): Publish => {
  const done = new Map<string, Batch>();
  return ({ channel, messages, grant, id, connectionId }) => {
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
    const once = typeof ownId === 'string' ? `${channel} ${ownId}` : undefined;
    const before = once === undefined ? undefined : done.get(once);
    if (before !== undefined) return either.right(before);
    const batch = feeds.open(channel).publish({
      drafts: drafts.right,
      id: typeof ownId === 'string' ? ownId.replace(/:\d+$/, '') : id,
      clientId: grant.clientId === '*' ? undefined : grant.clientId,
      connectionId,
    });
    if (once !== undefined) {
      done.set(once, batch);
      const [oldest] = done.keys();
      if (done.size > REMEMBERED && oldest !== undefined) done.delete(oldest);
    }
    return either.right(batch);
  };
};
