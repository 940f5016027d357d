import { FederationText } from '@kampdag/core/federationText';
import '@testing-library/jest-dom/vitest';
import { MatchId, PeriodId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { Language } from '@kampdag/core/site/language';
import { emptySelection } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Loadable } from '../../../src/web/machines/loadable.ts';
import type { BoardRow } from '../../../src/web/matches/boardRow.ts';
import { boardRow } from '../../../src/web/matches/boardRow.ts';
import { type BoardRows, ScoreboardView } from '../../../src/web/screens/scoreboard/ScoreboardView.tsx';
import { generatedToday, plainMatch } from '../../arbitraries/matches.ts';
import { renderView } from '../support/renderView.tsx';
import { unreachable } from '../support/unreachable.ts';

afterEach(cleanup);

const now = { date: generatedToday, time: TimeOfDay(19 * 60) };
const live: LiveScore = {
  score: { home: 3, away: 2 },
  phase: 'inPlay',
  period: {
    id: PeriodId(1),
    name: FederationText('2. periode'),
    kind: 'regulation',
    number: 2,
    length: 1_200,
    startsAt: 1_200,
  },
};
const result = { goals: { home: 4, away: 1 }, text: '4-1' };
const match = (id: number, more: Partial<Match> = {}): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  ...more,
});

const at = (hour: number, id: number) =>
  match(id, { start: TimeOfDay(hour * 60), end: TimeOfDay(hour * 60 + 120) });

const finished = (count: number) => Array.from({ length: count }, (_, id) => match(id + 10, { result }));

const rowOf = (some: Match, { shows = true, opens = false, score = null as LiveScore | null } = {}) =>
  boardRow(some, {
    now,
    selection: emptySelection,
    showsResults: () => shows,
    opensHidden: opens,
    sportOf: () => 'icehockey',
    liveScoreOf: () => score,
    broadcastOf: () => null,
  });

const ready = (
  matches: readonly Match[],
  score: LiveScore | null = null,
  others: readonly BoardRow[] | null = null,
) =>
  ({
    state: 'ready',
    value: { league: matches.map((some) => rowOf(some, { score })), others },
  }) satisfies Loadable<BoardRows>;

const show = (
  board: Loadable<BoardRows>,
  {
    language = 'en',
    onRetry = () => undefined,
  }: { readonly language?: Language; readonly onRetry?: () => undefined } = {},
) =>
  renderView(
    <ScoreboardView
      leagueName="EHL"
      day={{
        date: generatedToday,
        today: generatedToday,
        matchDays: new Set([generatedToday]),
        pathOf: (date) => `/scoreboard?date=${date}`,
      }}
      nextMatchDay={<a href="/next">Next</a>}
      areResultsHidden={false}
      page={{ view: board, busy: board.state === 'loading', retry: onRetry }}
      streamsFailure={null}
    />,
    { language },
  );

const rows = () => screen.getAllByRole('row').slice(1);

const markOf = (change: Partial<Match>) => rowOf(match(1, change)).mark;

describe('the scoreboard', () => {
  it.each([
    ['en', 'Team not set'],
    ['no', 'Lag ikke bestemt'],
  ] as const)(
    'says of an opponent that is not known that it is not set, never that it is a draw (%s)',
    (language, words) => {
      const { home, away } = plainMatch.teams;
      show(ready([match(1, { teams: { home, away: { ...away, name: null } } })]), { language });
      expect(screen.getByRole('row', { name: new RegExp(words) })).toBeInTheDocument();
      expect(screen.queryByText(/avgjort|decided/i)).toBeNull();
    },
  );

  it('folds many finished matches away behind those that are still played, and few not', () => {
    show(ready([at(20, 1), ...finished(6)]));
    expect(screen.getByText('Final (6)', { selector: 'summary' }).closest('details')).not.toHaveAttribute(
      'open',
    );
    cleanup();
    show(ready([at(20, 1), ...finished(5)]));
    expect(screen.queryByText(/^Final \(/)).toBeNull();
    expect(screen.getAllByRole('row')).toHaveLength(7);
    cleanup();
    show(ready(finished(9)));
    expect(screen.getAllByRole('row')).toHaveLength(10);
  });

  it('leads on from a day without matches, and marks the days that have some', () => {
    show(ready([]));
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Today 10 October 2026, matches$/ })).toBeVisible();
  });

  it('names league and day, and leads to the days before and after (§2)', () => {
    show(ready([match(1)]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scoreboard');
    expect(screen.getByText('Matches in EHL on Saturday 10 October 2026', { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous day' })).toHaveAttribute(
      'href',
      '/scoreboard?date=2026-10-09',
    );
    expect(screen.getByRole('link', { name: 'Next day' })).toHaveAttribute(
      'href',
      '/scoreboard?date=2026-10-11',
    );
  });

  it('has the columns of the specification (§2)', () => {
    show(ready([match(1)]));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Start',
      'Tournament',
      'Venue',
      'Home team',
      'Score',
      'Away team',
      'Live',
      'Stream',
    ]);
  });

  it('shows a live match with its running score and period, and leads to it (§2)', () => {
    show(ready([match(7)], live));
    const [row] = rows();
    expect(row).toHaveTextContent('Live');
    expect(row).toHaveTextContent('2nd period');
    expect(screen.getByRole('link', { name: 'Storhamar – Vålerenga, follow live, 3–2' })).toHaveAttribute(
      'href',
      '/livematch?tournamentId=10&matchId=7&matchDate=2026-10-10',
    );
    expect(screen.getByRole('link', { name: '1 match live' })).toHaveAttribute('href', '#live');
  });

  it('shows a finished match with its result, and leads to its page', () => {
    show(ready([match(8, { result })]));
    expect(rows()[0]).toHaveTextContent('Final');
    expect(screen.getByRole('link', { name: /to the match, 4–1/ })).toHaveAttribute(
      'href',
      '/match?tournamentId=10&matchId=8&matchDate=2026-10-10',
    );
  });

  it('leads nowhere from a match that has not begun, and says that it will be reported live (§2)', () => {
    show(ready([match(9, { start: TimeOfDay(1_300), end: TimeOfDay(1_400) })]));
    const [row] = rows();
    expect(within(row as HTMLElement).queryByRole('link')).toBeNull();
    expect(row).toHaveTextContent('Will be reported live');
    expect(row).toHaveTextContent('No score');
  });

  it('says why a match is not played (R9), and shows a dash for what is not set (R10)', () => {
    show(ready([match(1, { nonPlayReason: 'MatchPostponed', date: null, start: null })]));
    expect(rows()[0]).toHaveTextContent('Postponed');
    expect(rows()[0]).toHaveTextContent('––');
  });

  it('turns a live match into a finished one by itself when its last whistle is heard', () => {
    const ended = { ...live, phase: 'ended' as const };
    expect(rowOf(match(1), { score: ended })).toMatchObject({
      status: { type: 'Finished' },
      mark: null,
      goals: { home: 3, away: 2 },
    });
  });

  it('hides the result, the live score and every way to them where results are not published (R8, R24)', () => {
    const hidden = rowOf(match(1, { result }), { shows: false });
    expect(hidden).toMatchObject({ goals: null, link: null, mark: null });
    expect(rowOf(match(1), { shows: false, score: live })).toMatchObject({
      goals: null,
      live: null,
      link: null,
    });
  });

  it('leads to a match whose result the visitor has hidden, and tells nothing of it', () => {
    const hidden = rowOf(match(1, { result }), { shows: false, opens: true });
    expect(hidden).toMatchObject({ goals: null, live: null, link: expect.stringContaining('/match?') });
    const inPlay = rowOf(match(1), { shows: false, opens: true, score: live });
    expect(inPlay).toMatchObject({ goals: null, live: null, link: expect.stringContaining('/livematch?') });
  });

  it('has the specification’s words for a day without matches, and for one without other leagues’ (§2, §8)', () => {
    show(ready([], null, []));
    const words = ['There are no matches for the selected season, tournament, team and date.'];
    expect(screen.getByText(words[0] ?? '')).toBeVisible();
    expect(
      within(screen.getByRole('region')).getByText('There are no matches to show on this date.'),
    ).toBeVisible();
  });

  it('marks every match that will be scored live, on whichever day, until it is live or has a result (§2, §4)', () => {
    const later = { start: TimeOfDay(1_300), end: TimeOfDay(1_400) };
    const clients = ['None', 'Simple', 'Standard', 'Advanced'] as const;
    for (const date of [generatedToday, '2026-10-17' as CivilDate, null]) {
      expect(clients.map((liveClientType) => markOf({ ...later, date, liveClientType }))).toEqual([
        null,
        'liveScored',
        'liveScored',
        'liveScored',
      ]);
    }
    expect(markOf({})).toBe('live');
    expect(markOf({ result })).toBeNull();
    expect(markOf({ ...later, nonPlayReason: 'MatchCancelled' })).toBeNull();
    expect(markOf({ date: '2026-10-01' as CivilDate })).toBeNull();
  });

  it.each([
    [{ date: '2026-10-17' as CivilDate }, 'Scheduled'],
    [{ start: TimeOfDay(1_300), end: TimeOfDay(1_400) }, 'Upcoming'],
    [{}, 'Live'],
    [{ liveClientType: 'None' }, 'In progress'],
    [{ result }, 'Final'],
    [{ nonPlayReason: 'MatchCancelled' }, 'Canceled'],
    [{ nonPlayReason: 'MatchPostponed' }, 'Postponed'],
  ] as const)(
    'calls a match’s status as the specification does (§4), a finished one as its page does (issue 36): %o is %s',
    (change, status) => {
      show(ready([match(1, change)]));
      expect(within(rows()[0] as HTMLElement).getByText(status)).toBeVisible();
    },
  );

  it('shows other leagues’ matches apart where the deployment has them (§2, R12)', () => {
    show(ready([], null, [rowOf(match(3, { tournamentName: '1.div menn' }))]));
    expect(
      screen.getByRole('region', { name: 'Other matches on Saturday 10 October 2026' }),
    ).toHaveTextContent('1.div menn');
  });

  it('says what failed in plain words, and tries again when asked (R28)', async () => {
    const onRetry = vi.fn<() => undefined>();
    show({ state: 'failed', failure: unreachable }, { onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the league’s data.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps the old board beside the word that it could not be renewed (R28)', () => {
    show({ ...ready([match(8, { result })]), state: 'stale', failure: unreachable });
    expect(screen.getByRole('alert')).toHaveTextContent('may be out of date');
    expect(rows()).toHaveLength(1);
  });
});
