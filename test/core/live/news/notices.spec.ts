import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { followNotices$ } from '@kampdag/core/live/news/followNotices';
import type { Notice } from '@kampdag/core/live/news/notice';
import type { ScorePreference } from '@kampdag/core/live/news/scorePreference';
import { goalsChannel } from '@kampdag/core/live/wire/channel';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { BehaviorSubject, type Subscription, VirtualTimeScheduler } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { type Body, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { createFakeLiveChannel } from '../../../support/fakeLiveChannel.ts';
import { event, timer } from '../timedMessages.ts';

const open: Subscription[] = [];
afterEach(() => {
  for (const subscription of open.splice(0)) subscription.unsubscribe();
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

const of = (sport: SportKind): LiveMatchOf => ({
  matchId: generatedMatch,
  sport: sportOf(sport),
  since: Instant(0),
});

/** The notices of one match from now on. */
const follow = async (
  sport: SportKind,
  {
    before = [],
    preference = { delay: 0, hidesScores: false, tellsHiddenGoals: false },
  }: { before?: readonly Body[]; preference?: ScorePreference } = {},
) => {
  const channel = createFakeLiveChannel();
  let number = 0;
  const tell = (body: Body): void => {
    number += 1;
    channel.publish(goalsChannel(generatedMatch), {
      MatchId: generatedMatch,
      ClientId: `event-${number}`,
      ...body,
    });
  };
  for (const body of before) tell(body);
  const notices: Notice[] = [];
  const matches$ = new BehaviorSubject<readonly LiveMatchOf[]>([of(sport)]);
  const scheduler = new VirtualTimeScheduler();
  open.push(
    followNotices$(channel, matches$, { scheduler, preference: () => preference }).subscribe((notice) =>
      notices.push(notice),
    ),
  );
  await settled();
  return { tell, notices, matches$, scheduler, types: () => notices.map(({ kind }) => kind.type) };
};

/** A match that has begun, with the period of an id above 200050. */
const begunIn = (period: number) => [timer('matchStart', period, 0), timer('periodStart', period, 0)];

const begun = begunIn(1);

/** The first quarter, the last one, and the overtime of basketball; the first set is the eleventh period. */
const [firstQuarter, lastQuarter, overtime, firstSet] = [23, 26, 27, 11];

describe('the notices of a followed match', () => {
  it('include its start, each goal with the score, and its end', async () => {
    const { tell, notices, types } = await follow('icehockey');
    for (const body of begun) tell(body);
    tell(event('Goal', 'H', 1, 60));
    tell(event('Goal', 'A', 1, 90));
    tell(timer('periodEnd', 1, 1200));
    tell(timer('matchEnd', 3, 3600));
    expect(types()).toEqual(['start', 'goal', 'goal', 'end']);
    expect(notices.map(({ score }) => score)).toEqual([
      { home: 0, away: 0 },
      { home: 1, away: 0 },
      { home: 1, away: 1 },
      { home: 1, away: 1 },
    ]);
    expect(notices[1]?.kind).toMatchObject({ side: 'home', elapsed: 60, period: { number: 1 } });
  });

  it('exclude what happened before', async () => {
    const { types } = await follow('icehockey', { before: [...begun, event('Goal', 'H', 1, 60)] });
    expect(types()).toEqual([]);
  });

  it('replace a corrected or deleted goal under its tag', async () => {
    const { tell, notices } = await follow('icehockey', { before: begun });
    tell(event('Goal', 'H', 1, 60, { ClientId: 'one' }));
    tell(event('Goal', 'A', 1, 60, { ClientId: 'one' }));
    tell({ MatchEventType: 'Delete', DeletedEventClientId: 'one' });
    expect(notices.map(({ kind, isNew, score }) => [kind.type, isNew, score])).toEqual([
      ['goal', true, { home: 1, away: 0 }],
      ['goal', false, { home: 0, away: 1 }],
      ['goalRemoved', true, { home: 0, away: 0 }],
    ]);
    expect(new Set(notices.map(({ tag }) => tag)).size).toBe(1);
  });

  it('include period ends in high-scoring sports, and winners of sets', async () => {
    const basketball = await follow('basketball', { before: begun });
    basketball.tell(event('Goal', 'H', 1, 60, { Points: 2 }));
    basketball.tell(timer('periodEnd', 1, 600));
    expect(basketball.types()).toEqual(['periodEnd']);
    const volleyball = await follow('volleyball', { before: begun });
    for (let point = 0; point < 25; point += 1) {
      volleyball.tell({ ...event('Point', 'A', 1, 60), Period: 200_061 });
    }
    volleyball.tell({ ...timer('periodEnd', 1, 600), Period: 200_061 });
    expect(volleyball.types()).toEqual(['setWon']);
    expect(volleyball.notices[0]).toMatchObject({ kind: { side: 'away' }, score: { home: 0, away: 1 } });
  });

  it('include neither scores nor goals where scores are hidden', async () => {
    const preference = { delay: 0, hidesScores: true, tellsHiddenGoals: false };
    const { tell, notices, types } = await follow('icehockey', { preference });
    for (const body of begun) tell(body);
    tell(event('Goal', 'H', 1, 60));
    tell(timer('matchEnd', 3, 3600));
    expect(types()).toEqual(['start', 'end']);
    expect(notices.map(({ score }) => score)).toEqual([null, null]);
  });

  it('tell of a period’s end, and of no set’s winner, where scores are hidden', async () => {
    const preference = { delay: 0, hidesScores: true, tellsHiddenGoals: false };
    const basketball = await follow('basketball', { before: begunIn(firstQuarter), preference });
    basketball.tell(timer('periodEnd', firstQuarter, 600));
    expect(basketball.notices.map(({ kind, score }) => [kind.type, score])).toEqual([['periodEnd', null]]);
    const volleyball = await follow('volleyball', { before: begun, preference });
    volleyball.tell(event('Point', 'A', 1, 60));
    volleyball.tell(timer('periodEnd', 1, 600));
    expect(volleyball.types()).toEqual([]);
    const hockey = await follow('icehockey', { before: begun, preference });
    hockey.tell(event('Goal', 'H', 1, 60, { ClientId: 'one' }));
    hockey.tell({ MatchEventType: 'Delete', DeletedEventClientId: 'one' });
    expect(hockey.types()).toEqual([]);
  });

  it('tell nothing of overtimes, nor of sets that not every match has, where scores are hidden (issue 37)', async () => {
    const preference = { delay: 0, hidesScores: true, tellsHiddenGoals: true };
    const basketball = await follow('basketball', { before: begunIn(lastQuarter), preference });
    basketball.tell(timer('periodEnd', lastQuarter, 600));
    basketball.tell(timer('periodStart', overtime, 0));
    basketball.tell(timer('periodEnd', overtime, 300));
    basketball.tell(timer('matchEnd', overtime, 300));
    expect(basketball.types()).toEqual(['periodEnd', 'end']);
    const hockey = await follow('icehockey', { before: begun, preference });
    hockey.tell(event('Goal', 'H', 4, 60));
    expect(hockey.notices[0]?.kind).toEqual({ type: 'goal', side: null, period: null, elapsed: null });
    const volleyball = await follow('volleyball', { before: begunIn(firstSet), preference });
    for (const [set, side] of ['H', 'H', 'A', 'A'].entries()) {
      const period = set + firstSet;
      for (let point = 0; point < 25; point += 1) volleyball.tell(event('Point', side, period, 60));
      volleyball.tell(timer('periodEnd', period, 600));
    }
    expect(volleyball.notices.map(({ kind }) => 'period' in kind && kind.period?.number)).toEqual([1, 2, 3]);
  });

  it('come with the visitor’s delay, each after its own report, in order', async () => {
    const preference = { delay: 30_000, hidesScores: false, tellsHiddenGoals: false };
    const { tell, types, scheduler } = await follow('icehockey', { before: begun, preference });
    tell(event('Goal', 'H', 1, 60));
    tell(event('Goal', 'A', 1, 61));
    scheduler.schedule(() => tell(timer('matchEnd', 3, 3600)), 20_000);
    scheduler.maxFrames = 29_999;
    scheduler.flush();
    expect(types()).toEqual([]);
    scheduler.maxFrames = 30_000;
    scheduler.flush();
    expect(types()).toEqual(['goal', 'goal']);
    scheduler.maxFrames = 50_000;
    scheduler.flush();
    expect(types()).toEqual(['goal', 'goal', 'end']);
  });

  it('end with the match, and when it is no longer followed', async () => {
    const { tell, types, matches$ } = await follow('icehockey', { before: begun });
    tell(timer('matchEnd', 3, 3600));
    tell(event('Goal', 'H', 3, 3599));
    matches$.next([of('icehockey')]);
    await settled();
    expect(types()).toEqual(['end']);
    const other = await follow('icehockey', { before: begun });
    other.matches$.next([]);
    other.tell(event('Goal', 'H', 1, 60));
    expect(other.types()).toEqual([]);
  });
});
