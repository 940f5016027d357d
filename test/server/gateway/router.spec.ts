import { fc, test as property } from '@fast-check/vitest';
import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { callOf } from '../../../src/server/gateway/router.ts';
import { hostilePaths } from '../../support/hostile/hostilePaths.ts';

const pathOf = (text: string): string | null =>
  option.toNullable(option.map(({ path }: { readonly path: string }) => path)(callOf(text)));

describe('the router', () => {
  it('recognises every call of the table by the path it writes', () => {
    expect(pathOf('ta/Seasons/?sportId=199&year=2026')).toBe('ta/Seasons/?sportId=199&year=2026');
    expect(pathOf('ta/Tournament/Season/201061')).toBe('ta/Tournament/Season/201061');
    expect(pathOf('ta/Tournament?tournamentId=7')).toBe('ta/Tournament?tournamentId=7');
    expect(pathOf('ta/TournamentTeams/?tournamentId=7')).toBe('ta/TournamentTeams/?tournamentId=7');
    expect(pathOf('ta/TournamentMatches/?tournamentId=7')).toBe('ta/TournamentMatches/?tournamentId=7');
    expect(pathOf('ta/ScheduledMatchesBySport/?sportIds=199&date=1/2/2026')).toBe(
      'ta/ScheduledMatchesBySport/?sportIds=199&date=1/2/2026',
    );
    expect(pathOf('ta/Match?matchId=7')).toBe('ta/Match?matchId=7');
  });

  it('recognises every call of the table', () => {
    expect(endpointTable.length).toBeGreaterThanOrEqual(38);
    for (const path of [
      'ta/MatchTeamMembers/7?images=false',
      'org/Organisation?orgIds=1&orgIds=2',
      'icehockey/TournamentPlayers/7?opponentId=1&numberMatches=5',
      'basketball/tournament/players/7?personId=3',
      'activity/Transfers/?onlyPublic=true&sfOrgId=353&date=1/2/2026',
      'corpsports/soccer/BestPlayers/7',
      'volleyball/match/Players/7',
    ]) {
      expect(pathOf(path)).toBe(path);
    }
  });

  it('rewrites a path: with canonical case, parameter order and digits', () => {
    expect(pathOf('TA/MATCH?MATCHID=0007')).toBe('ta/Match?matchId=7');
    expect(pathOf('ta/Seasons/?year=2026&sportId=199')).toBe('ta/Seasons/?sportId=199&year=2026');
  });

  it.each(hostilePaths.map((path) => [path.slice(0, 60), path]))('refuses %j', (_shown, path) => {
    expect(callOf(path)).toEqual(option.none);
  });

  it('is tried with at least 70 hostile paths', () => {
    expect(new Set(hostilePaths).size).toBeGreaterThanOrEqual(70);
  });

  property.prop([
    fc.array(
      fc.oneof(
        fc.constantFrom(
          'ta',
          '/',
          '?',
          '&',
          '=',
          '..',
          '%2e',
          '@',
          '#',
          '\\',
          'Match',
          'matchId',
          '\r\n',
          '0',
        ),
        fc.nat().map(String),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 12 },
    ),
  ])('whatever is asked, what goes on is a path that some call writes and reads', (pieces) => {
    const path = pathOf(pieces.join(''));
    expect(path === null || (pathOf(path) === path && /^[\w/]+(\?[\w=&/]+)?$/.test(path))).toBe(true);
  });

  property.prop([fc.constantFrom(...hostilePaths), fc.string({ maxLength: 4 }), fc.nat(40)])(
    'a hostile path with something put into it never goes on as it was written',
    (hostile, added, at) => {
      const tried = `${hostile.slice(0, at)}${added}${hostile.slice(at)}`;
      const path = pathOf(tried);
      expect(
        path === null || /^[a-z]+\/[A-Za-z/]+\d*(\?[a-zA-Z]+=[\da-z/]+(&[a-zA-Z]+=[\d/]+)*)?$/.test(path),
      ).toBe(true);
    },
  );
});

const seconds = (name: string): number =>
  (endpointTable.find((endpoint) => endpoint.name === name)?.lifetime.fresh ?? 0) / 1000;

describe('the lifetimes', () => {
  it('are at least 2 seconds and at most a day', () => {
    for (const { lifetime } of endpointTable) {
      expect(lifetime.fresh).toBeGreaterThanOrEqual(2_000);
      expect(lifetime.fresh).toBeLessThanOrEqual(86_400_000);
    }
  });

  it('are seconds for what a live match changes, a minute for standings, a day for clubs', () => {
    expect(seconds('ta/Match?matchId=…')).toBe(2);
    expect(seconds('ta/TournamentStandings/?tournamentId=…')).toBe(60);
    expect(seconds('org/Organisation?orgIds=…')).toBe(86_400);
  });
});
