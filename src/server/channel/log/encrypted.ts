import { createCipheriv, createHmac } from 'node:crypto';
import type { ChannelName } from '@kampdag/core/live/channel/channel';
import type { ChannelSource, SourceMessage } from './source.ts';

/** The encoding of encrypted bodies, which Ably's SDK decodes from right to left (ably-protocol §9). */
const encryptedEncoding = 'json/utf-8/cipher+aes-256-cbc/base64';

/** Bytes of the initialisation vector, which precedes the ciphertext. */
export const ivLength = 16;

/**
 * A source with encrypted bodies (AES-256-CBC). The initialisation vector is derived from the message's position: a message
 * always has the same bytes, and no two share a vector.
 *
 * @param key 32 bytes
 */
export const encryptedSource = (source: ChannelSource, key: Uint8Array): ChannelSource => {
  const encryptedMessage = (channel: ChannelName, message: SourceMessage): SourceMessage => {
    // An encoded body is passed on as it is.
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
    history: (channel) => source.history(channel)?.map((message) => encryptedMessage(channel, message)),
    follow: (channel, onMessage) =>
      source.follow(channel, (message) => onMessage(encryptedMessage(channel, message))),
  };
};
