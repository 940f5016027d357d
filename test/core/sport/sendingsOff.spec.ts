import { FederationText } from '@kampdag/core/federationText';
import { PeriodId, PersonId } from '@kampdag/core/ids';
import type { Incident } from '@kampdag/core/league/incident/incident';
import { incidentTimeline } from '@kampdag/core/league/match/incidentTimeline';
import type { Side } from '@kampdag/core/side';
import { missingAt } from '@kampdag/core/sport/common/exclusion';
import { sendingsOffIn } from '@kampdag/core/sport/soccer/sendingsOff';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { noLeagueRules } from '../rulebook/noLeagueRules.ts';

const soccer = sportOf('soccer');

type Told = readonly [type: string, side: Side, person: number | null, half: number, time: number];

const story = (...told: readonly Told[]) =>
  incidentTimeline({
    sport: soccer,
    incidents: told.map(
      ([type, side, person, half, time], index): Incident => ({
        incidentId: index,
        typeId: null,
        type: FederationText(type),
        subtypeId: null,
        subtype: null,
        side,
        periodId: PeriodId(half),
        time,
        people:
          person === null
            ? []
            : [{ personId: PersonId(person), orgId: null, firstName: null, lastName: null, roleId: null }],
      }),
    ),
    periods: [1, 2].map((half) => ({
      periodId: PeriodId(half),
      name: FederationText(`${half}. omgang`),
      homeGoals: 0,
      awayGoals: 0,
    })),
    typeNames: new Map(),
  });

const sentOff = (...told: readonly Told[]) =>
  sendingsOffIn(story(...told), soccer).map(({ side, player, from }) => [side, player, from]);

describe('a sending-off in football (IFAB law 12.3)', () => {
  it('is a red card, and the second caution of a player', () => {
    expect(sentOff(['Rødt kort', 'home', 7, 1, 600])).toEqual([['home', 7, 600]]);
    expect(sentOff(['Gult kort', 'away', 7, 1, 600], ['Gult kort', 'away', 8, 1, 700])).toEqual([]);
    expect(sentOff(['Gult kort', 'away', 7, 1, 600], ['Gult kort', 'away', 7, 2, 60])).toEqual([
      ['away', 7, 2_760],
    ]);
  });

  it('is one, whether the second caution is told with its red card or without it', () => {
    const [first, second] = [
      ['Gult kort', 'home', 7, 1, 600],
      ['Andre gule kort', 'home', 7, 2, 60],
    ] as const;
    expect(sentOff(first, second)).toHaveLength(1);
    expect(sentOff(first, second, ['Rødt kort', 'home', 7, 2, 60])).toHaveLength(1);
    expect(sentOff(first, ['Gult kort', 'home', 7, 2, 60], ['Rødt kort', 'home', 7, 2, 61])).toHaveLength(1);
  });

  it('costs the side a player to the end of the match, who is not replaced, whatever goals are scored', () => {
    const served = sendingsOffIn(
      story(
        ['Rødt kort', 'home', 7, 1, 600],
        ['Mål', 'away', 9, 1, 601],
        ['Rødt kort', 'home', 8, 2, 0],
        ['Rødt kort', 'away', 9, 2, 60],
      ),
      soccer,
    );
    const missing = (side: Side, at: number) =>
      missingAt(
        served.filter((one) => one.side === side),
        at,
      );
    expect([599, 600, 2_699, 2_700, 100_000].map((at) => missing('home', at))).toEqual([0, 1, 1, 2, 2]);
    expect([2_759, 2_760, 100_000].map((at) => missing('away', at))).toEqual([0, 1, 1]);
  });

  it('is each one of somebody who is not named', () => {
    expect(sentOff(['Rødt kort', 'home', null, 1, 60], ['Rødt kort', 'home', null, 1, 90])).toHaveLength(2);
    expect(sentOff(['Gult kort', 'home', null, 1, 60], ['Gult kort', 'home', null, 1, 90])).toEqual([]);
  });

  it('is at its time of play in halves of the league’s own length (reading 40)', () => {
    const youth = sportOf('soccer', { ...noLeagueRules, periodLength: 1_800 });
    expect(sendingsOffIn(story(['Rødt kort', 'home', 7, 2, 60]), youth)).toMatchObject([{ from: 1_860 }]);
  });
});
