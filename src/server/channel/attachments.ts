import type { Grant } from './access.ts';
import type { Admission, MayRead } from './admission.ts';
import { permits } from './capability.ts';
import { failures } from './failures.ts';
import type { Batch } from './feed.ts';
import type { Feeds } from './feeds.ts';
import { FLAG, frames, MODES } from './frames.ts';
import { type Inbound, isChannelName } from './inbound.ts';
import { isPosition } from './serials.ts';

/** Frames by batch, so that all subscribers share one. */
export type FrameOf = (channel: string, batch: Batch) => Buffer;

/** What an attachment needs of its session. */
export interface AttachmentHost {
  readonly feeds: Feeds;
  readonly frameOf: FrameOf;
  readonly write: (frame: Buffer) => void;
  /** Writes what a resuming reader missed, however much it is. */
  readonly writeAll: (backlog: readonly Buffer[]) => void;
  readonly grant: () => Grant;
  /** Whether a batch is to be kept from this session, as its own echo. */
  readonly isOwnEcho: (batch: Batch) => boolean;
  readonly maxChannels: number;
  /** Whether anybody may read a channel at all. */
  readonly mayRead: MayRead;
}

/** The channels one session is attached to. */
export interface Attachments {
  readonly attach: (channel: string, request: Inbound) => void;
  readonly detach: (channel: string) => void;
  /** Ends what a new, lesser token no longer permits. */
  readonly recheck: () => void;
  readonly clear: () => void;
}

export const createAttachments = (host: AttachmentHost): Attachments => {
  const leaves = new Map<string, () => void>();
  /** Who waits to be let in; what comes later on the same channel takes its place. */
  const waiting = new Map<string, Inbound>();

  const leave = (channel: string): void => {
    waiting.delete(channel);
    leaves.get(channel)?.();
    leaves.delete(channel);
  };

  const modesOf = (channel: string, requested: number): number => {
    const { capability } = host.grant();
    const permitted =
      (permits(capability, channel, 'subscribe') ? FLAG.subscribe | (1 << 19) : 0) |
      (permits(capability, channel, 'publish') ? FLAG.publish : 0) |
      (permits(capability, channel, 'presence') ? 1 << 16 : 0);
    return permitted & ((requested & MODES) === 0 ? MODES : requested);
  };

  // ATTACHED, the backlog and joining the fan-out are one synchronous block: nothing can fall between (ably-protocol §4.1).
  const join = (channel: string, request: Inbound, modes: number): void => {
    const feed = host.feeds.open(channel);
    const serial = request.channelSerial ?? undefined;
    const from = serial !== undefined && isPosition(serial) ? serial : undefined;
    // The place of the resume point, not the head: a socket that dies before the backlog arrives resumes from here again.
    if (from === undefined) host.write(frames.attached(channel, feed.head(), modes));
    else if (from >= feed.floor()) host.write(frames.attached(channel, from, modes | FLAG.resumed));
    else {
      const lost = failures.continuityLost('messages from before this point are gone');
      host.write(frames.attached(channel, feed.floor(), modes, lost));
    }
    if ((modes & FLAG.subscribe) === 0) {
      leaves.set(channel, () => undefined);
      return;
    }
    const send = (batch: Batch): void => {
      if (!host.isOwnEcho(batch)) host.write(host.frameOf(channel, batch));
    };
    const backlog = from === undefined ? [] : feed.after(from);
    leaves.set(channel, feed.listen(send));
    host.writeAll(
      backlog.filter((batch) => !host.isOwnEcho(batch)).map((batch) => host.frameOf(channel, batch)),
    );
  };

  const admit = (channel: string, request: Inbound, modes: number, admission: Admission): void => {
    if (admission === 'open') join(channel, request, modes);
    else if (admission === 'closed') {
      host.write(frames.error(failures.notPermitted('this channel is not published'), channel));
    } else {
      // A channel that is detached is attached again by the SDK after a while; one that failed never is.
      host.write(frames.detached(channel, failures.unavailable('nobody can say whether this may be read')));
    }
  };

  const admitLater = async (
    channel: string,
    request: Inbound,
    modes: number,
    admission: Promise<Admission>,
  ): Promise<void> => {
    const decided = await admission;
    if (waiting.get(channel) !== request) return;
    waiting.delete(channel);
    try {
      admit(channel, request, modes, decided);
    } catch {
      host.write(frames.detached(channel, failures.internal('the channel could not be opened')));
    }
  };

  return {
    attach: (channel, request) => {
      leave(channel);
      if (!isChannelName(channel)) {
        return host.write(frames.error(failures.badChannelName('no such channel name'), channel));
      }
      const modes = modesOf(channel, request.flags ?? 0);
      if (modes === 0) {
        return host.write(frames.error(failures.notPermitted('this channel is not permitted'), channel));
      }
      if (leaves.size + waiting.size >= host.maxChannels) {
        return host.write(frames.error(failures.tooManyChannels('too many channels'), channel));
      }
      const admission = host.mayRead(channel);
      if (typeof admission === 'string') return admit(channel, request, modes, admission);
      waiting.set(channel, request);
      void admitLater(channel, request, modes, admission);
      return undefined;
    },
    detach: (channel) => {
      leave(channel);
      host.write(frames.detached(channel));
    },
    recheck: () => {
      for (const channel of leaves.keys()) {
        if (modesOf(channel, 0) !== 0) continue;
        leave(channel);
        host.write(frames.error(failures.notPermitted('this channel is no longer permitted'), channel));
      }
    },
    clear: () => {
      waiting.clear();
      for (const channel of leaves.keys()) leave(channel);
    },
  };
};
