import { FederationText } from '@kampdag/core/federationText';
import { OrgId, PeriodId, PersonId } from '@kampdag/core/ids';
import type { Incident } from '@kampdag/core/league/incident/incident';
import { gainOf, incidentKind, incidentTimeline } from '@kampdag/core/league/match/incidentTimeline';
import { soccerSheetOf } from '@kampdag/core/sport/soccer/soccerSheet';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';

const incident = (incidentId: number, more: Partial<Incident>): Incident => ({
  incidentId,
  typeId: null,
  type: null,
  subtypeId: null,
  subtype: null,
  side: 'home',
  periodId: null,
  time: null,
  people: [],
  ...more,
});

const person = (id: number, lastName: string) => ({
  personId: PersonId(id),
  orgId: OrgId(1),
  firstName: 'Kari',
  lastName,
  roleId: null,
});

const tell = (
  sport: SportKind,
  incidents: readonly Incident[],
  names: readonly (readonly [number, string])[] = [],
) =>
  incidentTimeline({
    sport: sportOf(sport),
    incidents,
    periods: [],
    typeNames: new Map(names.map(([id, name]) => [id, FederationText(name)])),
  });

const point = (id: number, set: number, side: 'home' | 'away') =>
  incident(id, { typeId: 9, type: FederationText('Poeng'), periodId: PeriodId(200_060 + set), side });

describe('the kind of an incident', () => {
  it('is basketball’s by its number, whatever it is called', () => {
    expect(incidentKind(sportOf('basketball'), { typeId: 200_436, type: FederationText('Foul') })).toBe(
      'shot',
    );
    const byId = [200_436, 200_437, 200_439, 410, 407, 408, 409, null].map((typeId) =>
      incidentKind(sportOf('basketball'), { typeId, type: null }),
    );
    expect(byId.join(' ')).toBe('shot foul timeout turnover offensiveRebound defensiveRebound other other');
    expect(incidentKind(sportOf('icehockey'), { typeId: 410, type: null })).toBe('other');
  });

  it('is recognised by the federation’s name of its type, else by its own', () => {
    expect(
      incidentKind(
        sportOf('icehockey'),
        { typeId: 1, type: FederationText('Noe') },
        FederationText('Skudd på mål'),
      ),
    ).toBe('shot');
    expect(incidentKind(sportOf('icehockey'), { typeId: 1, type: FederationText('Mål') })).toBe('goal');
    expect(incidentKind(sportOf('soccer'), { typeId: 2, type: FederationText('Selvmål') })).toBe('ownGoal');
    expect(incidentKind(sportOf('soccer'), { typeId: 3, type: FederationText('Rødt kort') })).toBe('redCard');
    expect(incidentKind(sportOf('volleyball'), { typeId: 4, type: FederationText('Poeng') })).toBe('point');
    expect(incidentKind(sportOf('volleyball'), { typeId: 5, type: FederationText('Protest') })).toBe('other');
    const norwegian =
      'Time-out,Gult kort,Bytte,Dropp,Utvisning,Offensiv retur,Defensiv retur,Balltap,Ballerobring,Blokk,Foul';
    const english =
      'timeout,yellow card,substitution,face-off,penalty,offensive rebound,defensive rebound,turnover,steal,block,foul';
    const kinds =
      'timeout,yellowCard,substitution,faceoff,penalty,offensiveRebound,defensiveRebound,turnover,steal,block,foul';
    for (const names of [norwegian, english]) {
      const read = names
        .split(',')
        .map((type) => incidentKind(sportOf('icehockey'), { typeId: 1, type: FederationText(type) }));
      expect(read.join(',')).toBe(kinds);
    }
  });

  it('decides its points: an own goal counts for the opponents, a miss and a goal without a side for none', () => {
    expect(gainOf(sportOf('soccer'), 'ownGoal', incident(1, {}))).toEqual({ side: 'away', points: 1 });
    expect(gainOf(sportOf('basketball'), 'shot', incident(1, { subtypeId: 200_442 }))).toEqual({
      side: 'home',
      points: 3,
    });
    expect(gainOf(sportOf('basketball'), 'shot', incident(1, { subtypeId: 200_580 }))).toBeNull();
    expect(gainOf(sportOf('soccer'), 'goal', incident(1, { side: null }))).toBeNull();
    expect(gainOf(sportOf('soccer'), 'goal', incident(1, {}))).toEqual({ side: 'home', points: 1 });
    expect(gainOf(sportOf('basketball'), 'shot', incident(1, {}))).toBeNull();
    expect(gainOf(sportOf('soccer'), 'foul', incident(1, {}))).toBeNull();
  });
});

describe('the incident timeline of a match', () => {
  it('has the score after each incident, in playing order', () => {
    const story = tell('basketball', [
      incident(2, {
        typeId: 200_436,
        subtypeId: 200_443,
        periodId: PeriodId(200_074),
        side: 'away',
        time: 5,
      }),
      incident(1, { typeId: 200_436, subtypeId: 200_442, periodId: PeriodId(200_073), time: 9 }),
      incident(3, { typeId: 200_437, periodId: PeriodId(200_074), time: 7 }),
    ]);
    expect(story.map(({ incident: { incidentId }, score }) => [incidentId, score.home, score.away])).toEqual([
      [1, 3, 0],
      [2, 3, 2],
      [3, 3, 2],
    ]);
  });

  it('restarts volleyball’s points in each set', () => {
    const story = tell('volleyball', [point(1, 1, 'home'), point(2, 1, 'home'), point(3, 2, 'away')]);
    expect(story.map(({ score }) => [score.home, score.away])).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
  });

  it('leaves the goals of a shootout out of the score', () => {
    const goal = { typeId: 1, type: FederationText('Mål') };
    const story = tell('icehockey', [
      incident(1, { ...goal, periodId: PeriodId(200_051) }),
      incident(2, { ...goal, periodId: PeriodId(200_055) }),
    ]);
    expect(story.at(-1)).toMatchObject({ gain: null, score: { home: 1, away: 0 } });
  });

  it('recognises a period by its name in the results, and a type by its own', () => {
    const story = incidentTimeline({
      sport: sportOf('icehockey'),
      incidents: [
        incident(1, { typeId: 7, periodId: PeriodId(99) }),
        incident(2, { type: FederationText('Mål') }),
      ],
      periods: [{ periodId: PeriodId(99), name: FederationText('Overtime'), homeGoals: 1, awayGoals: 0 }],
      typeNames: new Map([[7, FederationText('Mål')]]),
    });
    expect(story.map(({ kind, place }) => [kind, place])).toEqual([
      ['goal', { kind: 'overtime', number: 1 }],
      ['goal', null],
    ]);
  });

  it('keeps an incident of no known period, after all others', () => {
    const story = tell('icehockey', [
      incident(1, { type: FederationText('Timeout') }),
      incident(2, { periodId: PeriodId(200_053) }),
    ]);
    expect(story.map(({ incident: { incidentId } }) => incidentId)).toEqual([2, 1]);
  });
});

describe('the players of corporate soccer', () => {
  it('have their goals and cards from the incidents, the most goals first; an own goal is nobody’s', () => {
    const of = (id: number, type: string, who: readonly ReturnType<typeof person>[]) =>
      incident(id, { type: FederationText(type), people: who });
    const sheet = soccerSheetOf(
      tell('soccer', [
        of(1, 'Gult kort', [person(1, 'Berg')]),
        of(2, 'Mål', [person(2, 'Dal')]),
        of(3, 'Mål', [person(2, 'Dal')]),
        of(4, 'Rødt kort', [person(1, 'Berg')]),
        of(5, 'Selvmål', [person(3, 'Nes')]),
        of(6, 'Mål', []),
      ]),
    );
    expect(
      sheet.map(({ lastName, goals, yellowCards, redCards }) => [lastName, goals, yellowCards, redCards]),
    ).toEqual([
      ['Dal', 2, 0, 0],
      ['Berg', 0, 1, 1],
    ]);
  });

  it('stand by fewer red cards, then fewer yellow ones, where they have as many goals', () => {
    const card = (id: number, type: string, who: ReturnType<typeof person>) =>
      incident(id, { type: FederationText(type), people: [who] });
    const sheet = soccerSheetOf(
      tell('soccer', [
        card(1, 'Rødt kort', person(1, 'Red')),
        card(2, 'Gult kort', person(2, 'Twice')),
        card(3, 'Gult kort', person(2, 'Twice')),
        card(4, 'Gult kort', person(3, 'Once')),
      ]),
    );
    expect(sheet.map(({ lastName }) => lastName)).toEqual(['Once', 'Twice', 'Red']);
  });
});
