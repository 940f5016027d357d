import { either } from 'fp-ts';
import { type ErrorInfo, failures } from './failures.ts';
import type { Feed, StoredMessage } from './feed.ts';
import { isPosition, positionOf } from './serials.ts';

/** What of a channel's past is asked for. Times are milliseconds since 1970, inclusive. */
export interface HistoryQuery {
  readonly start: number;
  readonly end: number;
  readonly limit: number;
  readonly direction: 'backwards' | 'forwards';
  /** Nothing after this place: where the asker attached. */
  readonly until: string | undefined;
  /** The serial of the last message of the page before. */
  readonly cursor: string | undefined;
}

/** A page, and the cursor of the next one where there is one. */
export interface HistoryAnswer {
  readonly messages: readonly StoredMessage[];
  readonly next: string | undefined;
}

/** A query string's parameters as a server gives them: a name twice is a list. */
export type RawQuery = Readonly<Record<string, unknown>>;

const whole = (value: unknown, otherwise: number): number =>
  value === undefined
    ? otherwise
    : typeof value === 'string' && /^\d{1,15}$/.test(value)
      ? Number(value)
      : Number.NaN;

const place = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const bad = (message: string) => either.left(failures.badQuery(message));

/** Reads a history request's query (ably-protocol §5); anything not of its form is a 40003. */
export const readHistoryQuery = (raw: RawQuery): either.Either<ErrorInfo, HistoryQuery> => {
  const query = {
    start: whole(raw['start'], 0),
    end: whole(raw['end'], Number.MAX_SAFE_INTEGER),
    limit: whole(raw['limit'], 100),
    until: place(raw['from_serial'] ?? raw['fromSerial']),
    cursor: place(raw['cursor']),
  };
  const direction = raw['direction'] ?? 'backwards';
  if (direction !== 'backwards' && direction !== 'forwards') return bad('direction is backwards or forwards');
  if (!(query.limit >= 1 && query.limit <= 1000)) return bad('limit is a number from 1 to 1000');
  if (!(query.start <= query.end)) return bad('start and end are milliseconds, start not after end');
  if (query.until !== undefined && !isPosition(query.until))
    return bad('from_serial is not a channel serial');
  if (query.cursor !== undefined && !isPosition(positionOf(query.cursor)))
    return bad('cursor is not a serial');
  if (query.until !== undefined && direction === 'forwards') return bad('from_serial goes backwards only');
  return either.right({ ...query, direction });
};

/** One page of a channel's past. Pages follow one another by place, so what is published meanwhile shifts nothing. */
export const readHistory = (feed: Feed, query: HistoryQuery): HistoryAnswer => {
  const backwards = query.direction === 'backwards';
  const keyed = feed
    .batches()
    .filter(
      ({ timestamp, position }) =>
        timestamp >= query.start &&
        timestamp <= query.end &&
        (query.until === undefined || position <= query.until),
    )
    .flatMap(({ messages, position }) =>
      messages.map((message, index) => ({ message, key: `${position}:${String(index).padStart(3, '0')}` })),
    );
  if (backwards) keyed.reverse();
  const { cursor } = query;
  const rest =
    cursor === undefined ? keyed : keyed.filter(({ key }) => (backwards ? key < cursor : key > cursor));
  const page = rest.slice(0, query.limit);
  return {
    messages: page.map(({ message }) => message),
    next: rest.length > page.length ? page.at(-1)?.key : undefined,
  };
};

const NAMES = ['start', 'end', 'limit', 'direction', 'from_serial', 'fromSerial'];

/** The Link header: relative, and percent-encoded so that no comma is left in a query (ably-protocol §5). */
export const linkHeader = (raw: RawQuery, next: string | undefined): string => {
  const link = (relation: string, cursor: unknown): string => {
    const query = new URLSearchParams();
    for (const name of NAMES) {
      const value = raw[name];
      if (typeof value === 'string') query.set(name, value);
    }
    if (typeof cursor === 'string') query.set('cursor', cursor);
    return `<./messages?${query.toString()}>; rel="${relation}"`;
  };
  return [
    link('first', undefined),
    link('current', raw['cursor']),
    ...(next === undefined ? [] : [link('next', next)]),
  ].join(',');
};
