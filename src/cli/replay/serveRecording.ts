import { Serial } from '@kampdag/core/live/log/timeToken';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { channelKey } from '../channelKey.ts';
import type { Reading } from '../commandLine.ts';
import { type Running, readRecording, sendAtPace } from '../recordedFile.ts';
import type { ServeArguments } from './arguments.ts';

/** Plays a recording into `match:{id}:all` of the running site at its pace, times `speed`; when aborted, it is removed. */
export const serveRecording = async (
  { file, speed, url }: ServeArguments,
  { say, signal }: Running,
): Promise<Reading<void>> => {
  const read = await readRecording(file, console.error);
  if (either.isLeft(read)) return read;
  const { header, messages } = read.right;
  const { matchId } = header.match;
  const site = siteControl(url, await channelKey());
  say(await site.open(header.sport, { ...header.match }));
  await sendAtPace(messages, speed, { say, signal }, async ({ data }) => {
    await site.publish(allChannel(matchId), data);
    return true;
  });
  if (signal.aborted) await site.close(matchId);
  say(
    signal.aborted
      ? 'Stopped; the match is off the site again.'
      : 'Played; the match stays until the site stops.',
  );
  return either.right(undefined);
};

const Opened = t.type({
  host: t.string,
  match: t.type({ matchId: t.number, tournamentId: t.number, seasonId: t.number, matchDate: t.string }),
});

const Published = t.type({ serials: t.array(t.union([t.string, t.null])) });

/** Controls a site on this machine with its local channel's key (`app.key:secret`). Throws errors for users. */
export const siteControl = (url: string, key: string) => {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(key).toString('base64')}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`nobody answers at ${url}: is the site running (npm start)?`);
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url}${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };

  return {
    /** Shows the match as live; gives the address of its page. */
    open: async (sport: string, match: Readonly<Record<string, unknown>>): Promise<string> => {
      const opened = Opened.decode(await call('POST', '/control/matches', { sport, match }));
      if (either.isLeft(opened)) throw new Error(`${url} is another site than this one`);
      const { host, match: row } = opened.right;
      const { port, protocol } = new URL(url);
      const query = `seasonId=${row.seasonId}&tournamentId=${row.tournamentId}&matchId=${row.matchId}`;
      const origin = `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
      return `${origin}/livematch?${query}&matchDate=${row.matchDate.slice(0, 10)}`;
    },
    /** Publishes a message; gives its serial, null where it is discarded. */
    publish: async (channel: string, data: unknown): Promise<Serial | null> => {
      const message = typeof data === 'string' ? { data } : { data: JSON.stringify(data), encoding: 'json' };
      const path = `/channels/${encodeURIComponent(channel)}/messages`;
      const published = Published.decode(await call('POST', path, { name: 'event', ...message }));
      const serial = either.isRight(published) ? published.right.serials[0] : null;
      return serial === null || serial === undefined ? null : Serial(serial);
    },
    close: async (matchId: number): Promise<void> => {
      await call('DELETE', `/control/matches/${matchId}`);
    },
  };
};

/** The control API of a running site. */
export type SiteControl = ReturnType<typeof siteControl>;
