import { createCipheriv, createHmac } from 'node:crypto';
import type { ChannelName } from '@kampdag/core/live/channel/channel';
import type { ChannelSource, SourceMessage } from './source.ts';

/** What was done to a body, as Ably's SDK undoes it, from the right to the left (ably-protocol §9). */
const encryptedEncoding = 'json/utf-8/cipher+aes-256-cbc/base64';

/** Bytes of the initialisation vector, which stands before what is encrypted. */
export const ivLength = 16;

/**
 * A source whose bodies only those can read who have the key: AES-256-CBC, the initialisation vector before it. The vector follows from the
 * message's place, so that a message is the same bytes whenever it is asked for; no two messages share one.
 *
 * @param key 32 bytes
 */
export const encryptedSource = (source: ChannelSource, key: Uint8Array): ChannelSource => {
  const encrypted = (channel: ChannelName, message: SourceMessage): SourceMessage => {
    // What is encoded already is as it is to be.
    if (message.encoding !== undefined) return message;
    const iv = createHmac('sha256', key)
      .update(`${channel} ${message.position}`)
      .digest()
      .subarray(0, ivLength);
    const cipher = createCipheriv('aes-256-cbc', key, iv);
    const bytes = [iv, cipher.update(JSON.stringify(message.data), 'utf8'), cipher.final()];
    return { ...message, data: Buffer.concat(bytes).toString('base64'), encoding: encryptedEncoding };
  };
  return {
    history: (channel) => source.history(channel)?.map((message) => encrypted(channel, message)),
    follow: (channel, onMessage) =>
      source.follow(channel, (message) => onMessage(encrypted(channel, message))),
  };
};
