/** Whether a channel may be read: `open`, `closed` (it is not published, reading 24), or `unknown` just now. */
export type Admission = 'open' | 'closed' | 'unknown';

/** Who wants to read. */
export interface Reader {
  /** The host name it came to, port included, as it said. */
  readonly host: string;
  /** The address it came from. */
  readonly address: string;
}

/** Decides for a channel, at once where it is known. Never rejects. */
export type MayRead = (channel: string, reader: Reader) => Admission | Promise<Admission>;

/** Every channel may be read. */
export const everythingOpen: MayRead = () => 'open';
