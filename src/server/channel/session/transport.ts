import type { Observable } from 'rxjs';

/** Carries the frames of a session: a WebSocket, or polls. */
export interface Transport {
  /** False once closed or closing. */
  readonly isOpen: () => boolean;
  readonly write: (frame: Buffer) => void;
  /** Writes several frames in one go. */
  readonly cork: (write: () => void) => void;
  /** Bytes buffered for the reader. */
  readonly queued: () => number;
  /** Whether the reader has enough for now; `drained$` emits when that changes. */
  readonly isFull: () => boolean;
  /** Emits whenever the reader has taken everything buffered. */
  readonly drained$: Observable<unknown>;
  /** Closes it after everything written has been read; ignores further input. */
  readonly close: () => void;
  /** Cuts it abruptly. */
  readonly cut: () => void;
  /** Keeps a client alive that takes no HEARTBEAT frames. */
  readonly ping: () => void;
}
