import type { MatchId } from '@kampdag/core/ids';
import { MatchRow } from '@kampdag/core/league/match/match';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createCorrectionsCache } from '../../../src/server/corrections/correctionsCache.ts';
import { event, timedMessages } from '../../core/live/timedMessages.ts';

const match = (matchId: number, isPlayed = true) => {
  const read = MatchRow.decode({
    matchId,
    tournamentId: 7,
    sportId: defaultDeployment.sportId,
    liveClientType: 'Advanced',
    matchResult: isPlayed ? { homeGoals: 1, awayGoals: 0, matchEndResult: '1-0' } : null,
  });
  if (either.isLeft(read)) throw new Error('not readable');
  return read.right;
};

const messages = timedMessages([
  [1, { ...event('Goal', 'H', 1, 60, { Player: 1, MatchId: null }), ClientId: 'g' }],
  [2, { ...event('Goal', 'H', 1, 60, { Player: 2, MatchId: null }), ClientId: 'g' }],
]);

/** A cache over available logs, with a manual clock. */
type Told = (matchId: MatchId) => Promise<readonly ChannelMessage[] | null>;

const keeping = (reported: Told = () => Promise.resolve(messages)) => {
  const time = { now: 1 };
  const asked: number[] = [];
  const under = { way: 0, most: 0 };
  const reportsOf = createCorrectionsCache(defaultDeployment, {
    read: async (matchId, sport) => {
      asked.push(matchId);
      under.way += 1;
      under.most = Math.max(under.most, under.way);
      await Promise.resolve();
      const found = await reported(matchId);
      under.way -= 1;
      return found === null ? null : reportedMatch(matchId, sport, found);
    },
    now: () => time.now,
    wait: (milliseconds) =>
      milliseconds >= 4000 ? new Promise((done) => setTimeout(done, 20)) : Promise.resolve(),
    pause: () => Promise.resolve(),
  });
  return { reportsOf, time, asked, under };
};

describe('cached corrections', () => {
  it('are read once for concurrent callers, two matches at a time', async () => {
    const { reportsOf, asked, under } = keeping();
    const all = [1, 2, 3, 4].map((id) => match(id));
    const [one, other] = await Promise.all([reportsOf(all), reportsOf(all)]);
    expect([...one.values()].map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(other).toEqual(one);
    expect(asked).toHaveLength(4);
    expect(under.most).toBeLessThanOrEqual(2);
  });

  it('of a live match are read again after seconds, of a finished one after minutes', async () => {
    const { reportsOf, asked, time } = keeping();
    const both = [match(1), match(2, false)];
    await reportsOf(both);
    time.now = 11_000;
    await reportsOf(both);
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
    time.now = 600_002;
    await reportsOf(both);
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 2]);
  });

  it('leave out what is withheld, cannot be read, or takes too long', async () => {
    const { reportsOf } = keeping((matchId) => {
      if (matchId === 2) return Promise.resolve(null);
      return matchId === 3 ? new Promise(() => undefined) : Promise.resolve(messages);
    });
    const reports = await reportsOf([1, 2, 3].map((id) => match(id)));
    expect([...reports.keys()]).toEqual([1]);
  });
});
