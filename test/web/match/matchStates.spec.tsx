import { languages } from '@kampdag/core/site/language';
import '@testing-library/jest-dom/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { begun, message, openLivePage, startsAt, timer } from '../livematch/livePage.tsx';
import { openMatchPage } from './matchPage.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

const minute = 60_000;
const day = 24 * 60 * minute;

const inPeriod = (Period: number, type: string, own: object = {}) =>
  message(`${type} ${Period}`, type, { Period, ...own });
const overtime = inPeriod(200054, 'Timer', { Type: 1 });
const shootoutBegins = inPeriod(200055, 'Timer', { Type: 6 });
const attempt = (id: string, Team: string, scored: boolean) =>
  message(id, 'Shootout', { Period: 200055, Team, ShooterId: 11, ResultText: scored ? 'Goal' : 'Miss' });
const end = (Period: number) => timer('end', 5, { Period });

const result = (homeGoals: number, awayGoals: number) => ({
  matchResult: { homeGoals, awayGoals, matchEndResult: `${homeGoals}-${awayGoals}` },
});
const period = (partialResultTypeId: number, homeGoals: number, awayGoals: number) => ({
  partialResultTypeId,
  homeGoals,
  awayGoals,
});
const regular = [period(200051, 1, 0), period(200052, 1, 1), period(200053, 0, 1)];
const walkover = { ...result(0, 5), nonPlayReason: 'HomeTeamWalkover' };

/** A state as sent, and its texts on both pages. */
interface State {
  readonly state: string;
  readonly match?: object;
  readonly league?: object;
  /** Milliseconds after its start. */
  readonly after: number;
  readonly history?: readonly object[];
  readonly periods?: readonly object[];
  /** Chip, title and the score in words, in English and in Norwegian. */
  readonly en: readonly [string, string, string];
  readonly no: readonly [string, string, string];
  /** The live page's note in place of figures. */
  readonly says?: string;
}

const pair = 'Nordlys – Fjellvik';

const same: readonly State[] = [
  {
    state: 'to come',
    after: -day,
    history: [],
    en: ['Upcoming', `${pair} · Upcoming`, 'No score yet'],
    no: ['Kommende', `${pair} · Kommende`, 'Ingen stilling ennå'],
  },
  {
    state: 'ended after regulation',
    match: result(2, 1),
    after: 3 * 60 * minute,
    history: [...begun, end(200053)],
    periods: regular,
    en: ['Final', `2–1 ${pair} · Final`, 'Score 2 to 1'],
    no: ['Slutt', `2–1 ${pair} · Slutt`, 'Resultatet ble 2–1'],
  },
  {
    state: 'ended in overtime',
    match: result(3, 2),
    after: 3 * 60 * minute,
    history: [...begun, overtime, end(200054)],
    periods: [...regular, period(200054, 1, 0)],
    en: ['Final, overtime', `3–2 ${pair} · Final, overtime`, 'Score 3 to 2'],
    no: ['Slutt etter forlengning', `3–2 ${pair} · Slutt etter forlengning`, 'Resultatet ble 3–2'],
  },
  {
    state: 'ended in a shootout',
    match: result(3, 2),
    after: 3 * 60 * minute,
    history: [...begun, shootoutBegins, attempt('a', 'H', true), end(200055)],
    periods: [...regular, period(200054, 0, 0), period(200055, 1, 0)],
    en: ['Final, shootout', `3–2 ${pair} · Final, shootout`, 'Score 3 to 2'],
    no: ['Slutt etter straffeslag', `3–2 ${pair} · Slutt etter straffeslag`, 'Resultatet ble 3–2'],
  },
  {
    state: 'cancelled',
    match: { nonPlayReason: 'MatchCancelled' },
    after: -day,
    history: [],
    en: ['Canceled', `${pair} · Canceled`, 'No result'],
    no: ['Avlyst', `${pair} · Avlyst`, 'Uten resultat'],
    says: 'The match was canceled',
  },
  {
    state: 'postponed',
    match: { nonPlayReason: 'MatchPostponed' },
    after: -day,
    history: [],
    en: ['Postponed', `${pair} · Postponed`, 'No result'],
    no: ['Utsatt', `${pair} · Utsatt`, 'Uten resultat'],
    says: 'The match was postponed',
  },
  {
    state: 'a walkover',
    match: walkover,
    after: day,
    history: [],
    en: ['Walkover', `0–5 ${pair} · Walkover`, 'Score 0 to 5'],
    no: ['Walkover', `0–5 ${pair} · Walkover`, 'Resultatet ble 0–5'],
    says: 'Nordlys did not play. Fjellvik was awarded the match.',
  },
  {
    state: 'a team that did not come',
    match: { nonPlayReason: 'AwayTeamNoShow' },
    after: day,
    history: [],
    en: ['Not played', `${pair} · Not played`, 'No result'],
    no: ['Ikke spilt', `${pair} · Ikke spilt`, 'Uten resultat'],
    says: 'Fjellvik did not show up.',
  },
  {
    state: 'results held back, over',
    match: result(2, 1),
    league: { isResultPublished: false },
    after: day,
    history: [...begun, end(200053)],
    periods: regular,
    en: ['Final', `${pair} · Final`, 'Result not published'],
    no: ['Slutt', `${pair} · Slutt`, 'Resultatet er ikke publisert'],
    says: 'Results not published',
  },
  {
    state: 'results held back, to come',
    league: { isResultPublished: false },
    after: -day,
    history: [],
    en: ['Upcoming', `${pair} · Upcoming`, 'Result not published'],
    no: ['Kommende', `${pair} · Kommende`, 'Resultatet er ikke publisert'],
    says: 'Results not published',
  },
  {
    state: 'long ago, its log never ended',
    after: 7 * day,
    history: [timer('p2', 1, { Period: 200052 })],
    en: ['No result', `${pair} · No result`, 'No result'],
    no: ['Uten resultat', `${pair} · Uten resultat`, 'Uten resultat'],
  },
  {
    state: 'long ago, never reported',
    after: 7 * day,
    history: [],
    en: ['No result', `${pair} · No result`, 'No result'],
    no: ['Uten resultat', `${pair} · Uten resultat`, 'Uten resultat'],
    says: 'No result was reported',
  },
  {
    state: 'long ago, with a result and no log',
    match: result(2, 1),
    after: 60 * day,
    history: [],
    periods: regular,
    en: ['Final', `2–1 ${pair} · Final`, 'Score 2 to 1'],
    no: ['Slutt', `2–1 ${pair} · Slutt`, 'Resultatet ble 2–1'],
    says: 'The events of this match are not on record.',
  },
];

/** Both pages show the same team names. */
const teams = { awayteamOverriddenName: 'Fjellvik' };

/** A page's chip, title and score. */
const shown = (container: HTMLElement, siteName: string) => {
  const board = container.querySelector('section');
  return [
    board?.querySelector('[data-state]')?.textContent,
    document.title.replace(` – ${siteName}`, ''),
    board?.querySelector('[data-score] > span')?.textContent,
  ];
};

describe.each(same)('a match: $state', (expected) => {
  const { match = {}, league = {}, after, history = begun, periods = [] } = expected;

  it.each(languages)('has the same name in chip, title and board of both pages (%s)', async (language) => {
    const now = Instant(startsAt + after);
    const spoken = expected[language];
    const openedAt = { now: Instant(startsAt + Math.min(after, 60 * minute)) };
    const live = await openLivePage({
      match: { ...teams, ...match },
      league,
      history,
      language,
      now,
      toldAt: openedAt.now,
    });
    expect(shown(live.container, 'Kampdag Hockey').slice(0, 2)).toEqual(spoken.slice(0, 2));
    if (expected.state !== 'long ago, its log never ended')
      expect(shown(live.container, 'Kampdag Hockey')[2]).toBe(spoken[2]);
    if (language === 'en') {
      if (expected.says !== undefined) expect(live.container).toHaveTextContent(expected.says);
      const { textContent } = live.container;
      if (expected.state !== 'to come') expect(textContent).not.toMatch(/Live updates on|No score yet/);
      if (!/to come/.test(expected.state)) expect(textContent).not.toMatch(/Upcoming|Not started/i);
    }
    cleanup();
    const played = await openMatchPage({
      match: { matchResult: null, ...teams, ...match },
      league,
      language,
      now,
      answers: { 'ta/MatchIncidents': { matchPeriodResults: periods, matchIncidents: [] } },
    });
    expect(shown(played.container, 'Kampdag Hockey')).toEqual(spoken);
    cleanup();
  });
});

describe('a match in play', () => {
  const at = { now: Instant(startsAt + 60 * minute) };

  it('is live on both pages, with its period in the live page’s title', async () => {
    const live = await openLivePage({ ...at, history: begun });
    expect(shown(live.container, 'Kampdag Hockey')).toEqual([
      'Live',
      `0–0 ${pair} · 1st period`,
      'Score 0 to 0',
    ]);
    cleanup();
    const played = await openMatchPage({ ...at, match: { matchResult: null, ...teams } });
    expect(shown(played.container, 'Kampdag Hockey').slice(0, 2)).toEqual(['Live', `${pair} · Live`]);
  });

  it.each([
    ['en', 'Shootout'],
    ['no', 'Straffeslagkonkurranse'],
  ] as const)('shows the score of a shootout on board and in title (%s)', async (language, word) => {
    const history = [
      ...begun,
      shootoutBegins,
      attempt('a', 'H', true),
      attempt('b', 'A', true),
      attempt('c', 'H', true),
    ];
    const live = await openLivePage({ ...at, history, language });
    expect(live.board()).toHaveTextContent(`2–1${word}`);
    expect(document.title).toContain(`0–0 ${pair} · ${word} 2–1`);
  });

  it('keeps the final clock once ended, and shows what decided it', async () => {
    const history = [...begun, shootoutBegins, attempt('a', 'H', true), end(200055)];
    const live = await openLivePage({ ...at, history, match: result(1, 0) });
    expect(live.board()).toHaveTextContent('60:00Shootout 1–0');
    cleanup();
    const basketball = await openLivePage({ ...at, sport: 'basketball', history: [], match: result(80, 79) });
    expect(basketball.board()).toHaveTextContent('40:00');
  });

  it('is not upcoming when a reporter is there and play is late', async () => {
    const live = await openLivePage({ ...at, history: begun.slice(0, 1) });
    expect(shown(live.container, 'Kampdag Hockey').slice(0, 2)).toEqual([
      'Not started',
      `${pair} · Not started`,
    ]);
  });
});

describe('an address without a match', () => {
  it('says so on both pages, in the title too', async () => {
    await openLivePage({ failure: { type: 'Refused', status: 404, message: 'no such match' } });
    expect(document.title).toBe('This match was not found – Kampdag Hockey');
    cleanup();
    document.title = '';
    await openMatchPage({ answers: { 'ta/Match?': null } });
    expect(document.title).toBe('This match was not found – Kampdag Hockey');
  });
});
