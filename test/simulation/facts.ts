import type { PublishedMessage } from '@kampdag/core/lab/faultCase';
import { type Serial, serialOfInteger } from '@kampdag/core/live/log/timeToken';
import type { SimulatedCase } from './case.ts';

/** A message's meaning, decoded independently of the code under test. */
export type Fact =
  | EventFact
  | { readonly is: 'delete'; readonly sentence: string | null; readonly target: string | null }
  | { readonly is: 'matchData'; readonly clears: boolean; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly is: 'foreign' }
  | { readonly is: 'unreadable' };

export interface EventFact {
  readonly is: 'event';
  readonly key: string;
  /** Its content, ServerTimeStamp included: a later message with the same content is a repetition (reading 14). */
  readonly sentence: string;
  /** Its content without timestamp and number. */
  readonly message: string;
  readonly type: string;
  readonly team: 'home' | 'away' | null;
  readonly period: number | null;
  readonly elapsed: number | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

const eventTypes = new Set([
  'Goal',
  'Penalty',
  'Shot',
  'Faceoff',
  'PenaltyShot',
  'Shootout',
  'Timeout',
  'Timer',
  'PlayerTime',
  'DefensiveRebound',
  'OffensiveRebound',
  'Substitution',
  'Foul',
  'Block',
  'Steal',
  'Turnover',
  'TeamUpdate',
  'Point',
  'SevenMetreThrow',
  'Card',
]);

/** JSON with the fields of every object in one order. */
const ordered = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}:${ordered(part)}`);
  return `{${parts.toSorted().join()}}`;
};

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** A number, sent as one or as digits. */
export const numberIn = (value: unknown): number | null => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : null;
};

const teams: ReadonlyMap<unknown, 'home' | 'away'> = new Map([
  ['H', 'home'],
  ['A', 'away'],
  ['B', 'away'],
]);

const elapsedIn = (fields: Readonly<Record<string, unknown>>): number | null => {
  const seconds = numberIn(fields.Time);
  if (seconds !== null && seconds >= 0) return seconds;
  const parts = /^(\d{1,3}):(\d{2})$/.exec(textIn(fields.PeriodTime) ?? '');
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
};

/** The meaning of a message. */
export const factOf = (matchId: number, { data, error }: Pick<PublishedMessage, 'data' | 'error'>): Fact => {
  if (error !== undefined || typeof data !== 'object' || data === null || Array.isArray(data))
    return { is: 'unreadable' };
  const fields = data as Readonly<Record<string, unknown>>;
  const type = fields.MatchEventType;
  if (typeof type !== 'string') return { is: 'unreadable' };
  const match = numberIn(fields.MatchId);
  if (match !== null && match !== matchId) return { is: 'foreign' };
  if (type === 'MatchData') {
    const clear = fields.ClearHistory;
    return { is: 'matchData', clears: clear === true || clear === 1 || clear === 'true', fields };
  }
  const client = textIn(fields.ClientId);
  const id = numberIn(fields.Id);
  const key = client ?? (id === null ? null : `id:${id}`);
  const { ServerTimeStamp: _, Id: __, ...said } = fields;
  const sentence = ordered(fields);
  if (type === 'Delete') {
    return {
      is: 'delete',
      sentence: key === null ? null : `${key} ${sentence}`,
      target: textIn(fields.DeletedEventClientId),
    };
  }
  if (!eventTypes.has(type) || key === null) return { is: 'unreadable' };
  const period = numberIn(fields.Period);
  return {
    is: 'event',
    key,
    sentence,
    message: ordered(said),
    type,
    team: teams.get(textIn(fields.Team)) ?? null,
    period: period === 0 ? null : period,
    elapsed: elapsedIn(fields),
    fields,
  };
};

/** A published message with its meaning and its place in the channel. */
export interface KnownMessage {
  readonly message: PublishedMessage;
  readonly fact: Fact;
  readonly place: Serial;
}

/** The decoded messages of a case. */
export const knownOf = ({ matchId, messages }: SimulatedCase): readonly KnownMessage[] =>
  messages.map((message) => ({
    message,
    fact: factOf(matchId, message),
    place: serialOfInteger(message.serial),
  }));
