import { type PublishedNames, shownBody } from '@kampdag/core/sport/published/shownBody';
import type { View } from '../channel/access/access.ts';
import type { ShowBatch } from '../channel/feed/shown.ts';
import { decoded, encrypted, isEncrypted, plainEncoding } from '../channel/log/decoding.ts';
import type { StoredMessage } from '../channel/protocol/batch.ts';
import { matchOf } from './channelGate.ts';

const publishedIn: Readonly<Record<View, PublishedNames>> = {
  open: { teams: true, referees: true },
  withoutReferees: { teams: true, referees: false },
  withoutTeams: { teams: false, referees: true },
  withoutPeople: { teams: false, referees: false },
};

const json = (body: unknown) => ({ data: JSON.stringify(body), encoding: 'json' });

/**
 * Shows of stored messages only what decoders read and the league publishes, in whatever form it was published (reading 43), and
 * none of the publisher's own ids, names and extras. An encrypted body is encrypted again. Each message is filtered once for each
 * view, and its result kept as long as the message.
 *
 * @param key decrypts bodies (32 bytes); null if they are not encrypted
 */
export const shownBatches = (key: Uint8Array | null): ShowBatch => {
  const bodyOf = (channel: string, view: View, { data, encoding, serial }: StoredMessage) => {
    const sent = encoding ?? '';
    const body = decoded(data, sent, key);
    if (body.encoding !== '') return { data: '', encoding: plainEncoding(body.encoding) };
    const matchId = matchOf(channel);
    const shown = matchId === null ? {} : shownBody(matchId, publishedIn[view])(body.data);
    return key !== null && isEncrypted(sent) ? encrypted(shown, key, serial) : json(shown);
  };

  const made = new WeakMap<StoredMessage, Map<View, StoredMessage>>();
  const shownMessage = (channel: string, view: View, stored: StoredMessage): StoredMessage => {
    const known = made.get(stored) ?? new Map<View, StoredMessage>();
    const before = known.get(view);
    if (before !== undefined) return before;
    const { serial, timestamp, action, version } = stored;
    const shown = { id: serial, ...bodyOf(channel, view, stored), timestamp, action, serial, version };
    made.set(stored, known.set(view, shown));
    return shown;
  };

  return (channel, view, { position, timestamp, messages }) => ({
    id: position,
    position,
    timestamp,
    messages: messages.map((message) => shownMessage(channel, view, message)),
  });
};
