import '@testing-library/jest-dom/vitest';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { hockeyAnswers } from './answers.ts';
import { type MatchPageOptions, openMatchPage } from './matchPage.tsx';

afterEach(cleanup);

const player = (Id: number, ShirtNo: number, LastName: string) => ({
  Id,
  ShirtNo,
  FirstName: 'Ola',
  LastName,
});

const matchData = {
  MatchId: 7,
  MatchEventType: 'MatchData',
  HomePlayers: [player(12, 12, 'Dal'), player(9, 9, 'Berg')],
  AwayPlayers: [player(8, 8, 'Vik')],
};

const attempt = (ClientId: string, Team: string, ShooterId: number, ResultText: string) => ({
  MatchId: 7,
  MatchEventType: 'Shootout',
  ClientId,
  Id: 1,
  Team,
  ShooterId,
  ResultText,
  Period: 200_055,
});

const report: readonly object[] = [
  matchData,
  attempt('s1', 'H', 9, 'No goal'),
  attempt('s2', 'A', 8, 'No goal'),
  attempt('s3', 'H', 12, 'Goal'),
  attempt('s4', 'A', 8, 'Saved'),
  { MatchId: 7, MatchEventType: 'Timer', ClientId: 'end', Id: 2, Type: 5, Period: 200_055 },
];

const reportedBy = (messages: readonly object[]) => {
  const channel = createFakeLiveChannel();
  for (const message of messages) channel.publish(allChannel(MatchId(7)), message);
  return channel;
};

const open = async (options: MatchPageOptions = {}) => {
  const page = await openMatchPage({ answers: hockeyAnswers, ...options });
  const scoring = within(screen.getByRole('region', { name: /Scoring summary|Målene/ }));
  return {
    ...page,
    scoring,
    /** The shootout's rows, which follow the match's goals. */
    rows: () =>
      scoring
        .getAllByRole('listitem')
        .slice(2)
        .map(({ textContent }) => textContent),
  };
};

const every = { name: 'Show every attempt' } as const;

describe('the shootout of a played match', () => {
  it('lists the scorers, the score and the deciding goal, from the record', async () => {
    const { rows } = await open();
    expect(rows()).toEqual(['112 Kari DalNordlysScoredDeciding goal1 to 01–0']);
  });

  it('lists every attempt on request, misses included, from the live report', async () => {
    const { rows, scoring, settle } = await open({ channel: reportedBy(report) });
    await userEvent.click(scoring.getByRole('button', every));
    await settle();
    await expect
      .poll(rows)
      .toEqual([
        '19 Ola BergNordlysNo goal0 to 00–0',
        '28 Ola VikFjellvik ILNo goal0 to 00–0',
        '312 Ola DalNordlysScoredDeciding goal1 to 01–0',
        '48 Ola VikFjellvik ILNo goal1 to 01–0',
      ]);
    await userEvent.click(scoring.getByRole('button', { name: 'Goals only', expanded: true }));
    expect(rows()).toHaveLength(1);
  });

  it('loads nothing from the live channel before that', async () => {
    const channel = reportedBy(report);
    await open({ channel });
    expect(channel.historyRequests()).toBe(0);
  });

  it('keeps the goals, and says so, where the live report has no attempts', async () => {
    const { rows, scoring, settle } = await open({ channel: reportedBy([matchData]) });
    await userEvent.click(scoring.getByRole('button', every));
    await settle();
    expect(rows()).toHaveLength(1);
    expect(scoring.getByRole('status')).toHaveTextContent(
      'The live report does not list the attempts of this shootout.',
    );
  });

  it('keeps the goals while the report fails to load, and retries on request', async () => {
    const channel = reportedBy(report);
    channel.failHistory(2);
    const { rows, scoring, settle } = await open({ channel });
    await userEvent.click(scoring.getByRole('button', every));
    await settle();
    expect(rows()).toHaveLength(1);
    expect(scoring.getByRole('alert')).toHaveTextContent('The attempts could not be loaded');
    await userEvent.click(scoring.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(rows()).toHaveLength(4);
  });

  it('also appears without a goal, when the periods include it', async () => {
    const { scoring, settle } = await open({
      channel: reportedBy(report),
      answers: { ...hockeyAnswers, 'icehockey/Match/Goals': [] },
    });
    expect(scoring.getByText('Nordlys won the shootout.')).toBeInTheDocument();
    await userEvent.click(scoring.getByRole('button', every));
    await settle();
    expect(scoring.getAllByRole('listitem')).toHaveLength(4);
  });

  it('says that misses are not on record once the live report is gone', async () => {
    const { scoring } = await open({ now: Instant(Date.UTC(2026, 9, 25)) });
    expect(scoring.queryByRole('button', every)).toBeNull();
    expect(scoring.getByText('Only the goals are on record, not the misses.')).toBeInTheDocument();
  });
});
