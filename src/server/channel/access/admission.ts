/** Whether a channel may be read: `open`, `closed` (not published, reading 24), or `unknown` at the moment. */
export type Admission = 'open' | 'closed' | 'unknown';

/** The reader of a channel. */
export interface Reader {
  /** The host name of the request, port included. */
  readonly host: string;
  /** The network address of the reader. */
  readonly address: string;
}

/** Decides whether a channel may be read, synchronously if known. Never rejects. */
export type MayRead = (channel: string, reader: Reader) => Admission | Promise<Admission>;

/** Opens every channel. */
export const everythingOpen: MayRead = () => 'open';
