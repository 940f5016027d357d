import { SportId } from '@kampdag/core/ids';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { type MenuEntry, type MenuSport, menuOf, menuSportOf } from '@kampdag/core/site/menu';
import { sportKinds } from '@kampdag/core/sport/sportKind';
import { describe, expect, it } from 'vitest';

const labels = (menu: readonly MenuEntry[]): readonly string[] =>
  menu.flatMap((entry) =>
    entry.type === 'group' ? [entry.label, ...entry.links.map(({ label }) => `  ${label}`)] : [entry.label],
  );
const routes = (menu: readonly MenuEntry[]): readonly string[] =>
  menu.flatMap((entry) => (entry.type === 'group' ? entry.links : [entry]).map(({ route }) => route));

const withStandings: readonly MenuSport[] = [
  ...sportKinds,
  ...([
    'futsal',
    'floorball',
    'padel',
    'curling',
    'dodgeball',
    'squash',
    'frisbeegolf',
    'tabletennis',
    'golf',
  ] as const),
  ...(['rinkbandy', 'cageball'] as const),
];
const all: readonly MenuSport[] = [...withStandings, 'bandy', 'fieldhockey'];

const statistics = (sport: MenuSport) => labels(menuOf(sport)).filter((label) => label.startsWith('  '));
const corporate = (sport: MenuSport) => labels(menuOf(sport, { isCorporate: true }));
const other = (sportId: number) => menuSportOf(defaultDeployment, SportId(sportId));

describe("the menu's rules (§2)", () => {
  it('always show scoreboard, schedule and rosters (§2)', () => {
    for (const sport of all)
      for (const isCorporate of [true, false])
        expect(labels(menuOf(sport, { isCorporate }))).toEqual(
          expect.arrayContaining(['scoreboard', 'schedule', 'rosters']),
        );
  });

  it('show standings for the sports of the list and volleyball (R13), and no other', () => {
    expect(all.filter((sport) => labels(menuOf(sport)).includes('standings'))).toEqual(withStandings);
  });

  it('show statistics for soccer, handball and the two primary sports alone (§2)', () => {
    expect(all.filter((sport) => labels(menuOf(sport)).includes('statistics'))).toEqual([
      'icehockey',
      'basketball',
      'soccer',
      'handball',
    ]);
  });

  it('show players, goalies, attendance and teams by the sport (§2)', () => {
    expect(statistics('icehockey')).toEqual(['  players', '  goalies', '  attendance', '  teams']);
    expect(statistics('basketball')).toEqual(['  players', '  teams']);
    expect(statistics('soccer')).toEqual(['  players']);
    expect(routes(menuOf('icehockey'))).toEqual(
      expect.arrayContaining(['/statistics/players', '/statistics/teams']),
    );
    expect(routes(menuOf('basketball'))).toEqual(
      expect.arrayContaining(['/statistics/basketball/players', '/statistics/basketball/teams']),
    );
    expect(routes(menuOf('soccer'))).toContain('/statistics/soccer/players');
  });

  it('show players of the corporate organisation for soccer alone, and never its teams (§2)', () => {
    expect(corporate('soccer')).toContain('  players');
    expect(corporate('icehockey').filter((label) => label.startsWith('  '))).toEqual([
      '  goalies',
      '  attendance',
    ]);
    expect(corporate('basketball')).not.toContain('statistics');
  });

  it('show transfers for basketball alone (§2)', () => {
    expect(all.filter((sport) => labels(menuOf(sport)).includes('transfers'))).toEqual(['basketball']);
  });

  it('never hold an empty group', () => {
    for (const sport of all)
      for (const isCorporate of [true, false])
        for (const entry of menuOf(sport, { isCorporate }))
          expect(entry.type === 'link' || entry.links.length > 0).toBe(true);
  });
});

describe("a league's sport to the menu", () => {
  it('is the kind that the deployment names, before anything the number means elsewhere (wire-format §1)', () => {
    for (const deployment of builtInDeployments)
      expect(menuSportOf(deployment, deployment.sportId)).toBe(deployment.sport);
    const renumbered = { ...defaultDeployment, sportKinds: new Map([[SportId(23), 'volleyball' as const]]) };
    expect(menuSportOf(renumbered, SportId(23))).toBe('volleyball');
  });

  it('is one of the other sports by the federation’s ids, else the deployment’s own', () => {
    expect([23, 210, 151, 71, 72, 73].map(other)).toEqual([
      'handball',
      'handball',
      'floorball',
      'rinkbandy',
      'bandy',
      'fieldhockey',
    ]);
    expect(other(9_999)).toBe('icehockey');
    expect(menuSportOf(defaultDeployment, null)).toBe('icehockey');
  });
});
