import { readdirSync, readFileSync } from 'node:fs';
import { liveScoreOf } from '@kampdag/core/live/channel/goals';
import { clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { newsToTell } from '@kampdag/core/live/news/newsBetween';
import { noticesBetween } from '@kampdag/core/live/news/notice';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import { knownScoreOf, lacksStart, logGapsOf } from '@kampdag/core/live/score/completeness';
import { scoreOf } from '@kampdag/core/live/score/score';
import { shownTimelineOf } from '@kampdag/core/live/timeline/timeline';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { scoringFilter } from '@kampdag/core/sport/scoringFilter';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { event, foldedMatch, timer } from '../timedMessages.ts';

const folder = new URL('../../../../fixtures/recordings/', import.meta.url);

const recordings = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => {
    const parsed = parseRecording(readFileSync(new URL(name, folder), 'utf8'));
    if (either.isLeft(parsed)) throw new Error(parsed.left.message);
    const { header, messages } = parsed.right;
    const belongs = scoringFilter();
    return {
      name,
      messages,
      goals: messages.filter(({ data }) => belongs(data)),
      fold: (some: readonly ChannelMessage[]): LiveMatch =>
        reportedMatch(header.match.matchId, sportOf(header.sport), some),
    };
  });

/** Every moment of the beginning, and some later ones. */
const momentsOf = (messages: readonly ChannelMessage[]): readonly number[] =>
  messages
    .map((_, index) => index + 1)
    .filter((count) => count <= 20 || count % 97 === 0 || count === messages.length);

const described = { MatchEventType: 'MatchData', HomeTeam: 'Nordlys', AwayTeam: 'Fjellvik' };
const isDescription = ({ data }: ChannelMessage): boolean => JSON.stringify(data).includes('"MatchData"');
const start = timer('matchStart', 1, 0);
const goal = event('Goal', 'H', 3, 100);

describe('a log that may be whole (R45)', () => {
  it.each(recordings)(
    'is that of $name at every moment, and on its goals channel',
    ({ messages, goals, fold }) => {
      for (const count of momentsOf(messages)) {
        const match = fold(messages.slice(0, count));
        expect(logGapsOf(match)).toEqual([]);
        expect(knownScoreOf(match)).toEqual(scoreOf(match));
      }
      for (const count of momentsOf(goals)) expect(lacksStart(fold(goals.slice(0, count)))).toBe(false);
      expect(liveScoreOf(fold(goals)).score).toEqual(scoreOf(fold(messages)));
    },
  );

  it('is that of a match to come, described or not, and of one whose reporter begins with the first period', () => {
    expect(logGapsOf(foldedMatch([]))).toEqual([]);
    expect(logGapsOf(foldedMatch([[0, described]]))).toEqual([]);
    expect(
      logGapsOf(
        foldedMatch([
          [0, described],
          [1, timer('update', 1, 0)],
        ]),
      ),
    ).toEqual([]);
    expect(
      logGapsOf(
        foldedMatch([
          [0, described],
          [1, timer('periodStart', 1, 0)],
          [2, goal],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('a log that is described late or never, as the real system does', () => {
  const undescribed = foldedMatch([
    [0, start],
    [1, goal],
  ]);

  it('is whole, and gives the same score on the page and in lists (R45)', () => {
    expect(logGapsOf(undescribed)).toEqual([]);
    expect(knownScoreOf(undescribed)).toEqual({ home: 1, away: 0 });
    expect(liveScoreOf(undescribed).score).toEqual(knownScoreOf(undescribed));
  });

  it.each(recordings)(
    'is so for $name at every moment, with MatchData at its end (R45)',
    ({ messages, fold }) => {
      const late = messages.filter((message) => !isDescription(message));
      for (const count of momentsOf(late)) {
        const match = fold(late.slice(0, count));
        expect(logGapsOf(match)).toEqual([]);
        expect(liveScoreOf(match).score ?? scoreOf(match)).toEqual(knownScoreOf(match));
      }
    },
  );
});

describe('a log that cannot be whole (R45)', () => {
  it.each(recordings)(
    'is that of $name without its beginning: no score is told, its events are',
    ({ messages, goals, fold }) => {
      const half = messages.slice(Math.floor(messages.length / 2));
      const match = fold(half);
      expect(clockOf(match).state).not.toBe('notStarted');
      expect(logGapsOf(match)).toContain('start');
      expect(knownScoreOf(match)).toBeNull();
      const rows = shownTimelineOf(match).filter(({ points }) => points !== null);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ score }) => score === null)).toBe(true);
      const heard = fold(goals.slice(Math.floor(goals.length / 2)));
      expect(liveScoreOf(heard)).toMatchObject({ score: null });
      const before = fold(goals.slice(Math.floor(goals.length / 2), -1));
      const notices = noticesBetween({ ...before, lineage: heard.lineage }, heard);
      expect(notices.every(({ score, kind: { type } }) => score === null && type !== 'goal')).toBe(true);
      expect(
        newsToTell({ ...before, lineage: heard.lineage }, heard).filter((one) => 'score' in one),
      ).toEqual([]);
    },
  );

  it('lacks its start, and with it its description where that is missing too', () => {
    expect(logGapsOf(foldedMatch([[0, goal]]))).toEqual(['start', 'matchData']);
    expect(
      logGapsOf(
        foldedMatch([
          [0, described],
          [1, goal],
        ]),
      ),
    ).toEqual(['start']);
    expect(
      logGapsOf(
        foldedMatch([
          [0, described],
          [1, timer('periodStart', 2, 0)],
        ]),
      ),
    ).toEqual(['start']);
  });

  it('is whole again when what it lacked arrives, in whatever order', () => {
    const match = foldedMatch([
      [0, described],
      [1, start],
      [2, goal],
    ]);
    expect(knownScoreOf(match)).toEqual({ home: 1, away: 0 });
    expect(shownTimelineOf(match).find(({ kind }) => kind === 'goal')?.score).toEqual({ home: 1, away: 0 });
  });
});
