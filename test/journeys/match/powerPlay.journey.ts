import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { expect, type Page } from '@playwright/test';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { test } from '../support/journey.ts';
import { publishing, replayKey } from '../support/replayedMatch.ts';
import { settled } from '../support/settled.ts';
import { expectStill, watchShifts } from '../support/shifts.ts';

test.use({ siteOptions: publishing });

const matchId = MatchId(2_249_901);

const event = (ClientId: string, MatchEventType: string, own: object) => ({
  MatchId: matchId,
  MatchEventType,
  ClientId,
  Id: 1,
  Period: 200_051,
  PeriodName: '1. periode',
  PeriodTime: '03:20',
  Time: 200,
  ...own,
});

const player = (Id: number, ShirtNo: number, LastName: string) => ({
  Id,
  ShirtNo,
  FirstName: 'Aleksander',
  LastName,
  PositionId: 3,
});

const described = {
  MatchId: matchId,
  MatchEventType: 'MatchData',
  HomePlayers: [player(11, 19, 'Ødegaard-Kristoffersen'), player(12, 8, 'Nes')],
  AwayPlayers: [player(21, 77, 'Vik')],
};

const begun = [
  described,
  event('start', 'Timer', { Type: 4, Time: 0, PeriodTime: '00:00' }),
  event('period', 'Timer', { Type: 6, Time: 0, PeriodTime: '00:00' }),
  event('run', 'Timer', { Type: 1 }),
];

const penalty = (ClientId: string, Team: string, Player: number, Time: number) =>
  event(ClientId, 'Penalty', { Team, Player, Minutes: 2, InfractionName: 'Hooking', Time });

/** Reports a match that is in play when the page opens. */
const play = async (url: string, messages: readonly object[]) => {
  const site = siteControl(url, replayKey);
  const address = await site.open('icehockey', {
    matchId,
    matchDate: '2026-11-21T00:00:00',
    matchStartTime: 1900,
    hometeam: 'Storhamar Ishockeyklubb Hamar',
    awayteam: 'Nordlysbyen Idrettsforening',
    hometeamId: 850_017,
    awayteamId: 850_021,
  });
  const tell = async (...more: readonly object[]): Promise<void> => {
    for (const message of more) await site.publish(allChannel(matchId), message);
  };
  await tell(...messages);
  return { address, tell };
};

const strip = (page: Page) => page.getByRole('main').getByText(/^\d on \d$/);

for (const width of [360, 1440]) {
  test(`${width} px wide, nothing shifts on a page opened during a power play, nor when penalties start and end`, async ({
    page,
    site,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    const match = await play(site.url, [...begun, penalty('one', 'H', 11, 200)]);
    await page.goto(match.address);
    await expect(strip(page)).toHaveText('5 on 4');
    await settled(page);
    await expectStill(page, 'the page of a power play', 0);

    const shots = page.getByText('Shots on goal').first();
    const before = await shots.boundingBox();
    await match.tell(penalty('two', 'H', 12, 203));
    await expect(strip(page)).toHaveText('5 on 3');
    await match.tell(penalty('three', 'A', 21, 206));
    await expect(strip(page)).toHaveText('4 on 3');
    expect(await shots.boundingBox()).toEqual(before);
  });
}
