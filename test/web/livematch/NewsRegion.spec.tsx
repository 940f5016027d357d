import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { act, cleanup, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialLive, type LiveActor } from '../../../src/web/machines/followMatch.ts';
import type { LiveSnapshot } from '../../../src/web/machines/liveMatchMachine.ts';
import { NewsRegion } from '../../../src/web/match/news/NewsRegion.tsx';
import { hockeyMessages } from '../../../src/web/sports/icehockey/liveMessages.ts';
import { hockeyNews } from '../../../src/web/sports/icehockey/news.ts';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';
import { event, messagesTold, type Told, timer } from '../../core/live/told.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tell = hockeyNews(hockeyMessages.en);
const read = readMessage(generatedMatch, 'icehockey');

/** A region over a match that is told message by message, and all that it has said. */
const openRegion = (told: readonly Told[]) => {
  const messages = messagesTold(told).map(read);
  const snapshot$ = new BehaviorSubject<LiveSnapshot>({
    value: 'following',
    context: { ...initialLive.context, match: emptyMatch(generatedMatch, 'icehockey') },
  });
  const actor: LiveActor = {
    getSnapshot: () => snapshot$.value,
    subscribe: (observer) => {
      const subscription = snapshot$.subscribe(observer);
      return { unsubscribe: () => subscription.unsubscribe() };
    },
    send: () => undefined,
    start: () => () => undefined,
  };
  const said: string[] = [];
  const note = (): void => {
    const text = screen.getByRole('status').textContent ?? '';
    if (text !== '' && text !== said.at(-1)) said.push(text);
  };
  render(
    <NewsRegion
      actor={actor}
      teams={{ home: 'Nordlys', away: 'Fjellvik' }}
      messages={hockeyMessages.en}
      describe={tell}
      lost={null}
      announcements="moments"
    />,
  );
  let count = 0;
  return {
    said,
    /** The next so many messages, in one snapshot. */
    take: (more: number) =>
      act(() => {
        const match: LiveMatch = matchAfterAll(
          snapshot$.value.context.match ?? emptyMatch(generatedMatch, 'icehockey'),
          messages.slice(count, count + more),
        );
        count += more;
        const { value, context } = snapshot$.value;
        snapshot$.next({ value, context: { ...context, match } });
      }),
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 500) {
        act(() => void vi.advanceTimersByTime(500));
        note();
      }
    },
  };
};

const penalty = (at: number, player: number): Told => [
  at,
  event('Penalty', 'H', 1, 600, { Minutes: 2, Player: player }),
];

describe('the region that says the news', () => {
  it('says a goal that falls among penalties half a second apart', () => {
    const told: readonly Told[] = [
      penalty(1, 1),
      penalty(2, 2),
      [3, event('Goal', 'A', 1, 600, { Player: 3 })],
      ...[4, 5, 6, 7].map((id) => penalty(id, id)),
    ];
    const page = openRegion(told);
    for (const _ of told) {
      page.take(1);
      page.pass(500);
    }
    page.pass(12_000);
    expect(page.said.filter((text) => text.includes('Goal Fjellvik')).length).toBe(1);
    expect(page.said.join(' ')).toMatch(/And 2 more events\./);
  });

  it('says a goal also where all of it comes in one frame', () => {
    const told: readonly Told[] = [
      ...[1, 2, 3].map((id) => penalty(id, id)),
      [4, event('Goal', 'A', 1, 600, { Player: 3 })],
      ...[5, 6, 7].map((id) => penalty(id, id)),
    ];
    const page = openRegion(told);
    page.take(told.length);
    page.pass(1000);
    expect(page.said[0]).toContain('Goal Fjellvik');
  });

  it('says once that a period started, and once of a penalty shot and its goal', () => {
    const told: readonly Told[] = [
      [1, timer('periodStart', 1, 0)],
      [2, timer('periodStart', 1, 0)],
      [60, event('PenaltyShot', 'H', 1, 55, { Player: 1, ResultText: 'Goal' })],
      [70, event('Goal', 'H', 1, 61, { Player: 1, GoalType: 200150 })],
    ];
    const page = openRegion(told);
    for (const _ of told) {
      page.take(1);
      page.pass(7000);
    }
    expect(page.said).toEqual([
      '1st period started.',
      expect.stringMatching(/^Goal Nordlys\..* 1–0/) as string,
    ]);
  });

  it('says a goal that was corrected before it could be said once, as it is now', () => {
    const page = openRegion([
      penalty(1, 1),
      [2, event('Goal', 'A', 1, 600, { ClientId: 'g' })],
      [3, event('Goal', 'H', 1, 600, { ClientId: 'g' })],
    ]);
    for (let told = 0; told < 3; told += 1) page.take(1);
    page.pass(10_000);
    expect(page.said.filter((text) => text.includes('oal'))).toEqual([
      expect.stringMatching(/^Goal Nordlys/) as string,
    ]);
  });
});
