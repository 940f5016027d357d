import type { Admission, Grant, View } from '../access/access.ts';
import { permits } from '../access/capability.ts';
import type { Feed, Feeds } from '../feed/feed.ts';
import type { Replay, Replays } from '../feed/replays.ts';
import type { Batch } from '../protocol/batch.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { FLAG, frames, MODES } from '../protocol/frames.ts';
import { type Inbound, isChannelName } from '../protocol/inbound.ts';
import { isPosition, type Position } from '../protocol/serials.ts';

/** Frames by view and batch, shared by all subscribers. */
export type FrameOf = (channel: string, view: View, batch: Batch) => Buffer;

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
  /** The views of the connection's channels, which outlive its transport. */
  readonly views: Map<string, View>;
}

interface Attachment {
  readonly modes: number;
  /** Everything up to here has been written. */
  readonly at: () => Position;
  /** Tells the reader to forget what it was shown and to read the history, and continues in the new view. */
  readonly reopen: (view: View) => void;
  readonly leave: () => void;
}

const notPublished = (channel: string): Buffer =>
  frames.error(failures.notPermitted('this channel is not published'), channel);

const viewChanged = (): ErrorInfo =>
  failures.viewChanged('what this channel publishes has changed: read its history again');

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
  const subscribe = (
    channel: string,
    feed: Feed,
    from: Position,
    modes: number,
    firstView: View,
  ): Attachment => {
    let view = firstView;
    let stop = feed.listen(() => undefined);
    const writeBy = (write: (frame: Buffer) => void) => (batch: Batch) => {
      if (!host.isOwnEcho(batch)) write(host.frameOf(channel, view, batch));
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
    const stopRestored = feed.onRestored(() => {
      replay.at = feed.head();
      host.write(
        frames.attached(channel, replay.at, modes, failures.continuityLost('messages were restored')),
      );
    });
    return {
      modes,
      at: () => replay.at,
      reopen: (next) => {
        view = next;
        host.write(frames.attached(channel, replay.at, modes, viewChanged()));
      },
      leave: () => {
        stop();
        stopRestored();
        host.replays.remove(replay);
      },
    };
  };

  // ATTACHED, the backlog and the fan-out leave no gap: batches published meanwhile come after the backlog (ably-protocol §4.1).
  const join = (channel: string, feed: Feed, request: Inbound, modes: number, view: View): void => {
    const serial = request.channelSerial ?? undefined;
    const from = serial !== undefined && isPosition(serial) ? serial : feed.head();
    // A client that has missed nothing is not charged.
    const missed = feed.behind(from);
    if (missed > 0 && !host.mayReplay(missed)) return;
    // The resume point, not the head: if the transport fails before the backlog arrives, the client resumes from here again.
    const isOtherView = serial !== undefined && (host.views.get(channel) ?? view) !== view;
    const isResumed = serial !== undefined && from === serial && from >= feed.floor() && !isOtherView;
    const isLost = from < feed.floor();
    const at = isLost ? feed.floor() : from;
    const loss = isLost ? failures.continuityLost('messages from before this point are gone') : undefined;
    host.write(
      frames.attached(
        channel,
        at,
        isResumed ? modes | FLAG.resumed : modes,
        isOtherView ? viewChanged() : loss,
      ),
    );
    host.views.set(channel, view);
    attached.set(
      channel,
      (modes & FLAG.subscribe) === 0
        ? { modes, at: feed.head, reopen: () => undefined, leave: () => undefined }
        : subscribe(channel, feed, at, modes, view),
    );
  };

  const admit = async (channel: string, pending: { readonly request: Inbound }): Promise<void> => {
    const admission = await host.mayRead(channel);
    const isOpen = admission !== 'closed' && admission !== 'unknown';
    // A failing source or log costs this channel a retry.
    const feed = isOpen ? await host.feeds.open(channel).catch(() => undefined) : undefined;
    if (pendingByChannel.get(channel) !== pending) return;
    pendingByChannel.delete(channel);
    if (admission === 'closed') host.write(notPublished(channel));
    else if (!isOpen || feed === undefined) {
      // The SDK retries a detached channel, but never a failed one.
      const reason = isOpen ? 'the channel cannot be opened now' : 'nobody can say whether this may be read';
      host.write(frames.detached(channel, failures.unavailable(reason)));
    } else {
      const { request } = pending;
      join(channel, feed, request, modesOf(channel, request.flags ?? 0), admission);
    }
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
    /** The attached channels. */
    channels: (): Iterable<string> => attached.keys(),
    /**
     * Applies a newer decision: ends the attachment of a closed channel, which the SDK does not retry, and reopens one in another
     * view. Nobody is detached because nobody can say.
     */
    decide: (channel: string, admission: Admission): void => {
      const attachment = attached.get(channel);
      if (attachment === undefined || admission === 'unknown' || admission === host.views.get(channel))
        return;
      if (admission === 'closed') {
        leave(channel);
        host.write(notPublished(channel));
      } else {
        host.views.set(channel, admission);
        attachment.reopen(admission);
      }
    },
    clear: (): void => {
      pendingByChannel.clear();
      for (const channel of attached.keys()) leave(channel);
    },
  };
};
