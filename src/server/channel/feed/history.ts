import { either } from 'fp-ts';
import type { Batch, StoredMessage } from '../protocol/batch.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { isPosition, messageSerial, type Position, positionBefore, positionOf } from '../protocol/serials.ts';
import type { Feed } from './feed.ts';

/** A query of a channel's history. Times are milliseconds since 1970, inclusive. */
export interface HistoryQuery {
  readonly start: number;
  readonly end: number;
  readonly limit: number;
  readonly direction: 'backwards' | 'forwards';
  /** The attach position of the client, after which nothing is given. */
  readonly until: string | undefined;
  /** The serial of the previous page's last message. */
  readonly cursor: string | undefined;
}

/** The parameters of a query string; a repeated name is a list. */
export type RawQuery = Readonly<Record<string, unknown>>;

const whole = (value: unknown, fallback: number): number =>
  value === undefined
    ? fallback
    : typeof value === 'string' && /^\d{1,15}$/.test(value)
      ? Number(value)
      : Number.NaN;

const place = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const bad = (message: string) => either.left(failures.badQuery(message));

/** Reads the query of a history request (ably-protocol §5); a malformed one is a 40003. */
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

/** A message and the cursor after it. */
interface Keyed {
  readonly message: StoredMessage;
  readonly key: string;
}

/** The indices between two bounds, inclusive, upwards or downwards. */
function* indices(from: number, to: number, step: 1 | -1): Iterable<number> {
  for (let index = from; step === 1 ? index <= to : index >= to; index += step) yield index;
}

/** The messages that a query selects, in its order, looked up lazily. */
function* selected(feed: Feed, query: HistoryQuery, show: (batch: Batch) => Batch): Iterable<Keyed> {
  const { start, end, cursor } = query;
  const step = query.direction === 'backwards' ? -1 : 1;
  const batches = feed.batches();
  const cursorPosition: Position | undefined = cursor === undefined ? undefined : positionOf(cursor);
  // A message is never younger than its position, so nothing before the start's position matches. One after the end's position
  // may be late.
  const oldest = feed.upTo(positionBefore(start));
  const newest = (query.until === undefined ? batches.length : feed.upTo(query.until as Position)) - 1;
  const resumeRow = cursorPosition === undefined ? undefined : feed.upTo(cursorPosition);
  const rows =
    step === -1
      ? indices(Math.min(newest, (resumeRow ?? batches.length) - 1), oldest, -1)
      : indices(Math.max(oldest, (resumeRow ?? 0) - 1), newest, 1);
  for (const row of rows) {
    const batch = batches[row];
    if (batch === undefined || batch.timestamp < start || batch.timestamp > end) continue;
    const { messages, position } = show(batch);
    const last = messages.length - 1;
    for (const index of step === 1 ? indices(0, last, 1) : indices(last, 0, -1)) {
      const message = messages[index];
      const key = messageSerial(position, index);
      const isBehind = cursor === undefined || (step === 1 ? key > cursor : key < cursor);
      if (message !== undefined && isBehind) yield { message, key };
    }
  }
}

/**
 * A page of a channel's history, and the cursor of the next one, if any, at a cost proportional to the page. Pages follow one
 * another by position, so that new messages shift nothing.
 */
export const readHistory = (
  feed: Feed,
  query: HistoryQuery,
  /** Gives a batch as this reader is shown it. */
  show: (batch: Batch) => Batch,
): { readonly messages: readonly StoredMessage[]; readonly next: string | undefined } => {
  const page: Keyed[] = [];
  for (const found of selected(feed, query, show)) {
    page.push(found);
    if (page.length > query.limit) break;
  }
  const messages = page.slice(0, query.limit).map(({ message }) => message);
  return { messages, next: page.length > query.limit ? page[query.limit - 1]?.key : undefined };
};

const NAMES = ['start', 'end', 'limit', 'direction', 'from_serial', 'fromSerial'];

/** The Link header: relative, and percent-encoded so that no query contains a comma (ably-protocol §5). */
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
