import * as t from 'io-ts';
import { branded, nullable } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';
import { MatchId } from '../../ids.ts';
import { Instant } from '../../time/instant.ts';
import { type LiveMatch, messagesOf } from '../match.ts';
import type { ChannelMessage } from '../wire/channel.ts';
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
