import { PersonId } from '@kampdag/core/ids';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import type { LiveMatch } from '@kampdag/core/live/match';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../arbitraries/liveMessages.ts';
import { after } from '../live/timedMessages.ts';
import { reporterOf } from './reported.ts';

const { event, timer, match } = reporterOf('basketball');

const foul = (own: Body): Body => event('H', 'Foul', 1, 60, own);
const teamFouls = (told: LiveMatch) => teamFoulsOf(told)[0]?.fouls.home;
const fouls = (told: LiveMatch) => basketballBoxOf(told).players.get(PersonId(7))?.fouls ?? 0;

describe('a technical foul', () => {
  it('of a player is his and the team’s (FIBA 36.3.1)', () => {
    const told = match(foul({ Player: 7, FoulType: 200_451 }));
    expect([fouls(told), teamFouls(told)]).toEqual([1, 1]);
  });

  it.each([
    ['of the coach', { Player: 7, FoulType: 200_451, IsCoach: true }],
    ['of the bench, whoever is named', { Player: 7, FoulType: 200_454 }],
    ['of the team management', { Player: 7, FoulType: 200_455 }],
    ['of nobody', { FoulType: 200_451 }],
  ])('%s is no player’s and no team foul (FIBA 36.3.1)', (_, own) => {
    const told = match(foul(own));
    expect([fouls(told), teamFouls(told)]).toEqual([0, 0]);
  });

  it('is not counted against the bonus', () => {
    const told = match(
      ...[1, 2, 3].map(() => foul({ Player: 7, FoulType: 200_447 })),
      foul({ Player: 7, FoulType: 200_454 }),
    );
    expect(teamFoulsOf(told)[0]?.inPenalty.home).toBe(false);
  });
});

describe('a quarter', () => {
  it('is as long as MatchData says (R40)', () => {
    const periods = [1, 2, 3, 4].map((number) => ({
      PartialResultTypeId: 200_072 + number,
      Name: `${number}. periode`,
      Duration: 480,
    }));
    const data = { MatchEventType: 'MatchData', Periods: periods };
    const running = match(data, timer('start', 1, 0));
    expect(readClock(clockOf(running), after(61)).display).toBe('07:00');
    const over = match(data, timer('start', 1, 0), timer('matchEnd', 4, 480));
    expect(readClock(clockOf(over), after(61)).display).toBe('32:00');
  });
});
