import { sportOf } from '@kampdag/core/sport/sportOf';
import '@testing-library/jest-dom/vitest';
import { detailsOf, type MatchDetails } from '@kampdag/core/live/lineup/details';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, matchAfter } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { readMessage } from '@kampdag/core/live/wire/message';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { initialLive } from '../../../src/web/machines/followMatch.ts';
import { useDetails } from '../../../src/web/match/live/useDetails.ts';
import { PlayByPlay } from '../../../src/web/match/plays/list/PlayByPlay.tsx';
import { hockeyMessages } from '../../../src/web/sports/icehockey/liveMessages.ts';
import { hockeyPlays } from '../../../src/web/sports/icehockey/plays.ts';
import { i18nIn } from '../support/renderView.tsx';
import { basketballBegun, inQuarter, inSet, secondSet } from './ballMessages.ts';
import { begun, goal, matchData, matchId, message, openLivePage, startsAt } from './livePage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const said = (bodies: readonly object[]) =>
  bodies
    .map(
      (data, at): ChannelMessage => ({
        serial: serialOfInteger(at),
        timestamp: Instant(startsAt + at),
        data,
      }),
    )
    .reduce(
      (match, one) => matchAfter(match, readMessage(matchId, sportOf('icehockey'))(one)),
      emptyMatch(matchId, sportOf('icehockey')),
    );

/** A row that counts its reads. */
const counted = (row: TimelineRow, reads: Map<string, number>): TimelineRow =>
  Object.defineProperty({ ...row }, 'event', {
    get: () => {
      reads.set(row.key, (reads.get(row.key) ?? 0) + 1);
      return row.event;
    },
  });

/** Renders the play-by-play of some rows. */
const listWith = (details: MatchDetails) => {
  const messages = hockeyMessages.en;
  const context = {
    details,
    teams: { home: 'Nordlys', away: 'Fjellvik' },
    messages,
    describe: hockeyPlays(messages),
    pathOf: String,
    momentOf: () => ({ path: '/', title: '', text: null }),
    times: 'played' as const,
  };
  const props = { context, isEmpty: false };
  return (rows: readonly TimelineRow[]) => (
    <MemoryRouter>
      <I18nProvider value={i18nIn('en')}>
        <PlayByPlay {...props} rows={rows} />
      </I18nProvider>
    </MemoryRouter>
  );
};

describe('rendering', () => {
  it('a second changes the clock and renders nothing else', async () => {
    const onRender = vi.fn();
    const page = await openLivePage({
      onRender,
      now: startsAt,
      history: [
        ...begun,
        goal('g1', { Time: 0, PeriodTime: '00:00' }),
        message('p1', 'Penalty', { Team: 'A', Player: 21, Minutes: 2, Time: 0, PeriodTime: '00:00' }),
      ],
    });
    // The page set its timers on the real clock; becoming visible resets them.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const clock = screen.getByRole('timer');
    expect(clock).toHaveTextContent('20:00');
    expect(page.board()).toHaveTextContent('2:00');
    onRender.mockClear();
    for (let second = 1; second <= 5; second += 1) {
      page.time.now = Instant(page.time.now + 1000);
      act(() => void vi.advanceTimersByTime(1000));
    }
    expect(clock).toHaveTextContent('19:55');
    expect(page.board()).toHaveTextContent('1:55');
    expect(onRender).not.toHaveBeenCalled();
  });

  it('a hidden page does not tick, and is right again when visible', async () => {
    const page = await openLivePage({ now: startsAt });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const clock = screen.getByRole('timer');
    page.time.now = Instant(page.time.now + 90_000);
    act(() => void vi.advanceTimersByTime(90_000));
    expect(clock).toHaveTextContent('20:00');
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(clock).toHaveTextContent('18:30');
    hidden.mockRestore();
  });

  it('an event renders its own row and no older one', async () => {
    const history = [...begun, ...Array.from({ length: 30 }, (_, at) => goal(`g${at}`))];
    const before = said(history);
    const after = said([...history, goal('new')]);
    const reads = new Map<string, number>();
    const rows = timelineOf(before).map((row) => counted(row, reads));
    const list = listWith(detailsOf(before));
    const { rerender } = render(list(rows));
    await waitFor(() => expect(reads.size).toBe(rows.length));
    reads.clear();
    const [newest] = timelineOf(after);
    const added = newest === undefined ? [] : [counted(newest, reads)];
    rerender(list([...added, ...rows]));
    expect([...reads.keys()]).toEqual(['new']);
  });

  it('attendance, which is sent at the end, renders no row', () => {
    const before = said([...begun, goal('g1')]);
    const after = said([...begun, goal('g1'), { ...matchData, Attendance: 1884 }]);
    const other = said([...begun, goal('g1'), { ...matchData, HomeTeam: 'Nordlyset' }]);
    expect(detailsOf(after).attendance).toBe(1884);
    const at = (match: typeof before) => ({
      getSnapshot: () => ({ ...initialLive, context: { ...initialLive.context, match } }),
      subscribe: () => ({ unsubscribe: () => undefined }),
      send: () => undefined,
      start: () => () => undefined,
    });
    const { result, rerender } = renderHook(({ match }) => useDetails(at(match)), {
      initialProps: { match: before },
    });
    const first = result.current;
    rerender({ match: after });
    expect(result.current).toBe(first);
    rerender({ match: other });
    expect(result.current?.teamName.home).toBe('Nordlyset');
  });

  it('an event just after another does not slide in, even at the start of a block or a period', async () => {
    const second = { Period: 200_052, PeriodName: '2. periode' };
    const matches = Array.from({ length: 20 }, (_, count) =>
      said([
        ...begun,
        ...Array.from({ length: count + 1 }, (_goal, at) => goal(`g${at}`, at < 9 ? {} : second)),
      ]),
    );
    const [first, ...others] = matches;
    if (first === undefined) throw new Error('No match');
    const list = listWith(detailsOf(first));
    const { rerender, container } = render(list(timelineOf(first)));
    for (const match of others) rerender(list(timelineOf(match)));
    expect(container.querySelectorAll('[data-kind="goal"]')).toHaveLength(20);
    expect(container.querySelectorAll('[data-new="true"]')).toHaveLength(0);
  });

  it('a slide is cancelled after its time, as one moved out of view would keep the page rendering', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const match = said([...begun, goal('g1')]);
    const { container } = render(listWith(detailsOf(match))(timelineOf(match)));
    const cancel = vi.fn();
    const row = container.querySelector('[data-kind="goal"]');
    if (row === null) throw new Error('No row');
    Object.assign(row, { getAnimations: () => [{ cancel }] });
    // The event's name in React without AnimationEvent, as in jsdom.
    fireEvent(row, new Event('webkitAnimationStart', { bubbles: true }));
    vi.advanceTimersByTime(360);
    expect(cancel).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('a single event renders after its score, in a frame of its own', async () => {
    const seen: string[] = [];
    const look = (): void => {
      const score = document.querySelector('[data-felt]')?.textContent ?? '';
      seen.push(`${score} ${document.querySelectorAll('[data-kind="goal"]').length}`);
    };
    const page = await openLivePage({ onRender: look, history: begun });
    seen.length = 0;
    await page.publish(goal('g1'));
    expect(seen).toEqual(['Score 1 to 01–0 0', 'Score 1 to 01–0 1']);
  });

  it('a requested list renders a screenful at once', async () => {
    const counts: number[] = [];
    const shots = Array.from({ length: 60 }, (_, at) => message(`s${at}`, 'Shot', { Team: 'H', Player: 11 }));
    await openLivePage({
      url: '/livematch?matchId=7&events=goal',
      history: [...begun, ...shots],
      onRender: () => counts.push(document.querySelectorAll('[data-kind="shot"] svg').length),
    });
    fireEvent.click(screen.getByRole('radio', { name: 'All events' }));
    await waitFor(() => expect(counts.at(-1)).toBe(60));
    expect(counts.find((count) => count > 0)).toBeGreaterThanOrEqual(16);
  });

  it('a message without visible effect renders neither list nor board', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1'), message('f0', 'Faceoff')] });
    const changed: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.push(target.textContent ?? '');
    });
    observer.observe(page.board(), { subtree: true, childList: true, characterData: true, attributes: true });
    observer.observe(screen.getByRole('tabpanel'), { subtree: true, childList: true, attributes: true });
    await page.publish(
      { ...matchData, MatchId: 8 },
      'garbage',
      message('f', 'Faceoff', { Team: 'H', Player: 11 }),
    );
    expect(observer.takeRecords()).toEqual([]);
    expect(changed).toEqual([]);
    observer.disconnect();
  });

  it.each([
    ['basketball', basketballBegun, inQuarter('t', 'Timeout', { Team: 'H' })],
    ['volleyball', secondSet, inSet('t', 2, 'Timeout', { Team: 'H' })],
  ] as const)('an event of %s renders no older row and no other card', async (sport, history, news) => {
    const page = await openLivePage({ sport, history, now: startsAt });
    await waitFor(() => expect(page.container.querySelector('[aria-busy="true"]')).toBeNull());
    const old = page.plays();
    const touched = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        const row = place?.closest('[data-kind]');
        if (row !== null && row !== undefined) touched.add(row.textContent ?? '');
        for (const node of addedNodes) touched.add(`added ${type} ${node.nodeName}`);
      }
    });
    const aside = page.container.querySelector('section[aria-labelledby="live-summary"]');
    const summary = aside?.innerHTML;
    observer.observe(screen.getByRole('tabpanel'), { subtree: true, childList: true, characterData: true });
    await page.publish(news);
    for (const { addedNodes } of observer.takeRecords()) {
      for (const node of addedNodes) touched.add(`added ${node.nodeName}`);
    }
    observer.disconnect();
    expect(page.plays().slice(1)).toEqual(old);
    expect([...touched].filter((text) => old.includes(text))).toEqual([]);
    expect(aside?.innerHTML).toBe(summary);
  });
});
