import { leaguesOfSeason, matchesOfLeague, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { inProcessTransport } from '../../src/server/gateway/inProcessTransport.ts';
import { createPublications } from '../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../src/server/gateway/publication/publishedSource.ts';
import { createFederations, simulatedSource } from '../../src/server/gateway/simulatedSource.ts';
import { atOnce } from '../support/federation/pacing.ts';
import { answersOf, serverUnderTest } from '../support/serverUnderTest.ts';

const now = Instant(Date.parse('2027-02-14T15:00:00+01:00'));
const raw = simulatedSource(createFederations(builtInDeployments, 1), atOnce);
const source = publishedSource(
  { request: (deployment, path) => raw.request(deployment, path, now) },
  createPublications({ source: raw, now: () => now, random: () => 0, wait: () => new Promise(() => {}) }),
);

const leagueNamed = async (league: string): Promise<TournamentId> => {
  const seasons = await raw.request(
    defaultDeployment,
    seasonsOfYear.write({ sportId: defaultDeployment.sportId, year: 2026 }),
    now,
  )();
  const decoded = either.chainW(seasonsOfYear.decode)(seasons);
  const seasonId = either.isRight(decoded) ? decoded.right.rows[0]?.seasonId : undefined;
  if (seasonId === undefined) throw new Error('no season');
  const rows = either.chainW(leaguesOfSeason.decode)(
    await raw.request(defaultDeployment, leaguesOfSeason.write({ seasonId }), now)(),
  );
  const found = either.isRight(rows) ? rows.right.rows.find(({ name }) => name === league) : undefined;
  if (found === undefined) throw new Error(`no ${league}`);
  return found.tournamentId;
};

/** A result anywhere in a text. */
const result = /Goals\\?":\s*\d|matchEndResult\\?":\s*\\?"\d/;

describe('results that are not published', () => {
  it.each(['U11 Øst', '5.div menn'])(
    'of %s leave by no door: POST, GET, or the pages of this process',
    async (league) => {
      const path = matchesOfLeague.write({ tournamentId: await leagueNamed(league) });
      expect(JSON.stringify(await raw.request(defaultDeployment, path, now)())).toMatch(result);
      const { app } = await serverUnderTest({ source });
      const posted = await app.inject({ method: 'POST', url: '/api/gateway', payload: { path } });
      const got = await app.inject(`/api/${path}`);
      const rendered = await inProcessTransport(
        answersOf(source, () => now),
        defaultDeployment,
      ).request('POST', path)();
      expect([posted.statusCode, got.statusCode, either.isRight(rendered)]).toEqual([200, 200, true]);
      for (const text of [posted.body, got.body, JSON.stringify(rendered)]) expect(text).not.toMatch(result);
    },
  );

  it('are told from those that are: the others leave', async () => {
    const path = matchesOfLeague.write({ tournamentId: await leagueNamed('Bambusa-ligaen') });
    const { app } = await serverUnderTest({ source });
    expect((await app.inject(`/api/${path}`)).body).toMatch(result);
  });
});
