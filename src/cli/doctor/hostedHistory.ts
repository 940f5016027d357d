import type { ChannelName } from '@kampdag/core/live/wire/channel';
import * as t from 'io-ts';
import type { AblyKey } from '../../server/channel/access/tokens.ts';

/** Reads the newest messages of a channel, newest first. */
export type ReadChannel = (
  channel: ChannelName,
  most: number,
  signal: AbortSignal,
) => Promise<readonly unknown[]>;

/** Maximum messages per page. */
const pageSize = 1_000;

const Page = t.UnknownArray;

/** The next page's address from the Link header; null for the last page. */
const nextOf = (link: string | null, from: URL): URL | null => {
  const next = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return next === undefined ? null : new URL(next, from);
};

/** Reads a channel's history over Ably's REST API (ably-protocol §5), or a compatible one. */
export const hostedHistory =
  ({ name, secret }: AblyKey, origin = 'https://main.realtime.ably.net'): ReadChannel =>
  async (channel, most, signal) => {
    const authorization = `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
    const messages: unknown[] = [];
    let page: URL | null = new URL(
      `/channels/${encodeURIComponent(channel)}/messages?direction=backwards&limit=${Math.min(pageSize, most)}`,
      origin,
    );
    while (page !== null && messages.length < most) {
      const response: Response = await fetch(page, {
        signal,
        headers: { authorization, accept: 'application/json' },
      });
      if (!response.ok) throw new Error(`${channel} could not be read: HTTP ${response.status}`);
      const read = await response.json();
      if (!Page.is(read)) throw new Error(`${channel} could not be read: no list of messages`);
      messages.push(...read);
      page = read.length === 0 ? null : nextOf(response.headers.get('link'), page);
    }
    return messages;
  };
