import { clientOver } from '@kampdag/core/gateway/client';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { either } from 'fp-ts';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../../src/web/context/services.ts';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { initialLive, type LiveActor } from '../../../src/web/machines/followMatch.ts';
import type { LiveSnapshot } from '../../../src/web/machines/liveMatchMachine.ts';
import { Narration } from '../../../src/web/match/news/Narration.tsx';
import { type OpenVoice, VoiceProvider } from '../../../src/web/match/news/voice.ts';
import { hockeyNews } from '../../../src/web/sports/icehockey/live.tsx';
import { hockeyMessages } from '../../../src/web/sports/icehockey/liveMessages.ts';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';
import { event, type TimedMessage, timedMessages, timer } from '../../core/live/timedMessages.ts';
import { noAnswers } from '../noAnswers.ts';
import { noPreferences } from '../noPreferences.ts';
import { i18nIn } from '../support/renderView.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const tell = hockeyNews(hockeyMessages.en);
const read = readMessage(generatedMatch, sportOf('icehockey'));

const now = Instant(0);

/** A match whose description and start are known. */
const described = matchAfterAll(emptyMatch(generatedMatch, sportOf('icehockey')), [
  read({
    serial: Serial('0'),
    timestamp: now,
    data: { MatchEventType: 'MatchData', MatchId: generatedMatch },
  }),
  read({
    serial: Serial('00'),
    timestamp: now,
    data: { MatchId: generatedMatch, ClientId: 'start', ...timer('matchStart', 1, 0) },
  }),
]);

const i18n = i18nIn('en');

const services = (): Services => {
  const kept = new Map([['narration', 'all']]);
  return {
    deployment: defaultDeployment,
    gateway: clientOver({
      request: () => async () => either.left({ type: 'Unreachable', message: 'nobody asks' }),
    }),
    answers: noAnswers,
    loadLiveChannel: () => Promise.reject(new Error('nobody follows')),
    clock: { now: () => now },
    preferences: {
      ...noPreferences,
      loadValue: (name) => kept.get(name) ?? null,
      saveValue: (name, value) => void kept.set(name, value),
    },
    renderedAt: now,
  };
};

/** A device with a voice of the language or without, and what it has spoken. */
const device = (speaks: boolean) => {
  const spoken: string[] = [];
  const open: OpenVoice = async () =>
    speaks
      ? either.right({
          say: (text) => void spoken.push(text),
          isSpeaking: () => false,
          stop: () => void spoken.push('(silence)'),
        })
      : either.left('noVoice');
  return { spoken, open };
};

/** The status region of a match fed message by message, and its announcements. */
const openRegion = (told: readonly TimedMessage[], { open } = device(true)) => {
  const messages = timedMessages(told).map(read);
  const snapshot$ = new BehaviorSubject<LiveSnapshot>({
    value: 'following',
    context: { ...initialLive.context, match: described },
  });
  const actor: LiveActor = {
    getSnapshot: () => snapshot$.value,
    subscribe: (observer) => {
      const subscription = snapshot$.subscribe(observer);
      return { unsubscribe: () => subscription.unsubscribe() };
    },
    send: () => undefined,
  };
  const said: string[] = [];
  const note = (): void => {
    const text = screen.getByRole('status').textContent ?? '';
    if (text !== '' && text !== said.at(-1)) said.push(text);
  };
  const { unmount } = render(
    <ServicesProvider value={services()}>
      <I18nProvider value={i18n}>
        <VoiceProvider value={open}>
          <Narration
            actor={actor}
            teams={{ home: 'Nordlys', away: 'Fjellvik' }}
            messages={hockeyMessages.en}
            describe={tell}
            lost={null}
            hasChoice
          />
        </VoiceProvider>
      </I18nProvider>
    </ServicesProvider>,
  );
  let count = 0;
  return {
    said,
    unmount,
    press: async (role: 'button' | 'switch' | 'radio', name: string) => {
      fireEvent.click(screen.getByRole(role, { name }));
      await act(async () => {
        await Promise.resolve();
      });
      note();
    },
    /** Delivers the next messages in one snapshot. */
    take: (more: number) =>
      act(() => {
        const match: LiveMatch = matchAfterAll(
          snapshot$.value.context.match ?? emptyMatch(generatedMatch, sportOf('icehockey')),
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

const penalty = (at: number, player: number): TimedMessage => [
  at,
  event('Penalty', 'H', 1, 600, { Minutes: 2, Player: player }),
];

describe('the status region', () => {
  it('announces a goal among penalties half a second apart', () => {
    const told: readonly TimedMessage[] = [
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
    expect(page.said.filter((text) => text.includes('Goal for Fjellvik')).length).toBe(1);
    expect(page.said.join(' ')).toMatch(/And 3 more events\./);
  });

  it('announces a goal when everything arrives in one frame', () => {
    const told: readonly TimedMessage[] = [
      ...[1, 2, 3].map((id) => penalty(id, id)),
      [4, event('Goal', 'A', 1, 600, { Player: 3 })],
      ...[5, 6, 7].map((id) => penalty(id, id)),
    ];
    const page = openRegion(told);
    page.take(told.length);
    page.pass(1000);
    expect(page.said[0]).toContain('Goal for Fjellvik');
  });

  it('announces a period’s start once, and a penalty shot with its goal once', () => {
    const told: readonly TimedMessage[] = [
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
      expect.stringMatching(/for Nordlys.* Nordlys 1, Fjellvik 0\./) as string,
    ]);
  });

  it('announces a goal corrected before its turn once, as corrected', () => {
    const page = openRegion([
      penalty(1, 1),
      [2, event('Goal', 'A', 1, 600, { ClientId: 'g' })],
      [3, event('Goal', 'H', 1, 600, { ClientId: 'g' })],
    ]);
    for (let told = 0; told < 3; told += 1) page.take(1);
    page.pass(10_000);
    expect(page.said.filter((text) => text.includes('oal'))).toEqual([
      expect.stringMatching(/^Goal for Nordlys/) as string,
    ]);
  });

  it('announces a correction as one, with the old and the new scorer', () => {
    const page = openRegion([
      [1, event('Goal', 'A', 1, 751, { ClientId: 'g', Player: 3 })],
      [2, event('Goal', 'A', 1, 757, { ClientId: 'g', Player: 3 })],
      [3, { MatchEventType: 'Delete', DeletedEventClientId: 'g' }],
    ]);
    for (let told = 0; told < 3; told += 1) {
      page.take(1);
      page.pass(12_000);
    }
    expect(page.said).toEqual([
      'Goal for Fjellvik, 12 minutes and 31 seconds into the 1st period. Nordlys 0, Fjellvik 1.',
      'Correction for Fjellvik: the goal was 12 minutes and 37 seconds into the 1st period, not 12 minutes and 31 seconds into the 1st period. Nordlys 0, Fjellvik 1.',
      'Correction for Fjellvik: the goal 12 minutes and 37 seconds into the 1st period was taken back. Nordlys 0, Fjellvik 0.',
    ]);
  });

  it('announces only goals, or nothing, as chosen', async () => {
    const page = openRegion([
      penalty(1, 1),
      [2, event('Goal', 'A', 1, 600)],
      [3, event('Goal', 'A', 1, 610)],
    ]);
    await page.press('radio', 'Goals only');
    page.take(2);
    page.pass(12_000);
    await page.press('radio', 'Nothing');
    page.take(1);
    page.pass(12_000);
    expect(page.said).toEqual([expect.stringMatching(/^Goal for Fjellvik/) as string]);
  });

  it('announces the state of the match on request', async () => {
    const page = openRegion([
      [1, timer('periodStart', 2, 0)],
      [2, timer('stop', 2, 65)],
      [3, event('Goal', 'H', 2, 60)],
    ]);
    await page.press('radio', 'Nothing');
    page.take(3);
    await page.press('button', 'Say the score now');
    expect(page.said).toEqual(['1 minute and 5 seconds into the 2nd period. Nordlys 1, Fjellvik 0.']);
  });

  it('speaks once turned on, until turned off or the page is left', async () => {
    const own = device(true);
    const page = openRegion([penalty(1, 1), [2, event('Goal', 'A', 1, 600)]], own);
    page.take(1);
    page.pass(6000);
    expect(own.spoken).toEqual([]);
    await page.press('switch', 'Speak aloud');
    page.pass(6000);
    page.take(1);
    expect(own.spoken).toEqual([
      'Speaking aloud.',
      'Goal for Fjellvik, 10 minutes into the 1st period. Nordlys 0, Fjellvik 1.',
    ]);
    page.unmount();
    expect(own.spoken.at(-1)).toBe('(silence)');
  });

  it('says that the device has no voice of the language', async () => {
    const page = openRegion([], device(false));
    await page.press('switch', 'Speak aloud');
    expect(screen.getByRole('alert').textContent).toBe('This device has no English voice.');
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    expect(page.said).toEqual([]);
  });
});
