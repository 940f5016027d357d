import { SportId } from '@kampdag/core/ids';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { sportKindOf, sportOfLeague } from '@kampdag/core/site/deployment';
import { type MenuEntry, menuOf } from '@kampdag/core/site/menu';
import { sportNames as all, plainSports, type SportName } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';

const labels = (menu: readonly MenuEntry[]): readonly string[] =>
  menu.flatMap((entry) =>
    entry.type === 'group' ? [entry.label, ...entry.links.map(({ label }) => `  ${label}`)] : [entry.label],
  );
const routes = (menu: readonly MenuEntry[]): readonly string[] =>
  menu.flatMap((entry) => (entry.type === 'group' ? entry.links : [entry]).map(({ route }) => route));

const withoutStandings: readonly SportName[] = ['bandy', 'fieldhockey'];

const statistics = (sport: SportName) => labels(menuOf(sport)).filter((label) => label.startsWith('  '));
const corporate = (sport: SportName) => labels(menuOf(sport, { isCorporate: true }));

describe("the menu's rules (§2)", () => {
  it('always show scoreboard, schedule and rosters (§2)', () => {
    for (const sport of all)
      for (const isCorporate of [true, false])
        expect(labels(menuOf(sport, { isCorporate }))).toEqual(
          expect.arrayContaining(['scoreboard', 'schedule', 'rosters']),
        );
  });

  it('show standings for the sports of the list, volleyball (R13) and unknown ones, not for the others of the menu', () => {
    expect(all.filter((sport) => !labels(menuOf(sport)).includes('standings'))).toEqual(withoutStandings);
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

describe("a league's sport", () => {
  it('is what the deployment names, before anything the number means elsewhere (wire-format §1)', () => {
    for (const deployment of builtInDeployments)
      expect(sportOfLeague(deployment, deployment.sportId)).toBe(deployment.sport);
    const renumbered = { ...defaultDeployment, sports: new Map([[SportId(23), 'volleyball' as const]]) };
    expect(sportOfLeague(renumbered, SportId(23))).toBe('volleyball');
  });

  it('is never another sport where its id is unknown: it has the plain screens (R41)', () => {
    for (const id of [23, 72, 151, 9_999]) {
      expect(sportOfLeague(defaultDeployment, SportId(id))).toBe('plain');
      expect(sportKindOf(defaultDeployment, SportId(id))).toBe('plain');
    }
  });

  it('is the deployment’s own where the federation names none', () => {
    for (const none of [null, SportId(0)]) expect(sportOfLeague(defaultDeployment, none)).toBe('icehockey');
  });

  it('may be any of the menu’s sports by its configured id, and is plain in kind where it has no screens (R41)', () => {
    for (const [at, name] of all.entries()) {
      const sports = new Map([...defaultDeployment.sports, [SportId(5_000 + at), name]]);
      const deployment = { ...defaultDeployment, sports };
      expect(sportOfLeague(deployment, SportId(5_000 + at))).toBe(name);
      expect(sportKindOf(deployment, SportId(5_000 + at)) === 'plain').toBe(
        name === 'plain' || plainSports.some((plain) => plain === name),
      );
    }
  });
});
