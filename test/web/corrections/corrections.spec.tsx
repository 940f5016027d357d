import { sportOf } from '@kampdag/core/sport/sportOf';
// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MatchId } from '@kampdag/core/ids';
import { correctionReportOf } from '@kampdag/core/live/corrections/correctionReport';
import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { event, type TimedMessage, timedMessages, timer } from '../../core/live/timedMessages.ts';
import { open } from '../app/openSite.tsx';

afterEach(cleanup);

const path = 'kampdag/Corrections?seasonId=1&date=11/21/2026';

const matchRow = (matchId: number) => ({
  matchId,
  tournamentId: 11,
  tournamentName: 'EHL',
  sportId: 199,
  matchDate: '2026-11-21T00:00:00',
  matchStartTime: 1830,
  hometeamOrgName: `Hjemme ${matchId}`,
  awayteamOrgName: `Borte ${matchId}`,
  liveClientType: 'Advanced',
});

const goal = (Player: number): object => ({
  ...event('Goal', 'H', 1, 120, { Player, MatchId: null }),
  ClientId: 'g',
});

const told: readonly TimedMessage[] = [
  [
    0,
    {
      MatchEventType: 'MatchData',
      MatchId: null,
      HomePlayers: [
        { Id: 1, ShirtNo: 9, FirstName: 'Ola', LastName: 'Berg' },
        { Id: 2, ShirtNo: 8, FirstName: 'Per', LastName: 'Dal' },
      ],
    },
  ],
  [0, { ...timer('matchStart', 1, 0), MatchId: null }],
  [1, { ...goal(1) }],
  [2, { ...goal(2) }],
  [3, { MatchEventType: 'Delete', MatchId: null, DeletedEventClientId: 'g' }],
];

const report = (matchId: MatchId) =>
  correctionReportOf(
    matchAfterAll(
      emptyMatch(matchId, sportOf('icehockey')),
      timedMessages(told).map(readMessage(matchId, sportOf('icehockey'))),
    ),
  );

const corrected = (matchId: number) => ({ match: matchRow(matchId), report: report(MatchId(matchId)) });

const day = (...matches: readonly object[]) =>
  open('/corrections?seasonId=1', { more: { [path]: { matches } } });

describe('the corrections of a day', () => {
  it('are listed by match, newest first: before, after, and the effect', async () => {
    await day(corrected(2));
    const match = await screen.findByRole('region', { name: 'Hjemme 2 – Borte 2' });
    const [taken, changed] = await within(match).findAllByRole('listitem');
    expect(taken).toHaveTextContent(/Was.*Hjemme 2.*02:00 · Goal · #8 Per Dal.*Taken back/);
    expect(taken).toHaveTextContent('Score 1–0 became 0–0');
    expect(changed).toHaveTextContent(/Was.*#9 Ola Berg.*Is.*#8 Per Dal/);
    expect(changed).not.toHaveTextContent('became');
    expect(screen.getByText(/2 corrections in 1 match\. 1 changed a score\./)).toBeInTheDocument();
  });

  it('link to the match as it stood after each', async () => {
    await day(corrected(2));
    const links = await screen.findAllByRole('link', { name: /show the match as it stood then/ });
    expect(links[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/livematch\?.*matchId=2.*&at=/) as string,
    );
  });

  it('name a match that could not be read', async () => {
    await day(corrected(2), { match: matchRow(3), report: null });
    const match = await screen.findByRole('region', { name: 'Hjemme 3 – Borte 3' });
    expect(match).toHaveTextContent('could not be read yet');
  });

  it('are empty on a day without corrections', async () => {
    await day();
    expect(await screen.findByText(/Nothing that was reported on this day/)).toBeInTheDocument();
  });

  it('report a failure, and retry', async () => {
    await open('/corrections?seasonId=1', { failing: (asked) => asked === path });
    expect(await within(screen.getByRole('main')).findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
