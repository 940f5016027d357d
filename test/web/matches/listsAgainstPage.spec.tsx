import { fc, it } from '@fast-check/vitest';
import type { Match } from '@kampdag/core/league/match/match';
import { nonPlayReasons } from '@kampdag/core/league/match/nonPlayReason';
import { phaseOf } from '@kampdag/core/league/match/phase';
import { LeagueRow } from '@kampdag/core/league/season/league';
import { listedMatch } from '@kampdag/core/live/channel/listedState';
import { LiveRowCodec, liveRowOf } from '@kampdag/core/live/channel/liveRow';
import type { LiveMatch } from '@kampdag/core/live/match';
import { calendarEntryOf } from '@kampdag/core/open/calendarEntry';
import { openFixture } from '@kampdag/core/open/openFixture';
import { openMatch } from '@kampdag/core/open/openMatch';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { emptySelection } from '@kampdag/core/site/selection';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { either } from 'fp-ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect } from 'vitest';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import { matchMessages } from '../../../src/web/i18n/messages/match.ts';
import { matchesMessages } from '../../../src/web/i18n/messages/matches.ts';
import { matchCardOf } from '../../../src/web/match/card/matchCard.ts';
import { matchTitle } from '../../../src/web/match/states/stateText.ts';
import { type BoardRow, boardRow } from '../../../src/web/matches/boardRow.ts';
import { RowView } from '../../../src/web/matches/MatchItem.tsx';
import { statusText } from '../../../src/web/matches/matchText.tsx';
import { pictureOf } from '../../../src/web/share/matchPicture.ts';
import { sportTextsOf } from '../../../src/web/sports/sportTexts.ts';
import { plainMatch } from '../../arbitraries/matches.ts';
import { decoded } from '../../core/league/decoded.ts';
import { after, event, foldedMatch, type TimedMessage, timer } from '../../core/live/timedMessages.ts';
import { i18nIn } from '../support/renderView.tsx';

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/** An evening match in Oslo, two hours by the fixture list, and its log: 2–1 in regulation, or in overtime after midnight. */
const begins = osloWallTime(after(0));
const fixture: Match = {
  ...plainMatch,
  date: begins.date,
  start: begins.time,
  end: TimeOfDay((begins.time + 120) % 1_440),
};

const goal = (seconds: number, side: string, period: number): TimedMessage => [
  seconds,
  event('Goal', side, period, 60),
];

const untilEnd: readonly TimedMessage[] = [
  [-600, { MatchEventType: 'MatchData', HomeTeam: 'Hjemme', AwayTeam: 'Borte' }],
  [0, timer('matchStart', 1, 0)],
  [0, timer('periodStart', 1, 0)],
  goal(300, 'H', 1),
  [40 * minutes, timer('periodEnd', 1, 1_200)],
  [50 * minutes, timer('periodStart', 2, 0)],
  goal(55 * minutes, 'B', 2),
  [80 * minutes, timer('periodEnd', 2, 1_200)],
  [90 * minutes, timer('periodStart', 3, 0)],
  goal(110 * minutes, 'H', 3),
];
const end: TimedMessage = [2 * hours + 5 * minutes, timer('matchEnd', 3, 1_200)];

const logs: Readonly<Record<string, readonly TimedMessage[]>> = {
  none: [],
  whole: [...untilEnd, end],
  endless: untilEnd,
  described: untilEnd.slice(0, 1),
};

/** Odd moments, in seconds after the start. */
const moments = [
  -3 * days,
  -600,
  -1,
  0,
  1,
  41 * minutes,
  2 * hours - 1,
  2 * hours,
  2 * hours + 1,
  2 * hours + 6 * minutes,
  3 * hours - 1,
  3 * hours,
  3 * hours + 1,
  3 * hours + 60,
  4 * hours,
  5 * hours,
  12 * hours,
  2 * days,
  13 * days,
  14 * days,
  15 * days,
  20 * days,
];

const league = {
  ...decoded(LeagueRow, {
    tournamentId: 10,
    seasonId: 1,
    isResultPublished: true,
    areMatchesPublished: true,
  }),
};

const facts = fc.record({
  seconds: fc.oneof(fc.constantFrom(...moments), fc.integer({ min: -days, max: 16 * days })),
  log: fc.constantFrom(...Object.keys(logs)),
  result: fc.constantFrom(null, null, { goals: { home: 2, away: 1 }, text: '2-1' }),
  nonPlayReason: fc.constantFrom(null, null, null, ...nonPlayReasons),
  liveClientType: fc.constantFrom<Match['liveClientType'][]>('Advanced', 'Simple', 'None'),
  // A start before midnight, or one in the afternoon.
  isLate: fc.boolean(),
});

const [deployment] = builtInDeployments;
if (deployment === undefined) throw new Error('there is no deployment');

/** The texts of a row as it is drawn, in order. */
const drawn = (row: BoardRow): readonly string[] =>
  renderToStaticMarkup(
    <MemoryRouter>
      <I18nProvider value={i18nIn('en')}>
        <RowView row={row} link="/match" caption={null} />
      </I18nProvider>
    </MemoryRouter>,
  )
    .split(/<[^>]*>/)
    .filter((text) => text !== '');

/**
 * What a list, drawn and as a row, the page, its title, its share picture, a calendar, and the open data's list and match show of one match
 * at one moment.
 */
const shownAt = ({
  seconds,
  log,
  result,
  nonPlayReason,
  liveClientType,
  isLate,
}: typeof facts extends fc.Arbitrary<infer A> ? A : never) => {
  const now = after(seconds);
  const wall = osloWallTime(now);
  // Cancelled and postponed matches have no result, whatever was sent (reading 33).
  const isDefault =
    nonPlayReason !== null && !nonPlayReason.includes('TeamNoShow') && !nonPlayReason.includes('Walkover');
  const match: Match = {
    ...fixture,
    ...(isLate ? { end: TimeOfDay(10) } : {}),
    result: isDefault || nonPlayReason === 'BothTeamsNoShow' ? null : result,
    nonPlayReason,
    liveClientType,
  };
  const told = (logs[log] ?? []).filter(([at]) => at <= seconds);
  // The channel keeps a match for fourteen days.
  const isKept = told.length > 0 && liveClientType !== 'None' && seconds < 14 * days;
  const live: LiveMatch | null = isKept ? foldedMatch(told) : null;
  const words = { m: matchMessages.en, periods: sportTextsOf('icehockey').en.periods };
  const card = matchCardOf({ match, isPublished: true, live, official: null, now: wall }, words);
  const row = boardRow(match, {
    now: wall,
    selection: emptySelection,
    showsResults: () => true,
    opensHidden: false,
    sportOf: () => 'icehockey',
    liveScoreOf: () => (live === null ? null : liveRowOf(match, live)),
    broadcastOf: () => null,
  });
  const open = openMatch({
    match,
    league,
    sport: 'icehockey',
    played: sportOf('icehockey'),
    live,
    incidents: null,
    typeNames: new Map(),
    members: [],
    referees: [],
    logPath: '/log',
    now: Instant(now),
  });
  // As a list of the server has it, by way of a call.
  const sent = live === null ? null : LiveRowCodec.decode(LiveRowCodec.encode(liveRowOf(match, live)));
  const received = sent !== null && either.isRight(sent) ? sent.right : null;
  const calendar = calendarEntryOf(match, sportOf('icehockey'), received, wall);
  const fixtureShown = openFixture(match, 'icehockey', listedMatch(match, true, received, wall));
  const picture = pictureOf(
    {
      facts: { match, isPublished: true, live, official: null, now: wall },
      sport: 'icehockey',
      league: null,
    },
    { deployment, language: 'en' },
    new Map(),
    false,
  );
  const title = matchTitle(card.state, card.score, { home: 'H', away: 'B' }, words);
  return { match, card, row, open, title, calendar, fixtureShown, picture, texts: drawn(row) };
};

describe('what lists show of a match (issue 35, C; readings 33, 34)', () => {
  it.prop([facts], { numRuns: 1_500 })(
    'is what its page, its title, its picture, calendars and the open data show, at odd moments',
    (some) => {
      const { card, row, open, title, calendar, fixtureShown, picture, texts } = shownAt(some);
      expect({ state: row.state.type, score: row.goals, isLive: row.mark === 'live' }).toEqual({
        state: card.state.type,
        score: card.score,
        isLive: card.isLive,
      });
      expect(open.match.score).toEqual(card.score);
      expect(open.match.status === 'live').toBe(card.isLive);
      expect(['finished', 'walkover', 'noShow', 'cancelled', 'postponed'].includes(open.match.status)).toBe(
        phaseOf(row.status) === 'over',
      );
      expect(/^\d+–\d+ /.test(title)).toBe(card.score !== null);
      const score = card.score === null ? null : `${card.score.home}–${card.score.away}`;
      expect(texts.filter((text) => /^\d+$/.test(text)).join('–')).toBe(score ?? '');
      expect(texts.includes('Live')).toBe(card.isLive);
      expect([picture.middle.includes('–') ? picture.middle : '–', picture.isLive]).toEqual([
        score ?? '–',
        card.isLive,
      ]);
      expect(fixtureShown).toEqual(open.match);
      // A calendar is copied for an hour, and knows no delay: of a match in play it has no score.
      expect(calendar?.score).toEqual(card.state.type === 'InPlay' ? null : card.score);
      expect(calendar?.status).toBe(row.status.type);
      // A row that is over in words has a score, or says why it has none.
      if (card.state.type === 'WithoutResult')
        expect(statusText(row, matchesMessages.en).long).toBe('No result');
      if (card.state.type === 'Ended') expect(row.goals).not.toBeNull();
    },
  );

  it.each([
    ['an hour after its end, without a result', 3 * hours + 60, 'Ended', { home: 2, away: 1 }],
    ['two days after, without a result', 2 * days, 'Ended', { home: 2, away: 1 }],
    ['in its break', 45 * minutes, 'InPlay', { home: 1, away: 0 }],
    ['an hour before', -hours, 'ToCome', null],
  ])('is its log’s state and score %s', (_, seconds, state, score) => {
    const { row } = shownAt({
      seconds,
      log: 'whole',
      result: null,
      nonPlayReason: null,
      liveClientType: 'Advanced',
      isLate: false,
    });
    expect([row.state.type, row.goals]).toEqual([state, score]);
    expect(row.link === null).toBe(score === null);
  });

  it('is not live where a finished match is gone through', () => {
    const row = boardRow(
      { ...fixture, result: { goals: { home: 2, away: 1 }, text: '2-1' } },
      {
        now: osloWallTime(after(days)),
        selection: emptySelection,
        showsResults: () => true,
        opensHidden: false,
        sportOf: () => 'icehockey',
        liveScoreOf: () => ({ score: { home: 1, away: 0 }, phase: 'inPlay', period: null, isPinned: true }),
        broadcastOf: () => null,
      },
    );
    expect([row.mark, row.goals, statusText(row, matchesMessages.en).long]).toEqual([
      null,
      { home: 1, away: 0 },
      'In progress',
    ]);
  });

  it('is no live match before its reporter begins it', () => {
    const { row } = shownAt({
      seconds: 60,
      log: 'described',
      result: null,
      nonPlayReason: null,
      liveClientType: 'Advanced',
      isLate: false,
    });
    expect([row.mark, statusText(row, matchesMessages.en).long]).toEqual(['liveScored', 'Not started']);
  });

  it('is no score of a match that was cancelled in its first period', () => {
    const { row, card } = shownAt({
      seconds: 20 * minutes,
      log: 'whole',
      result: null,
      nonPlayReason: 'MatchCancelled',
      liveClientType: 'Advanced',
      isLate: false,
    });
    expect([row.goals, card.score, row.status.type]).toEqual([null, null, 'Cancelled']);
  });
});
