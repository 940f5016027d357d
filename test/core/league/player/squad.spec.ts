import { type RosterMember, RosterRow } from '@kampdag/core/league/player/roster';
import { inSquadOrder, positionGroupOf, squadFacts, supportOf } from '@kampdag/core/league/player/squad';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const member = (personId: number, more: Readonly<Record<string, unknown>> = {}): RosterMember =>
  decoded(RosterRow, { personId, memberType: 'Player', ...more });

describe('a squad', () => {
  it('lists goalkeepers, defence and forwards, by shirt number within each, the first goalkeeper first', () => {
    const squad = [
      member(1, { position: 'CE', number: '9' }),
      member(2, { position: 'GK2', number: '1' }),
      member(3, { position: null, number: '2' }),
      member(4, { position: 'LD', number: '40' }),
      member(5, { position: 'RD', number: '4' }),
      member(6, { position: 'gk1', number: '30' }),
      member(7, { memberType: 'TeamSupport' }),
    ];
    expect(inSquadOrder(sportOf('icehockey'), squad).map(({ personId }) => personId)).toEqual([
      6, 2, 5, 4, 1, 3,
    ]);
  });

  it('has groups for each sport, and none for an unknown position', () => {
    expect(positionGroupOf(sportOf('icehockey'), 'RW')).toBe('forwards');
    expect(positionGroupOf(sportOf('basketball'), 'SG')).toBe('guards');
    expect(positionGroupOf(sportOf('volleyball'), 'Libero')).toBe('libero');
    expect(positionGroupOf(sportOf('icehockey'), 'Rover')).toBeNull();
    expect(positionGroupOf(sportOf('icehockey'), 'constructor')).toBeNull();
    expect(positionGroupOf(sportOf('icehockey'), null)).toBeNull();
  });

  it('keeps coaches and support separate', () => {
    const coach = member(7, { memberType: 'TeamSupport' });
    expect(supportOf([member(1), coach, member(2, { memberType: null })])).toEqual([coach]);
  });

  it('averages age and height over the members with known values', () => {
    const squad = [
      member(1, { birthDate: '2000-06-01', height: 180 }),
      member(2, { birthDate: '2005-01-01', height: 0 }),
      member(3, { height: 191 }),
    ];
    expect(squadFacts(squad, 2026)).toEqual({ players: 3, averageAge: 23.5, averageHeight: 186 });
    expect(squadFacts([member(1)], 2026)).toEqual({ players: 1, averageAge: null, averageHeight: null });
  });
});
