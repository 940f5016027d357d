import type { Grant } from '../access/access.ts';
import type { Admission } from '../access/admission.ts';
import { permits } from '../access/capability.ts';
import type { Feed } from '../feed/feed.ts';
import type { Feeds } from '../feed/feeds.ts';
import type { Replay, Replays } from '../feed/replays.ts';
import type { Batch } from '../protocol/batch.ts';
import { failures } from '../protocol/failures.ts';
import { FLAG, frames, MODES } from '../protocol/frames.ts';
import { type Inbound, isChannelName } from '../protocol/inbound.ts';
import { isPosition, type Position } from '../protocol/serials.ts';

/** Frames by batch, so that all subscribers share one. */
export type FrameOf = (channel: string, batch: Batch) => Buffer;

/** What an attachment needs of its session. */
export interface AttachmentHost {
  readonly feeds: Feeds;
  readonly frameOf: FrameOf;
  /** Writes, and cuts the line where too much waits for its reader. */
  readonly write: (frame: Buffer) => void;
  /** Writes what was missed: no more of it waits than `replays` lets. */
  readonly writeMissed: (frame: Buffer) => void;
  readonly replays: Replays;
  /** Takes what a replay of so many batches costs; false where the reader has asked for too much, which ends the session. */
  readonly mayReplay: (batches: number) => boolean;
  readonly grant: () => Grant;
  /** Whether a batch is to be kept from this session, as its own echo. */
  readonly isOwnEcho: (batch: Batch) => boolean;
  readonly maxChannels: number;
  /** Whether this session may read a channel at all. */
  readonly mayRead: (channel: string) => Admission | Promise<Admission>;
}

/** The channels one session is attached to. */
export interface Attachments {
  readonly attach: (channel: string, request: Inbound) => void;
  readonly detach: (channel: string) => void;
  /** Ends what a new, lesser token no longer permits. */
  readonly recheck: () => void;
  readonly clear: () => void;
}

interface Attachment {
  readonly modes: number;
  /** Everything up to here has been written. */
  readonly at: () => Position;
  readonly leave: () => void;
}

/** A wish to be let in that nobody has decided yet. */
interface Wish {
  /** What was asked for last. */
  request: Inbound;
}

export const createAttachments = (host: AttachmentHost): Attachments => {
  const joined = new Map<string, Attachment>();
  const waiting = new Map<string, Wish>();

  const leave = (channel: string): void => {
    waiting.delete(channel);
    joined.get(channel)?.leave();
    joined.delete(channel);
  };

  const modesOf = (channel: string, requested: number): number => {
    const { capability } = host.grant();
    const permitted =
      (permits(capability, channel, 'subscribe') ? FLAG.subscribe | (1 << 19) : 0) |
      (permits(capability, channel, 'publish') ? FLAG.publish : 0) |
      (permits(capability, channel, 'presence') ? 1 << 16 : 0);
    return permitted & ((requested & MODES) === 0 ? MODES : requested);
  };

  /** Writes every batch behind a place: first what was missed, as fast as it is read, then each as it comes. */
  const subscribe = (channel: string, feed: Feed, from: Position, modes: number): Attachment => {
    let stop = feed.listen(() => undefined);
    const writeBy = (write: (frame: Buffer) => void) => (batch: Batch) => {
      if (!host.isOwnEcho(batch)) write(host.frameOf(channel, batch));
    };
    const replay: Replay = {
      feed,
      at: from,
      write: writeBy(host.writeMissed),
      onLoss: () =>
        host.write(
          frames.attached(channel, feed.floor(), modes, failures.continuityLost('messages are gone')),
        ),
      onEnd: () => {
        stop();
        const send = writeBy(host.write);
        stop = feed.listen((batch) => {
          replay.at = batch.position;
          send(batch);
        });
      },
    };
    host.replays.add(replay);
    return {
      modes,
      at: () => replay.at,
      leave: () => {
        stop();
        host.replays.remove(replay);
      },
    };
  };

  // ATTACHED, the backlog and joining the fan-out leave no gap: what is published meanwhile stands behind the backlog (ably-protocol §4.1).
  const join = (channel: string, feed: Feed, request: Inbound, modes: number): void => {
    const serial = request.channelSerial ?? undefined;
    const from = serial !== undefined && isPosition(serial) ? serial : feed.head();
    // A reader who has read everything costs nothing more.
    const missed = feed.behind(from);
    if (missed > 0 && !host.mayReplay(missed)) return;
    // The place of the resume point, not the head: a line that dies before the backlog arrives resumes from here again.
    const isResumed = serial !== undefined && from === serial && from >= feed.floor();
    const isLost = from < feed.floor();
    const at = isLost ? feed.floor() : from;
    host.write(
      frames.attached(
        channel,
        at,
        isResumed ? modes | FLAG.resumed : modes,
        isLost ? failures.continuityLost('messages from before this point are gone') : undefined,
      ),
    );
    joined.set(
      channel,
      (modes & FLAG.subscribe) === 0
        ? { modes, at: feed.head, leave: () => undefined }
        : subscribe(channel, feed, at, modes),
    );
  };

  const admit = async (channel: string, wish: Wish): Promise<void> => {
    const admission = await host.mayRead(channel);
    // A source or a log that fails costs this channel a retry.
    const feed =
      admission === 'open' ? await host.feeds.open(channel).catch(() => 'away' as const) : admission;
    if (waiting.get(channel) !== wish) return;
    waiting.delete(channel);
    if (feed === 'closed') {
      host.write(frames.error(failures.notPermitted('this channel is not published'), channel));
    } else if (typeof feed === 'string') {
      // A channel that is detached is attached again by the SDK after a while; one that failed never is.
      const reason =
        feed === 'away' ? 'the channel cannot be opened now' : 'nobody can say whether this may be read';
      host.write(frames.detached(channel, failures.unavailable(reason)));
    } else join(channel, feed, wish.request, modesOf(channel, wish.request.flags ?? 0));
  };

  return {
    attach: (channel, request) => {
      if (!isChannelName(channel)) {
        return host.write(frames.error(failures.badChannelName('no such channel name'), channel));
      }
      const modes = modesOf(channel, request.flags ?? 0);
      const known = joined.get(channel);
      if (known?.modes === modes) {
        // Everything behind its place has been written or will be: there is nothing to tell again.
        return host.write(frames.attached(channel, known.at(), modes | FLAG.resumed));
      }
      const asked = waiting.get(channel);
      if (asked !== undefined) {
        asked.request = request;
        return undefined;
      }
      leave(channel);
      if (modes === 0) {
        return host.write(frames.error(failures.notPermitted('this channel is not permitted'), channel));
      }
      if (joined.size + waiting.size >= host.maxChannels) {
        return host.write(frames.error(failures.tooManyChannels('too many channels'), channel));
      }
      const wish: Wish = { request };
      waiting.set(channel, wish);
      void admit(channel, wish);
      return undefined;
    },
    detach: (channel) => {
      leave(channel);
      host.write(frames.detached(channel));
    },
    recheck: () => {
      for (const channel of joined.keys()) {
        if (modesOf(channel, 0) !== 0) continue;
        leave(channel);
        host.write(frames.error(failures.notPermitted('this channel is no longer permitted'), channel));
      }
    },
    clear: () => {
      waiting.clear();
      for (const channel of joined.keys()) leave(channel);
    },
  };
};
