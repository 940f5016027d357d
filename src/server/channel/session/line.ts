import type { Observable } from 'rxjs';

/** What carries the frames of a session: a WebSocket, or polls. */
export interface Line {
  /** False once it is closed, or closing. */
  readonly isOpen: () => boolean;
  readonly write: (frame: Buffer) => void;
  /** Hands on together what is written meanwhile. */
  readonly together: (write: () => void) => void;
  /** Bytes that wait for the reader. */
  readonly queued: () => number;
  /** Whether the reader has enough to take for now; `drained$` tells when that has changed. */
  readonly isFull: () => boolean;
  /** Tells whenever the reader has taken all that waited. */
  readonly drained$: Observable<unknown>;
  /** Ends it when what was written has been read; hears no more from it. */
  readonly close: () => void;
  /** Ends it without a word. */
  readonly cut: () => void;
  /** Lets one hear something who wants no HEARTBEAT frames. */
  readonly ping: () => void;
}
