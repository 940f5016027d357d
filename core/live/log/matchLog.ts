import * as t from 'io-ts';
import { branded, nullable } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';
import type { LeaguePublication } from '../../league/season/publication.ts';
import { Instant } from '../../time/instant.ts';
import { type ChannelMessage, stillEncoded } from '../channel/channel.ts';
import { type LiveMatch, messagesOf } from '../match.ts';
import { shownBody } from '../wire/shownBody.ts';
import { Serial } from './timeToken.ts';

const LogMessage = t.type({
  serial: branded(t.string, Serial),
  timestamp: branded(t.number, Instant),
  data: t.unknown,
  /** Why the body could not be read (reading 29). */
  error: nullable(t.string),
});

/** The messages of a match's channel, oldest first, up to a moment. */
export interface MatchLog {
  readonly matchId: MatchId;
  readonly messages: readonly t.TypeOf<typeof LogMessage>[];
}

/** The only row of `kampdag/Log`. */
export const MatchLogRow = entity<MatchLog>('match log', {
  matchId: field('matchId', requiredId(MatchId)),
  messages: field('messages', t.readonlyArray(LogMessage)),
});

/** The log of a followed match, as far as a serial, if given. */
export const logOfMatch = (match: LiveMatch, through: Serial | null = null): MatchLog => ({
  matchId: match.matchId,
  messages: messagesOf(match)
    .filter(({ serial }) => through === null || serial <= through)
    .map(({ serial, timestamp, raw, ...message }) => ({
      serial,
      timestamp,
      data: raw,
      error: message.type === 'unreadable' ? message.why : null,
    })),
});

/** The messages as the channel carries them. */
export const channelMessagesOf = ({ messages }: MatchLog): readonly ChannelMessage[] =>
  messages.map(({ error, ...message }) => (error === null ? message : { ...message, error }));

/** The reason that holds no words of a publisher's; all others quote the message, which is not read where it is sent either. */
const encodedStill = stillEncoded('');

/** What of a log may leave the server: of each body what decoders read, and names that the league publishes (reading 43). */
export const publishedLog = (log: MatchLog, { teams, referees }: LeaguePublication): MatchLog => {
  const shown = shownBody(log.matchId, { teams, referees });
  return {
    ...log,
    messages: log.messages.map(({ serial, timestamp, data, error }) => ({
      serial,
      timestamp,
      data: shown(data),
      error: error?.startsWith(encodedStill) === true ? error : null,
    })),
  };
};
