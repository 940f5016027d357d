import { TeamId } from '@kampdag/core/ids';
import { newestNames, withNewestNames } from '@kampdag/core/league/team/newestName';
import { bySide } from '@kampdag/core/side';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { describe, expect, it } from 'vitest';
import { plainMatch } from '../../../arbitraries/matches.ts';

const on = (date: string | null, home: string | null, away: string | null) => ({
  ...plainMatch,
  date: date as CivilDate | null,
  teams: bySide((side) => ({
    teamId: TeamId(side === 'home' ? 1 : 2),
    name: side === 'home' ? home : away,
    clubOrgId: null,
  })),
});

const namesIn = (matches: ReturnType<typeof withNewestNames>) =>
  matches.map(({ teams }) => `${teams.home.name} – ${teams.away.name}`);

describe('the name of a club that was renamed (issue 35, C)', () => {
  const matches = [
    on('2026-11-01', 'Ny', 'Borte'),
    on('2026-09-01', 'Gammel', null),
    on(null, 'Eldst', 'Borte'),
    on('2026-10-01', 'Eldre', 'Borte'),
  ];

  it('is that of its newest match, in every match and any order', () => {
    expect(newestNames(matches).get(TeamId(1))).toBe('Ny');
    for (const rows of [matches, matches.toReversed()]) {
      expect(new Set(namesIn(withNewestNames(rows)))).toEqual(new Set(['Ny – Borte']));
    }
  });

  it('leaves a match as it is where nothing changes, and one whose teams are not known', () => {
    const plain = { ...plainMatch, teams: bySide(() => ({ teamId: null, name: 'Vinner', clubOrgId: null })) };
    const [first, last] = withNewestNames([matches[0] ?? plainMatch, plain]);
    expect([first, last]).toEqual([matches[0], plain]);
    expect(first).toBe(matches[0]);
  });
});
