import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import type { LogCounts } from '@kampdag/core/live/log/log';

/** What the naive fold says of an event that stands. */
export interface NaiveEvent {
  readonly key: string;
  readonly body: unknown;
  readonly timestamp: number;
  readonly serial: string;
  readonly versions: number;
}

/** A few fields of MatchData, enough to see how messages lie over one another. */
export interface NaiveMatchData {
  readonly home: string | null;
  readonly away: string | null;
  readonly attendance: number | null;
}

const nothingKnown: NaiveMatchData = { home: null, away: null, attendance: null };

const typesOfEvents = new Set(
  (
    'Goal Penalty Shot Faceoff PenaltyShot Shootout Timeout Timer PlayerTime DefensiveRebound OffensiveRebound ' +
    'Substitution Foul Block Steal Turnover TeamUpdate Point'
  ).split(' '),
);

const content = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const number = (value: unknown): number | null => {
  const read = typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
  return typeof read === 'number' ? read : null;
};

/**
 * The log's law written a second time, as plainly as can be: sort what the channel holds and go through it once, keeping
 * lists. Slow, and sharing nothing with the code under test.
 */
export const naiveFold = (
  matchId: number,
  messages: readonly ChannelMessage[],
): { readonly events: readonly NaiveEvent[]; readonly counts: LogCounts; readonly known: NaiveMatchData } => {
  const once = [...new Map(messages.map((message) => [message.serial, message])).values()].toSorted((a, b) =>
    a.serial < b.serial ? -1 : 1,
  );
  const counts = {
    messages: once.length,
    kept: 0,
    replaced: 0,
    deletes: 0,
    deleted: 0,
    duplicates: 0,
    matchData: 0,
    unreadable: 0,
    foreign: 0,
  };
  const standing = new Map<string, ChannelMessage[]>();
  let said = new Set<string>();
  let known = nothingKnown;
  for (const message of once) {
    const body = message.data as Record<string, unknown> | null;
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    const type = isObject ? body.MatchEventType : undefined;
    if (!isObject || message.error !== undefined || typeof type !== 'string') {
      counts.unreadable += 1;
      continue;
    }
    const of = number(body.MatchId);
    if (of !== null && of !== matchId) {
      counts.foreign += 1;
      continue;
    }
    const client = typeof body.ClientId === 'string' ? body.ClientId.trim() : '';
    const id = number(body.Id);
    const key = client !== '' ? client : id === null ? null : `id:${id}`;
    const sentence = `${key} ${content(body)}`;
    if (type === 'MatchData') {
      counts.matchData += 1;
      if (body.ClearHistory === true) {
        for (const versions of standing.values()) counts.deleted += versions.length;
        standing.clear();
        said = new Set();
        known = nothingKnown;
      }
      const attendance = number(body.Attendance);
      known = {
        home: typeof body.HomeTeam === 'string' ? body.HomeTeam.trim() : known.home,
        away: typeof body.AwayTeam === 'string' ? body.AwayTeam.trim() : known.away,
        attendance: attendance === null || attendance < 0 ? known.attendance : attendance,
      };
    } else if (type === 'Delete') {
      if (key !== null && said.has(sentence)) counts.duplicates += 1;
      else {
        counts.deletes += 1;
        said.add(sentence);
        const target = body.DeletedEventClientId;
        const versions = typeof target === 'string' ? standing.get(target) : undefined;
        const newest = versions?.at(-1)?.data as { MatchEventType?: unknown } | undefined;
        if (typeof target === 'string' && versions !== undefined && newest?.MatchEventType !== 'PlayerTime') {
          counts.deleted += versions.length;
          standing.delete(target);
        }
      }
    } else if (!typesOfEvents.has(type) || key === null) counts.unreadable += 1;
    else if (said.has(sentence)) counts.duplicates += 1;
    else {
      said.add(sentence);
      standing.set(key, [...(standing.get(key) ?? []), message]);
    }
  }
  const events: NaiveEvent[] = [];
  for (const [key, versions] of standing) {
    counts.kept += 1;
    counts.replaced += versions.length - 1;
    const [first] = versions.toSorted((a, b) => a.timestamp - b.timestamp || (a.serial < b.serial ? -1 : 1));
    const newest = versions.at(-1);
    if (first === undefined || newest === undefined) continue;
    events.push({
      key,
      body: newest.data,
      timestamp: first.timestamp,
      serial: first.serial,
      versions: versions.length,
    });
  }
  return {
    counts,
    known,
    events: events.toSorted((a, b) => a.timestamp - b.timestamp || (a.serial < b.serial ? -1 : 1)),
  };
};
