import { existsSync, readFileSync } from 'node:fs';
import { type MatchSummary, summaryOf } from '@kampdag/core/live/figures/summary';
import { noCounts } from '@kampdag/core/live/log/logCounts';
import { countsOf, emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import type { Recording } from '@kampdag/core/live/wire/recording';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';
import { recordingFiles, recordingIn } from '../../../support/recorded/recordings.ts';

const officialOf = (file: string): string => file.replace('.jsonl', '.official.json');

interface Official {
  readonly score: { readonly home: number; readonly away: number };
  readonly periods?: unknown;
  readonly shootout?: { readonly home: number; readonly away: number };
  readonly players?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const files = recordingFiles.filter((file) => existsSync(officialOf(file)));

const matchOf = ({ header, messages }: Recording): LiveMatch =>
  matchAfterAll(
    emptyMatch(header.match.matchId, sportOf(header.sport)),
    messages.map(readMessage(header.match.matchId, sportOf(header.sport))),
  );

const messy = files.filter((name) => name.includes('.messy.'));

/** The clock's display at the end (reading 21). */
const endDisplays = {
  icehockey: '60:00',
  basketball: '40:00',
  volleyball: null,
  soccer: '90:00',
  handball: '60:00',
  plain: '',
};

/** The summary of a recording without its counts. */
const stateOf = (file: string): MatchSummary => {
  const summary = summaryOf(matchOf(recordingIn(file)), Instant(Date.UTC(2_030, 0, 1)));
  return { ...summary, log: noCounts() };
};

/** The official figures of a player, and ours; a missing player counts as zeros. */
const compared = (official: Official, summary: MatchSummary): readonly [unknown, unknown][] =>
  Object.entries(official.players ?? {}).map(([id, line]) => {
    const ours = summary.players[id];
    const known = Object.keys(line).filter((figure) => figure !== 'team');
    return [
      [id, ...known.map((figure) => ours?.[figure] ?? 0)],
      [id, ...known.map((figure) => line[figure])],
    ];
  });

describe('recordings of every sport', () => {
  it.each(files)('%s folds to its official figures', (file) => {
    const recording = recordingIn(file);
    const official = JSON.parse(readFileSync(officialOf(file), 'utf8')) as Official;
    const summary = summaryOf(matchOf(recording), recording.messages.at(-1)?.timestamp ?? Instant(0));
    expect(summary.score).toEqual(official.score);
    if (official.periods !== undefined) expect(summary.periods).toEqual(official.periods);
    if (official.shootout === undefined) expect(summary.shootout).toBeNull();
    else expect(summary.shootout).toMatchObject(official.shootout);
    for (const [ours, theirs] of compared(official, summary)) expect(ours).toEqual(theirs);
    for (const id of official.players === undefined ? [] : Object.keys(summary.players)) {
      expect(official.players).toHaveProperty(id);
    }
    expect(summary.ended).toBe(true);
    expect(summary.clock.display).toBe(endDisplays[recording.header.sport]);
    expect(summary.sets).toEqual(recording.header.sport === 'volleyball' ? official.score : null);
  });

  it.each(messy)('%s has the summary of its clean recording', (file) => {
    expect(stateOf(file)).toEqual(stateOf(file.replace('.messy', '')));
  });

  it.each(files)('%s accounts for every message', (file) => {
    const recording = recordingIn(file);
    const { messages, ...classes } = countsOf(matchOf(recording));
    expect(messages).toBe(recording.messages.length);
    expect(Object.values(classes).reduce((sum, count) => sum + count, 0)).toBe(messages);
    expect(classes.unreadable).toBe(0);
  });
});
