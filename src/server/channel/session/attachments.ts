import type { Admission, Grant } from '../access/access.ts';
import { permits } from '../access/capability.ts';
import type { Feed, Feeds } from '../feed/feed.ts';
import type { Replay, Replays } from '../feed/replays.ts';
import type { Batch } from '../protocol/batch.ts';
import { failures } from '../protocol/failures.ts';
import { FLAG, frames, MODES } from '../protocol/frames.ts';
import { type Inbound, isChannelName } from '../protocol/inbound.ts';
import { isPosition, type Position } from '../protocol/serials.ts';

/** Frames by batch, shared by all subscribers. */
export type FrameOf = (channel: string, batch: Batch) => Buffer;

/** The session's side of its attachments. */
export interface AttachmentHost {
  readonly feeds: Feeds;
  readonly frameOf: FrameOf;
  /** Writes, and cuts the transport if too much is buffered. */
  readonly write: (frame: Buffer) => void;
  /** Writes a missed batch; `replays` limits how much is buffered. */
  readonly writeMissed: (frame: Buffer) => void;
  readonly replays: Replays;
  /** Charges for a replay of some batches; false, ending the session, above its rate. */
  readonly mayReplay: (batches: number) => boolean;
  readonly grant: () => Grant;
  /** Whether a batch is the session's own echo, to be left out. */
  readonly isOwnEcho: (batch: Batch) => boolean;
  readonly maxChannels: number;
  /** Whether this session may read a channel. */
  readonly mayRead: (channel: string) => Admission | Promise<Admission>;
}

interface Attachment {
  readonly modes: number;
  /** Everything up to here has been written. */
  readonly at: () => Position;
  readonly leave: () => void;
}

/** The channels a session is attached to; starts without any. */
export const createAttachments = (host: AttachmentHost) => {
  const attached = new Map<string, Attachment>();
  /** The latest attach request of each channel that awaits admission. */
  const pendingByChannel = new Map<string, { request: Inbound }>();

  const leave = (channel: string): void => {
    pendingByChannel.delete(channel);
    attached.get(channel)?.leave();
    attached.delete(channel);
  };

  const modesOf = (channel: string, requested: number): number => {
    const { capability } = host.grant();
    const permitted =
      (permits(capability, channel, 'subscribe') ? FLAG.subscribe | (1 << 19) : 0) |
      (permits(capability, channel, 'publish') ? FLAG.publish : 0) |
      (permits(capability, channel, 'presence') ? 1 << 16 : 0);
    return permitted & ((requested & MODES) === 0 ? MODES : requested);
  };

  /** Writes every batch after a position: first the missed ones at the reader's pace, then each new one. */
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

  // ATTACHED, the backlog and the fan-out leave no gap: batches published meanwhile come after the backlog (ably-protocol §4.1).
  const join = (channel: string, feed: Feed, request: Inbound, modes: number): void => {
    const serial = request.channelSerial ?? undefined;
    const from = serial !== undefined && isPosition(serial) ? serial : feed.head();
    // A client that has missed nothing is not charged.
    const missed = feed.behind(from);
    if (missed > 0 && !host.mayReplay(missed)) return;
    // The resume point, not the head: if the transport fails before the backlog arrives, the client resumes from here again.
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
    attached.set(
      channel,
      (modes & FLAG.subscribe) === 0
        ? { modes, at: feed.head, leave: () => undefined }
        : subscribe(channel, feed, at, modes),
    );
  };

  const admit = async (channel: string, pending: { readonly request: Inbound }): Promise<void> => {
    const admission = await host.mayRead(channel);
    // A failing source or log costs this channel a retry.
    const feed =
      admission === 'open' ? await host.feeds.open(channel).catch(() => 'away' as const) : admission;
    if (pendingByChannel.get(channel) !== pending) return;
    pendingByChannel.delete(channel);
    if (feed === 'closed') {
      host.write(frames.error(failures.notPermitted('this channel is not published'), channel));
    } else if (typeof feed === 'string') {
      // The SDK retries a detached channel, but never a failed one.
      const reason =
        feed === 'away' ? 'the channel cannot be opened now' : 'nobody can say whether this may be read';
      host.write(frames.detached(channel, failures.unavailable(reason)));
    } else join(channel, feed, pending.request, modesOf(channel, pending.request.flags ?? 0));
  };

  return {
    attach: (channel: string, request: Inbound): void => {
      if (!isChannelName(channel)) {
        return host.write(frames.error(failures.badChannelName('no such channel name'), channel));
      }
      const modes = modesOf(channel, request.flags ?? 0);
      const existing = attached.get(channel);
      if (existing?.modes === modes) {
        // Everything after its position has been or will be written.
        return host.write(frames.attached(channel, existing.at(), modes | FLAG.resumed));
      }
      const earlier = pendingByChannel.get(channel);
      if (earlier !== undefined) {
        earlier.request = request;
        return undefined;
      }
      leave(channel);
      if (modes === 0) {
        return host.write(frames.error(failures.notPermitted('this channel is not permitted'), channel));
      }
      if (attached.size + pendingByChannel.size >= host.maxChannels) {
        return host.write(frames.error(failures.tooManyChannels('too many channels'), channel));
      }
      const pending = { request };
      pendingByChannel.set(channel, pending);
      void admit(channel, pending);
      return undefined;
    },
    detach: (channel: string): void => {
      leave(channel);
      host.write(frames.detached(channel));
    },
    /** Ends attachments that a new token no longer permits. */
    recheck: (): void => {
      for (const channel of attached.keys()) {
        if (modesOf(channel, 0) !== 0) continue;
        leave(channel);
        host.write(frames.error(failures.notPermitted('this channel is no longer permitted'), channel));
      }
    },
    clear: (): void => {
      pendingByChannel.clear();
      for (const channel of attached.keys()) leave(channel);
    },
  };
};
