import { clientOver } from '@kampdag/core/gateway/client';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { foldedLog } from '@kampdag/core/gateway/composed/readLog';
import { MatchId } from '@kampdag/core/ids';
import { type LiveUpdate, liveMatch$ } from '@kampdag/core/live/channel/stream';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { asyncScheduler, type Subscription, timer } from 'rxjs';
import { WebSocket } from 'ws';
import { httpTransport } from '../../src/web/adapters/httpTransport.ts';
import { serverLog } from '../../src/web/machines/serverLog.ts';
import { startSite } from '../journeys/support/site.ts';

/**
 * What a match costs that many follow at once: messages and bytes for each page that is opened, counted on the wire between Ably's own
 * SDK, unmodified, and the local channel; then for 20,000 pages on paper, since each page's traffic is its own. The hosted service
 * bills a message for each that history returns and each that a channel delivers; the log and its digest are the site's own answers.
 * `npm run build` first.
 */
const opened = 20;
const followers = 20_000;

/** Milliseconds that each page follows, and between two verifications: many, to see what they cost. */
const followedFor = 20_000;
const verifiedEach = 4_000;

/** What went over the wire. */
const counted = {
  history: { pages: 0, messages: 0, bytes: 0 },
  digest: { requests: 0, bytes: 0 },
  log: { requests: 0, bytes: 0 },
  socket: { delivered: 0, frames: 0, bytes: 0 },
};

class CountedSocket extends WebSocket {
  constructor(...settings: ConstructorParameters<typeof WebSocket>) {
    super(...settings);
    this.on('message', (data: Buffer) => {
      counted.socket.frames += 1;
      counted.socket.bytes += data.length;
      const frame = JSON.parse(data.toString()) as {
        readonly action?: number;
        readonly messages?: unknown[];
      };
      if (frame.action === 15) counted.socket.delivered += frame.messages?.length ?? 0;
    });
  }
}

const fetchOnly = globalThis.fetch;

const countedFetch: typeof fetch = async (input, init) => {
  const response = await fetchOnly(input, init);
  const { url: address } = new Request(input, init);
  const body = await response.clone().text();
  // Over the wire, where answers are compressed; without that header, as they are.
  const bytes = Number(response.headers.get('content-length') ?? body.length);
  if (/\/channels\/[^/]+\/messages/.test(address)) {
    counted.history.pages += 1;
    counted.history.messages += (
      JSON.parse(body) as { readonly response: readonly unknown[] }
    ).response.length;
    counted.history.bytes += bytes;
  } else if (address.includes('kampdag/LogDigest')) {
    counted.digest.requests += 1;
    counted.digest.bytes += bytes;
  } else if (address.includes('kampdag/Log')) {
    counted.log.requests += 1;
    counted.log.bytes += bytes;
  }
  return response;
};

Object.assign(globalThis, { WebSocket: CountedSocket, fetch: countedFetch });
// The SDK looks for both as it is loaded.
const { createAblyLiveChannel, randomClientId } = await import(
  '../../src/web/adapters/ably/ablyLiveChannel.ts'
);

const site = await startSite({ now: '2026-11-21T19:20:00+01:00', seed: 1, port: 26_921 });
const gateway = clientOver(
  httpTransport({
    fetch: (path, init) => fetch(typeof path === 'string' ? new URL(path, site.url) : path, init),
    onServerTime: () => undefined,
    calls: 'get',
  }),
);

/** The match in play with the longest log. */
const longest = async () => {
  const { matches } = (await (await fetch(`${site.url}/api/kampdag/Live?date=11/21/2026`)).json()) as {
    readonly matches: readonly { readonly matchId: number }[];
  };
  const logs = await Promise.all(
    matches.map(({ matchId }) => gateway.fetch(matchLog, { matchId: MatchId(matchId) })()),
  );
  const found = logs
    .flatMap((log) => (either.isRight(log) ? [log.right] : []))
    .toSorted((a, b) => b.messages.length - a.messages.length)[0];
  if (found === undefined) throw new Error('no match is in play');
  return found;
};

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

try {
  const pages: { readonly close: () => void; readonly following: Subscription }[] = [];
  const updates = { following: 0, verified: 0, missing: 0 };
  const note = (update: LiveUpdate): void => {
    if (update.type === 'following') updates.following += 1;
    if (update.type !== 'verified') return;
    updates.verified += 1;
    updates.missing += update.missing;
  };
  const first = await longest();
  counted.log = { requests: 0, bytes: 0 };
  for (let index = 0; index < opened; index += 1) {
    const log = await gateway.fetch(matchLog, { matchId: first.matchId })();
    if (either.isLeft(log)) throw new Error('the log cannot be read');
    const channel = createAblyLiveChannel({
      service: { kind: 'local' },
      origin: site.url,
      clientId: randomClientId((bytes) => bytes.fill(index)),
    });
    const following = liveMatch$(
      channel,
      {
        matchId: first.matchId,
        sport: sportOf('icehockey'),
        since: Instant(0),
        known: foldedLog(log.right, sportOf('icehockey')),
      },
      {
        scheduler: asyncScheduler,
        verify$: timer(verifiedEach, verifiedEach),
        log: serverLog(gateway, first.matchId),
      },
    ).subscribe(note);
    pages.push({ close: channel.close, following });
  }
  await wait(verifiedEach - 500);
  const opening = { ...counted.history };
  await wait(followedFor - verifiedEach);
  for (const { close, following } of pages) {
    following.unsubscribe();
    close();
  }
  const each = (value: number): string => (value / opened).toFixed(1);
  const all = (value: number): string => Math.round((value / opened) * followers).toLocaleString('en');
  const { history, digest, log, socket } = counted;
  const lines = [
    `${opened} pages followed a match of ${first.messages.length} messages for ${followedFor / 1000} s; each is verified every ${verifiedEach / 1000} s`,
    `                      a page        ${followers.toLocaleString('en')} pages`,
    `log with the page     ${each(log.requests)} (${each(log.bytes / 1024)} KB)`,
    `history pages         ${each(history.pages)}           ${all(history.pages)} (goal: at most 1 a page)`,
    `history messages      ${each(history.messages)}           ${all(history.messages)}`,
    `delivered live        ${each(socket.delivered)}           ${all(socket.delivered)}`,
    `socket                ${each(socket.bytes / 1024)} KB`,
    `verifications         ${each(updates.verified)}, ${updates.missing} messages missing; by digests of the site (${each(digest.bytes)} bytes)`,
    `history for them      ${history.pages - opening.pages} pages (goal 0)`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await site.stop();
}
process.exit(0);
