import { ClientId, type MatchId } from '../../ids.ts';
import type { Instant } from '../../time/instant.ts';
import { type LiveEvent } from '../event.ts';
import { type EventKey, keyOfClientId, keyOfEventId } from '../eventBase.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { Serial } from '../log/timeToken.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import type { ChannelMessage } from './channel.ts';
import { type MatchData, readMatchData } from './matchData.ts';
import { eventMessageTypes } from './messageType.ts';
import { readEvent } from './readEvent.ts';
import { WireCommon, WireDelete, WireMatchData } from './wire.ts';
import { isRecord, wireReader } from './wireCodecs.ts';

interface Delivered {
  readonly serial: Serial;
  readonly timestamp: Instant;
  /** As sent. */
  readonly raw: unknown;
}

/** A message that reports an event. */
export interface EventMessage extends Delivered {
  readonly type: 'event';
  readonly event: LiveEvent;
  /** The current event while this is its only message, as it is for nearly all. */
  readonly current: CurrentEvent;
}

/** A message that deletes an event. */
export interface DeleteMessage extends Delivered {
  readonly type: 'delete';
  /** The Delete's own key, to recognise repetitions. */
  readonly key: EventKey | null;
  /** The deleted event; null when not named. */
  readonly target: EventKey | null;
}

/** A message that describes the match: teams, rosters, periods. */
export interface MatchDataMessage extends Delivered {
  readonly type: 'matchData';
  readonly data: MatchData;
  /** Whether it removes everything before it (reading 16). */
  readonly clearHistory: boolean;
}

/** A message of another match. */
export interface ForeignMessage extends Delivered {
  readonly type: 'foreign';
  readonly matchId: number;
}

/** A message that could not be read, with the reason for developers (reading 17). */
export interface UnreadableMessage extends Delivered {
  readonly type: 'unreadable';
  readonly why: string;
}

/** A decoded channel message. */
export type LiveMessage =
  | EventMessage
  | DeleteMessage
  | MatchDataMessage
  | ForeignMessage
  | UnreadableMessage;

const readDescription = wireReader(WireMatchData);

/** The event types of all sports; messages of others are unreadable. */
const specifiedTypes: ReadonlySet<string> = new Set(eventMessageTypes);

const { ClientId: SentClientId, Id: SentId, MatchId: SentMatchId } = WireCommon.props;
const { DeletedEventClientId: SentDeleted } = WireDelete.props;

const ownKey = (sent: Readonly<Record<string, unknown>>): EventKey | null => {
  const clientId = SentClientId.read(sent.ClientId);
  if (clientId !== null) return keyOfClientId(ClientId(clientId));
  const id = SentId.read(sent.Id);
  return id === null ? null : keyOfEventId(id);
};

const unreadable = ({ serial, timestamp, data: raw }: ChannelMessage, why: string): UnreadableMessage => ({
  type: 'unreadable',
  serial,
  timestamp,
  raw,
  why,
});

/**
 * Decodes a match's message by its sport: a `Shot` differs between hockey and basketball. Never fails: a bad message becomes
 * `unreadable`.
 */
export const readMessage = (
  matchId: MatchId,
  sport: LiveRules,
): ((message: ChannelMessage) => LiveMessage) => {
  return (message) => {
    const { serial, timestamp, data: raw } = message;
    if (message.error !== undefined) return unreadable(message, message.error);
    if (!isRecord(raw)) return unreadable(message, 'the message is no JSON object');
    const typeName = raw.MatchEventType;
    if (typeof typeName !== 'string') return unreadable(message, 'MatchEventType is missing');
    const own = SentMatchId.read(raw.MatchId);
    if (own !== null && own !== matchId) return { type: 'foreign', serial, timestamp, raw, matchId: own };
    const key = ownKey(raw);
    switch (typeName) {
      case 'MatchData': {
        const sent = readDescription(raw);
        if (sent === null) return unreadable(message, 'MatchData could not be read');
        const clearHistory = sent.ClearHistory === true;
        return { type: 'matchData', serial, timestamp, raw, data: readMatchData(sent), clearHistory };
      }
      case 'Delete': {
        const named = SentDeleted.read(raw.DeletedEventClientId);
        const target = named === null ? null : keyOfClientId(ClientId(named));
        return { type: 'delete', serial, timestamp, raw, key, target };
      }
      default: {
        if (!specifiedTypes.has(typeName)) {
          return unreadable(message, `unknown MatchEventType ${JSON.stringify(typeName.slice(0, 40))}`);
        }
        if (key === null) return unreadable(message, 'neither ClientId nor Id');
        const event = readEvent(sport, key, typeName, raw);
        const token = { timestamp, serial };
        const current = { key, token, event, serial, reportedAt: timestamp, versions: 1, corrected: false };
        return { type: 'event', serial, timestamp, raw, event, current };
      }
    }
  };
};
