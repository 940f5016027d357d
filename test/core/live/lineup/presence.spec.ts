import { PersonId } from '@kampdag/core/ids';
import { presenceOf, secondsInPlay } from '@kampdag/core/live/lineup/presence';
import { emptyMatch, matchAfter } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { event, type TimedMessage, timedMessages } from '../timedMessages.ts';

/** The players in play after each message. */
const inPlay = (told: readonly TimedMessage[], sport: SportKind): readonly string[] => {
  const read = readMessage(generatedMatch, sportOf(sport));
  let match = emptyMatch(generatedMatch, sportOf(sport));
  return timedMessages(told).map((message) => {
    match = matchAfter(match, read(message));
    const { home, away } = presenceOf(match).inPlay;
    return `${[...home.keys()].join(' ')} - ${[...away.keys()].join(' ')}`;
  });
};

const update = (team: string, ...Players: readonly number[]): TimedMessage => [
  1,
  event('TeamUpdate', team, 1, 10, { Players }),
];

/** The players in play at the start, given the number of eight players marked as starters. */
const begun = (starters: number): readonly string[] => {
  const HomePlayers = [1, 2, 3, 4, 5, 6, 7, 8].map((Id) => ({ Id, IsStarter: Id <= starters }));
  return inPlay([[0, { MatchEventType: 'MatchData', HomePlayers }]], 'basketball');
};

describe('presence', () => {
  it('follows the newest list of a side: others leave, and nobody enters twice', () => {
    expect(
      inPlay(
        [update('H', 1, 2, 3), update('H', 1, 2), update('A', 7), update('H', 2, 4), update('H', 2, 4)],
        'volleyball',
      ),
    ).toEqual(['1 2 3 - ', '1 2 - ', '1 2 - 7', '2 4 - 7', '2 4 - 7']);
  });

  it('ignores lists longer than a side may field, and empty ones', () => {
    expect(
      inPlay([update('H', 1, 2, 3, 4, 5, 6), update('H', 1, 2, 3, 4, 5, 6, 7), update('H')], 'volleyball'),
    ).toEqual(['1 2 3 4 5 6 - ', '1 2 3 4 5 6 - ', '1 2 3 4 5 6 - ']);
    expect(inPlay([update('H', 1, 2, 3, 4, 5), update('H', 1, 2, 3, 4, 5, 6)], 'basketball')).toEqual([
      '1 2 3 4 5 - ',
      '1 2 3 4 5 - ',
    ]);
  });

  it('starts with the starters where the right number is marked, else with nobody', () => {
    expect([begun(5), begun(4), begun(6)]).toEqual([['1 2 3 4 5 - '], [' - '], [' - ']]);
  });

  it('ignores lists without a side', () => {
    expect(inPlay([[1, event('TeamUpdate', null, 1, 10, { Players: [1, 2] })]], 'volleyball')).toEqual([
      ' - ',
    ]);
  });

  it('follows both sides by a basketball shot’s lists, and by substitutions', () => {
    expect(
      inPlay(
        [
          [1, event('Shot', 'A', 1, 10, { Player: 7, ActivePlayers: [7, 8], Opponents: [1, 2] })],
          [2, event('Substitution', 'H', 1, 20, { PlayerIn: 3, PlayerOut: 1 })],
          [3, event('Substitution', 'A', 1, 20, { PlayerIn: 9 })],
          [4, event('Substitution', 'A', 1, 20, { PlayerOut: 7 })],
          [5, event('Substitution', null, 1, 20, { PlayerOut: 8 })],
        ],
        'basketball',
      ),
    ).toEqual(['1 2 - 7 8', '2 3 - 7 8', '2 3 - 7 8 9', '2 3 - 8 9', '2 3 - 8 9']);
  });

  it('counts seconds of play between entering and leaving, over periods, never negative', () => {
    // Basketball's quarters have the ids 200073 and on.
    const [first, second] = [23, 24];
    const read = readMessage(generatedMatch, sportOf('basketball'));
    const matches = timedMessages([
      [1, event('Substitution', 'H', first, 100, { PlayerIn: 3 })],
      [2, event('Substitution', 'H', second, 50, { PlayerOut: 3, PlayerIn: 4 })],
      [3, event('Substitution', 'H', second, 80, { PlayerOut: 4, PlayerIn: 3 })],
      [4, event('Substitution', 'H', second, 70, { PlayerOut: 3 })],
      [5, event('Substitution', 'H', second, 200, { PlayerIn: 3 })],
      [6, { MatchEventType: 'Substitution', Team: 'H', Period: 200_074, PlayerIn: 6 }],
    ])
      .map(read)
      .map((_, index, all) =>
        all.slice(0, index + 1).reduce(matchAfter, emptyMatch(generatedMatch, sportOf('basketball'))),
      );
    const seconds = (after: number, id: number, at: number): number | null | undefined => {
      const match = matches[after - 1];
      return match === undefined ? undefined : secondsInPlay(presenceOf(match), PersonId(id), at);
    };
    expect([seconds(1, 3, 130), seconds(1, 3, 50), seconds(1, 4, 130)]).toEqual([30, 0, null]);
    expect([seconds(2, 3, 900), seconds(2, 4, 660)]).toEqual([550, 10]);
    expect([seconds(4, 3, 900), seconds(4, 4, 900)]).toEqual([550, 30]);
    expect([seconds(5, 3, 860), seconds(5, 3, 700)]).toEqual([610, 550]);
    expect(seconds(6, 6, 610)).toBe(10);
  });
});
