import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import type { Deployment } from '@kampdag/core/site/deployment';
import { privateFields } from '@kampdag/core/sport/published/privateFields';
import { addDays } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { bodyReader } from '../../server/channel/log/decoding.ts';
import { type Finding, finding } from './finding.ts';
import type { ReadChannel } from './hostedHistory.ts';
import { doctorUpstream } from './upstream.ts';

/** The days, back from today, whose matches are looked at, and the most matches and messages. */
const most = { days: 7, matches: 3, messages: 200 };

/** Timeout of one channel in milliseconds. */
const timeout = 10_000;

const Sent = t.partial({ data: t.union([t.string, t.null]), encoding: t.union([t.string, t.null]) });

/** The newest matches of a deployment that are or were reported live. */
const reportedMatches = async (
  deployment: Deployment,
  address: string,
  now: Instant,
): Promise<readonly MatchId[]> => {
  const upstream = doctorUpstream(address);
  const found: MatchId[] = [];
  try {
    for (let day = 0; day < most.days && found.length < most.matches; day += 1) {
      const date = addDays(osloWallTime(now).date, -day);
      const { answer } = await upstream.ask(matchesOnDate.write({ sportId: deployment.sportId, date }));
      const matches = either.chainW(matchesOnDate.decode)(answer);
      if (either.isLeft(matches)) continue;
      for (const { matchId, liveClientType } of matches.right.rows)
        if (liveClientType !== 'None') found.push(matchId);
    }
  } finally {
    await upstream.close();
  }
  return found.slice(0, most.matches);
};

/**
 * Reads the newest messages of a deployment's matches where visitors get them from the hosted service, past this server's filter, and
 * says which private fields are in them.
 *
 * @param key decrypts messages (32 bytes); null if they are not encrypted
 */
export const examineMessages = async (
  deployment: Deployment,
  address: string,
  now: Instant,
  read: ReadChannel,
  key: Uint8Array | null,
): Promise<Finding> => {
  const bodyOf = bodyReader(key);
  const matches = await reportedMatches(deployment, address, now);
  const fields = new Set<string>();
  let count = 0;
  try {
    for (const matchId of matches) {
      const messages = await read(allChannel(matchId), most.messages, AbortSignal.timeout(timeout));
      for (const message of messages.filter(Sent.is)) {
        count += 1;
        for (const field of privateFields(matchId, bodyOf({ ...message }))) fields.add(field);
      }
    }
  } catch {
    return finding(
      'odd',
      'The live messages on Ably could not be read: whether they hold private fields is not known.',
    );
  }
  if (count === 0) {
    return finding(
      'odd',
      'No live message was found on Ably: whether they would hold private fields is not known.',
    );
  }
  return fields.size === 0
    ? finding('good', `The newest ${count} live messages on Ably hold no private field that we know of.`)
    : finding(
        'wrong',
        'Live messages on Ably hold private fields, which every visitor can read: send only what the site reads (src/deploy/README.md), or use the built-in channel, which filters.',
        ...[...fields].toSorted(),
      );
};
