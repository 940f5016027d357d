import { sportOf } from '@kampdag/core/sport/sportOf';
import '@testing-library/jest-dom/vitest';
import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { pointsRace } from '@kampdag/core/league/standings/pointsRace';
import type { PresentationParameter } from '@kampdag/core/league/standings/presentationParameter';
import { StandingsRow, standingsKey } from '@kampdag/core/league/standings/standingsRow';
import type { Zone } from '@kampdag/core/league/standings/zone';
import { type Language, languages } from '@kampdag/core/site/language';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { figuresOf } from '../../../src/web/i18n/figures.ts';
import { standingsMessages } from '../../../src/web/i18n/messages/standings.ts';
import type { Loadable } from '../../../src/web/machines/loadable.ts';
import { sideColumns, wholeColumns } from '../../../src/web/screens/standings/columns.tsx';
import { type StandingsBoard, StandingsView } from '../../../src/web/screens/standings/StandingsView.tsx';
import { standingsOf, type TableKind } from '../../../src/web/screens/standings/standing.ts';
import { rowName } from '../../../src/web/team/rowName.ts';
import { plainMatch } from '../../arbitraries/matches.ts';
import { decoded } from '../../core/league/decoded.ts';
import { renderView } from '../support/renderView.tsx';
import { unreachable } from '../support/unreachable.ts';

afterEach(cleanup);

const rowOf = (wire: object): StandingsRow => decoded(StandingsRow, wire);

const rows = [
  rowOf({ entryId: 1, orgId: 1, orgName: 'Storhamar', position: 1, totalPoints: 6, matches: 2 }),
  rowOf({ entryId: 2, orgId: 2, orgName: 'Vålerenga', position: 2, totalPoints: -1, matches: 2 }),
  rowOf({ entryId: 3, orgId: 3, orgName: '<b>Sparta</b>', position: 3, teamEntryStatus: 'Trukket' }),
];

const played = (day: number): Match => ({
  ...plainMatch,
  matchId: MatchId(day),
  date: `2026-10-0${day}` as CivilDate,
  result: { goals: { home: 3, away: day }, text: null },
});

/** The first leads to the play-offs, the last down. */
const zones: readonly Zone[] = [
  { league: 'ehl', season: null, kind: 'playoff', from: 1, to: 1 },
  { league: 'ehl', season: null, kind: 'relegation', from: -1, to: -1 },
];

const matches: readonly Match[] = [1, 2].map(played);

const ready = (
  sport: SportKind,
  {
    kind = 'all',
    language = 'en',
    withMatches = true,
    some = rows,
    settings = [],
  }: {
    readonly kind?: TableKind;
    readonly language?: Language;
    readonly withMatches?: boolean;
    readonly some?: readonly StandingsRow[];
    readonly settings?: readonly PresentationParameter[];
  } = {},
) => {
  const words = { m: standingsMessages[language], figures: figuresOf(language), own: {} };
  const known = withMatches ? matches : [];
  return {
    state: 'ready' as const,
    value: {
      rows: standingsOf(some, known, {
        m: words.m,
        marked: new Set([TeamId(2)]),
        zones,
        pathOf: (team) => `/teams/${team}`,
      }),
      columns:
        kind === 'all'
          ? wholeColumns({ sport: sportOf(sport), settings, multiplier: 3, showsForm: withMatches }, words)
          : sideColumns(kind, sportOf(sport), words),
      kind,
      hasSides: withMatches,
      race: pointsRace(some, known, { sport: sportOf(sport), multiplier: 3 }).map((line) => ({
        key: standingsKey(line.row),
        name: rowName(line.row, words.m),
        line,
      })),
      isSpread: sport === 'icehockey',
    },
  };
};

const show = (
  view: Loadable<StandingsBoard> | null,
  {
    language = 'en',
    onKind = () => undefined,
    onRetry = () => undefined,
  }: {
    readonly language?: Language;
    readonly onKind?: (kind: TableKind) => void;
    readonly onRetry?: () => void;
  } = {},
) =>
  renderView(
    <StandingsView
      leagueName="EHL"
      seasonName="2026-2027"
      page={view === null ? null : { view, busy: view.state === 'loading', retry: onRetry }}
      onKind={onKind}
      matchesFailure={null}
      views={{ choices: null, table: null, below: null }}
    />,
    { language },
  );

const table = () => screen.getByRole('table', { name: 'Standings of EHL' });

describe('the standings', () => {
  it('say the language of headings that only the federation knows', () => {
    const settings = [
      { typeId: 1, label: 'K', name: null },
      { typeId: 70, label: 'Målkvote', name: 'Mål delt på kamper' },
    ];
    show(ready('icehockey', { settings }));
    const headings = within(table());
    expect(headings.getByRole('columnheader', { name: 'Målkvote' })).toHaveAttribute('lang', 'nb');
    expect(headings.getByRole('columnheader', { name: 'GP' })).not.toHaveAttribute('lang');
  });

  it('say what places lead to, in the row and below the table; the matches at home lead nowhere', () => {
    const { unmount } = show(ready('icehockey', { language: 'no' }), { language: 'no' });
    const [first, second, last] = within(screen.getByRole('table', { name: 'Tabell for EHL' }))
      .getAllByRole('row')
      .slice(-3);
    expect(first).toHaveTextContent('1, Sluttspill');
    expect(second).not.toHaveTextContent('Sluttspill');
    expect(last).toHaveTextContent('3, Nedrykk');
    const legend = screen.getByRole('list', { name: 'Hva plasseringene betyr' });
    expect(within(legend).getAllByRole('listitem')).toHaveLength(2);
    unmount();
    show(ready('icehockey', { kind: 'home' }));
    expect(screen.queryByRole('list', { name: 'What the places mean' })).toBeNull();
  });

  it('say that they load, in the room that the table will take', () => {
    const { container } = show({ state: 'loading' });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Standings' })).toBeInTheDocument();
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('say that they failed, with a way to try again', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn<() => void>();
    show({ state: 'failed', failure: unreachable }, { onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the league’s data.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('are not open for public viewing where the league does not show them (§2)', () => {
    show(null);
    expect(screen.getByRole('note')).toHaveTextContent('not open for public viewing');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('say so where a league has none', () => {
    show(ready('icehockey', { some: [], withMatches: false }));
    expect(screen.getByText('There are no standings for this league.')).toBeInTheDocument();
  });

  it('keep the last table where a newer one could not be had, and say so', () => {
    show({ ...ready('icehockey'), state: 'stale', failure: unreachable });
    expect(screen.getByRole('alert')).toHaveTextContent('out of date');
    expect(table()).toBeInTheDocument();
  });

  it("show hockey's columns in the specification's order, with a meaning for each (§2)", () => {
    show(ready('icehockey'));
    const headings = within(table())
      .getAllByRole('columnheader')
      .flatMap((heading) => within(heading).queryAllByRole('button'))
      .map((button) => button.textContent);
    expect(headings).toEqual([
      '#',
      'Team',
      'GP',
      'D',
      'BP',
      'GF',
      'GA',
      // A narrow table has the totals in place of what they are made of.
      'W',
      'L',
      '+/−',
      'Pts',
      'PIM',
      'Form',
      'W',
      'OTW',
      'SOW',
      'L',
      'OTL',
      'SOL',
    ]);
  });

  it.each(sportKinds)('are a table for %s with a head for each row, in both languages', (sport) => {
    for (const language of languages) {
      const { container, unmount } = show(ready(sport, { language }), { language });
      expect(within(container).getAllByRole('rowheader').length).toBeGreaterThanOrEqual(rows.length);
      unmount();
    }
  });

  it('lead from a team to its page, and show names as text', () => {
    show(ready('icehockey'));
    expect(within(table()).getByRole('link', { name: 'Storhamar' })).toHaveAttribute('href', '/teams/1');
    expect(within(table()).getByRole('rowheader', { name: /<b>Sparta<\/b>/ })).toHaveTextContent('Withdrawn');
  });

  it('show points after a deduction below zero', () => {
    show(ready('icehockey'));
    expect(within(table()).getByRole('cell', { name: '-1' })).toBeInTheDocument();
  });

  it.each([
    ['en', 'Unknown team'],
    ['no', 'Ukjent lag'],
  ] as const)(
    'have a dash for a figure that nobody reported, and words for a row without a name: %s (R35)',
    (language, name) => {
      const some = [
        rowOf({ orgId: 1, orgName: 'Storhamar', matches: 3.5, totalPoints: '1,5', goalsScored: -1 }),
        rowOf({ orgId: 2, orgName: null, matches: 4, totalPoints: 0 }),
      ];
      show(ready('volleyball', { language, some, withMatches: false }), { language });
      const [first, second] = screen.getAllByRole('row').slice(-2);
      const cells = within(first as HTMLElement).getAllByRole('cell');
      expect(cells.map(({ textContent }) => textContent)).toEqual(cells.map(() => '–'));
      expect(within(second as HTMLElement).getByRole('rowheader')).toHaveTextContent(name);
      const known = within(second as HTMLElement).getAllByRole('cell');
      expect(known.map(({ textContent }) => textContent).filter((text) => text !== '–')).toEqual(['4', '0']);
    },
  );

  it('tell the form in words', () => {
    show(ready('icehockey'));
    expect(within(table()).getByText('Won, Won')).toBeInTheDocument();
    expect(within(table()).getByText('Lost, Lost')).toBeInTheDocument();
  });

  it('count the matches at home or away on request', async () => {
    const user = userEvent.setup();
    const onKind = vi.fn<(kind: TableKind) => void>();
    show(ready('icehockey'), { onKind });
    await user.click(screen.getByRole('radio', { name: 'Home' }));
    expect(onKind).toHaveBeenCalledWith('home');
    cleanup();
    show(ready('icehockey', { kind: 'home' }));
    expect(screen.getByRole('table', { name: 'Home matches of EHL' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Win %' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('draw the race with a table as its alternative, and let teams in and out of the picture', async () => {
    const user = userEvent.setup();
    show(ready('icehockey'));
    // The picture comes when it is seen.
    await screen.findByText('Show as table');
    const figure = screen.getByRole('figure', { name: 'Points through the season' });
    expect(figure).toHaveTextContent('Storhamar leads with 6 points. 2 teams');
    await user.click(within(figure).getByText('Show as table'));
    expect(within(figure).getByRole('row', { name: /^Storhamar .* 6$/ })).toBeInTheDocument();
    expect(within(figure).getByRole('row', { name: /^Vålerenga .* -1$/ })).toBeInTheDocument();
    await user.click(within(figure).getByText('Teams in the chart'));
    const team = within(figure).getByRole('button', { name: 'Vålerenga' });
    expect(team).toHaveAttribute('aria-pressed', 'true');
    await user.click(team);
    expect(team).toHaveAttribute('aria-pressed', 'false');
  });

  it('show neither form nor race where the matches could not be had', () => {
    show(ready('icehockey', { withMatches: false }));
    expect(screen.queryByRole('columnheader', { name: 'Form' })).toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('have no style attribute, which the page refuses', () => {
    const { container } = show(ready('icehockey'));
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  });
});
