/** Whether a channel may be read: `open`, `closed` (it is not published, reading 24), or `unknown` just now. */
export type Admission = 'open' | 'closed' | 'unknown';

/** Decides for a channel, at once where it is known. Never rejects. */
export type MayRead = (channel: string) => Admission | Promise<Admission>;

/** Every channel may be read. */
export const everythingOpen: MayRead = () => 'open';
