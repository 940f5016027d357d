import { MatchId, OrgId, PersonId, SeasonId, SportId, TeamId, TournamentId } from '@kampdag/core/ids';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { deploymentOfHost, sportKindOf } from '@kampdag/core/site/deployment';
import {
  choicePath,
  liveMatchPath,
  matchNotReadyPath,
  matchPath,
  playerPath,
  screenOfTeamPath,
  screenPath,
  teamPath,
  teamPlayersPath,
  visitsTeam,
} from '@kampdag/core/site/paths';
import {
  emptySelection,
  readMatchId,
  readPlayer,
  readSelection,
  readTeamId,
  type Selection,
  selectionWithin,
  withDate,
  withLeague,
  withSeason,
  withTeam,
} from '@kampdag/core/site/selection';
import { readScreenRoute, screenRoutes } from '@kampdag/core/sport/common/screenRoute';
import { sportKinds } from '@kampdag/core/sportKind';
import { type CivilDate, dateOfEpochDay } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const id = fc.integer({ min: 1, max: 9_999_999_999 });
const selections: fc.Arbitrary<Selection> = fc.record({
  seasonId: fc.option(id.map(SeasonId)),
  tournamentId: fc.option(id.map(TournamentId)),
  teamId: fc.option(id.map(TeamId)),
  date: fc.option(fc.integer({ min: 0, max: 40_000 }).map(dateOfEpochDay)),
});

const queryOf = (path: string) => {
  const query = new URL(path, 'https://kampdag.example').searchParams;
  return (name: string) => query.get(name);
};

const visits = (path: string): boolean =>
  visitsTeam({ pathname: path.split('?')[0] ?? '', get: queryOf(path) });

describe('an address', () => {
  it('carries the selection, and gives the same one back (R5)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...screenRoutes), selections, (route, selection) => {
        const path = screenPath(route, selection);
        expect(readSelection(queryOf(path))).toEqual(selection);
        expect(readScreenRoute(path.split('?')[0] ?? '')).toBe(route);
      }),
    );
  });

  it('never throws on a hostile query, and reads an id or a date or nothing (§5)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { seasonId, date } = readSelection(() => text);
        expect(seasonId === null || (Number.isSafeInteger(seasonId) && seasonId > 0)).toBe(true);
        expect(date === null || /^\d{4}-\d\d-\d\d$/.test(date)).toBe(true);
      }),
    );
    expect(readSelection(() => '-1')).toEqual(emptySelection);
    expect(readSelection(() => '0')).toEqual(emptySelection);
    expect(readSelection(() => '12345678901')).toEqual(emptySelection);
    expect(readMatchId(() => '7a')).toBeNull();
    expect(readMatchId(() => '8439241')).toBe(8_439_241);
    expect(readTeamId('12')).toBe(12);
    expect(readTeamId(null)).toBeNull();
    const player: Readonly<Record<string, string>> = { playerId: '7', orgId: 'x' };
    expect(readPlayer((name) => player[name] ?? null)).toEqual({ playerId: 7, orgId: null });
    expect(readPlayer(() => null)).toBeNull();
  });

  it('keeps the chosen team and date wherever it leads within a league, and neither into another (R5)', () => {
    const match = { matchId: MatchId(3), date: '2026-10-10' as CivilDate };
    fc.assert(
      fc.property(selections, id.map(TournamentId), (selection, other) => {
        const { seasonId, tournamentId, teamId } = selection;
        const same = selectionWithin(selection, { seasonId, tournamentId });
        for (const path of [
          matchPath(same, match),
          liveMatchPath(same, match),
          matchNotReadyPath(same, match),
          playerPath(same, { playerId: PersonId(7), orgId: OrgId(9) }),
        ]) {
          expect(readSelection(queryOf(path))).toEqual(selection);
        }
        for (const [sport, isCorporate] of sportKinds.flatMap(
          (kind) =>
            [
              [kind, true],
              [kind, false],
            ] as const,
        )) {
          const path = teamPlayersPath(same, { sport, isCorporate }, TeamId(9));
          expect(readSelection(queryOf(path))).toEqual({ ...selection, teamId: 9 });
        }
        if (other === tournamentId) return;
        expect(selectionWithin(selection, { seasonId, tournamentId: other })).toEqual({
          seasonId,
          tournamentId: other,
          teamId: null,
          date: null,
        });
        expect(selectionWithin(selection, { seasonId, tournamentId: null }).teamId).toBe(teamId);
      }),
    );
  });

  it('names a team that is visited otherwise than the filter’s, which alone other screens keep (issue 36)', () => {
    const chosen = { ...emptySelection, seasonId: SeasonId(1), tournamentId: TournamentId(2) };
    expect(visits(teamPath(chosen, TeamId(9)))).toBe(true);
    expect(visits(screenOfTeamPath('/standings', chosen, TeamId(9)))).toBe(true);
    expect(visits(screenPath('/standings', { ...chosen, teamId: TeamId(9) }))).toBe(false);
    // The filter of a statistics page writes both.
    expect(visits('/statistics/players?teamOrgId=9&teamId=9')).toBe(false);
  });

  it('is written as the specification writes its routes (§2)', () => {
    const chosen = { ...emptySelection, seasonId: SeasonId(1), tournamentId: TournamentId(2) };
    const match = { matchId: MatchId(3), date: '2026-10-10' as CivilDate };
    expect(screenPath('/', emptySelection)).toBe('/');
    expect(screenPath('/standings', chosen)).toBe('/standings?seasonId=1&tournamentId=2');
    expect(matchPath(chosen, match)).toBe('/match?seasonId=1&tournamentId=2&matchId=3&matchDate=2026-10-10');
    expect(liveMatchPath(chosen, { ...match, date: null })).toBe(
      '/livematch?seasonId=1&tournamentId=2&matchId=3',
    );
    expect(matchNotReadyPath(emptySelection, match)).toBe('/matchnotready?matchId=3&matchDate=2026-10-10');
    expect(teamPlayersPath(chosen, { sport: 'icehockey', isCorporate: false }, TeamId(9))).toBe(
      '/statistics/players?seasonId=1&tournamentId=2&teamOrgId=9',
    );
    expect(teamPlayersPath(chosen, { sport: 'volleyball', isCorporate: false }, TeamId(9))).toBe(
      '/teammembers?seasonId=1&tournamentId=2&teamOrgId=9',
    );
    // The corporate organisation has no players' statistics but soccer's.
    expect(teamPlayersPath(chosen, { sport: 'handball', isCorporate: true }, TeamId(9))).toBe(
      '/teammembers?seasonId=1&tournamentId=2&teamOrgId=9',
    );
    expect(teamPlayersPath(chosen, { sport: 'soccer', isCorporate: true }, TeamId(9))).toBe(
      '/statistics/soccer/players?seasonId=1&tournamentId=2&teamOrgId=9',
    );
    expect(playerPath(chosen, { playerId: PersonId(7), orgId: OrgId(9) })).toBe(
      '/player?seasonId=1&tournamentId=2&playerId=7&orgId=9',
    );
  });
});

describe('another season or league (§2)', () => {
  const next = { ...emptySelection, seasonId: SeasonId(5), tournamentId: TournamentId(6) };
  const from = (path: string) => choicePath({ pathname: path.split('?')[0] ?? '', get: queryOf(path) }, next);

  it('keeps the screen, whichever it is', () => {
    for (const route of screenRoutes) {
      expect(from(`${route}?seasonId=1&tournamentId=2&teamId=3`)).toBe(`${route}?seasonId=5&tournamentId=6`);
    }
  });

  it('leads from a match’s page, live or played, to the scoreboard, and so from an address that is none (§2)', () => {
    for (const path of ['/match?matchId=1', '/livematch?matchId=1&matchDate=2026-10-10', '/nowhere']) {
      expect(from(path)).toBe('/scoreboard?seasonId=5&tournamentId=6');
    }
  });

  it('keeps the player whose page it is', () => {
    expect(from('/player?seasonId=1&tournamentId=2&playerId=7&orgId=9')).toBe(
      '/player?seasonId=5&tournamentId=6&playerId=7&orgId=9',
    );
    expect(from('/player?playerId=x')).toBe('/scoreboard?seasonId=5&tournamentId=6');
  });
});

describe('a change of choice (§4, R5)', () => {
  it('is ignored when it equals the current value: the very same selection (§4)', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const { seasonId, tournamentId, teamId, date } = selection;
        if (seasonId !== null) expect(withSeason(selection, seasonId)).toBe(selection);
        if (tournamentId !== null) expect(withLeague(selection, tournamentId)).toBe(selection);
        expect(withTeam(selection, teamId)).toBe(selection);
        expect(withDate(selection, date)).toBe(selection);
      }),
    );
  });

  it('starts anew what depends on it, and keeps the rest (§4)', () => {
    const all: Selection = {
      seasonId: SeasonId(1),
      tournamentId: TournamentId(2),
      teamId: TeamId(3),
      date: '2026-10-10' as CivilDate,
    };
    expect(withSeason(all, SeasonId(9))).toEqual({ ...emptySelection, seasonId: 9 });
    expect(withLeague(all, TournamentId(9))).toEqual({ ...emptySelection, seasonId: 1, tournamentId: 9 });
    expect(withTeam(all, null)).toEqual({ ...all, teamId: null });
    expect(withDate(all, null)).toEqual({ ...all, date: null });
  });
});

describe('a deployment (R1)', () => {
  it('answers to its own host, whatever port and case, and to no other', () => {
    for (const deployment of builtInDeployments) {
      expect(deploymentOfHost(builtInDeployments, `${deployment.hosts[0].toUpperCase()}:4173`)).toBe(
        deployment,
      );
    }
    expect(deploymentOfHost(builtInDeployments, '192.168.0.1:80')).toBeUndefined();
  });

  it('is of the kind of its own sport, and of a sport it does not know', () => {
    for (const deployment of builtInDeployments) {
      expect(sportKindOf(deployment, deployment.sportId)).toBe(deployment.sport);
      expect(sportKindOf(deployment, null)).toBe(deployment.sport);
    }
  });

  it("shows a league by the league's own sport (R2)", () => {
    const leagueSports = new Map([[SportId(198), 'basketball'] as const]);
    for (const deployment of builtInDeployments)
      expect(sportKindOf({ ...deployment, sports: leagueSports }, SportId(198))).toBe('basketball');
  });
});
