import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { MatchId, OrgId, PersonId, TournamentId } from '@kampdag/core/ids';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { languages } from '@kampdag/core/site/language';
import { sharePath } from '@kampdag/core/site/openPaths';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';
import { sharePicture } from '../../../src/web/entryServer.tsx';
import { publishedFederation } from '../../support/federation/publishedFederation.ts';
import { plainRenderer, serverUnderTest } from '../../support/serverUnderTest.ts';

const now = Instant(Date.parse('2027-02-14T15:00:00+01:00'));

/** A server whose pictures are their content as JSON. */
const serverWith = async (
  wishes: Parameters<typeof serverUnderTest>[0],
  draw = (picture: SharePicture): Uint8Array | null => Buffer.from(JSON.stringify(picture)),
) => {
  const drawn: SharePicture[] = [];
  const { app } = await serverUnderTest({
    ...wishes,
    renderer: {
      ...plainRenderer(),
      sharePicture: (subject, request) => sharePicture(subject, { ...request, now }),
    },
    drawings: {
      draw: async (picture) => {
        drawn.push(picture);
        return draw(picture);
      },
      close: () => Promise.resolve(),
    },
  });
  return { app, drawn };
};

const federation = publishedFederation(now, 2026);

const playedIn = async (league: string) => {
  const tournamentId = await federation.leagueNamed(league);
  const { rows } = await federation.ask(matchesOfLeague, { tournamentId });
  const match = rows.find(({ result }) => result !== null);
  if (match === undefined) throw new Error(`nothing was played in ${league}`);
  return match;
};

describe('the picture in a link to a match', () => {
  it.each(builtInDeployments)(
    'has teams, score and periods, in both languages, $siteName',
    async (deployment) => {
      const { app } = await serverWith({ source: federation.source, deployment });
      const [league] = await federation.leagues(deployment);
      const { rows } = await federation.ask(
        matchesOfLeague,
        { tournamentId: league?.tournamentId ?? TournamentId(0) },
        deployment,
      );
      const match = rows.find(({ result, nonPlayReason }) => result !== null && nonPlayReason === null);
      if (match === undefined || match.result === null) throw new Error('nothing was played');
      const { home, away } = match.result.goals;
      for (const language of languages) {
        const answer = await app.inject(sharePath({ type: 'match', matchId: match.matchId }, language, '1'));
        expect(answer.headers['content-type']).toBe('image/png');
        expect(answer.json()).toMatchObject({
          heading: match.tournamentName,
          middle: `${home}–${away}`,
          teams: { home: { name: match.teams.home.name }, away: { name: match.teams.away.name } },
          periods: expect.stringMatching(/^\(\d+–\d+/) as unknown,
          isLive: false,
          footer: expect.stringContaining(language === 'no' ? '.' : ' ') as unknown,
        });
      }
    },
  );

  it('has no score and no periods where results are hidden, and says so (R24)', async () => {
    const match = await playedIn('U11 Øst');
    const { app } = await serverWith({ source: federation.source });
    const answer = await app.inject(sharePath({ type: 'match', matchId: match.matchId }, 'no', '1'));
    expect(answer.json()).toMatchObject({
      middle: '–',
      periods: null,
      status: 'Resultatet er ikke publisert',
    });
  });

  it('is drawn once for concurrent requests, whatever query they append', async () => {
    const { matchId } = await playedIn('EHL');
    const { app, drawn } = await serverWith({ source: federation.source });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((version) => app.inject(sharePath({ type: 'match', matchId }, 'no', version))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(drawn).toHaveLength(1);
    const again = await app.inject({
      url: sharePath({ type: 'match', matchId }, 'no', 'a'),
      headers: { 'if-none-match': String(answers[0]?.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('asks to retry later when too many are being drawn', async () => {
    const { matchId } = await playedIn('EHL');
    const { app } = await serverWith({ source: federation.source }, () => null);
    const answer = await app.inject(sharePath({ type: 'match', matchId }, 'no', '1'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(answer.headers['etag']).toBeUndefined();
  });

  it.each([
    sharePath({ type: 'match', matchId: MatchId(999_999_999) }, 'no', '1'),
    '/share/match/0.png',
    '/share/match/1-2.png',
    '/share/match/99999999999.png',
    '/share/player/1.png',
    '/share/team/1.png',
    '/share/match/1.svg',
    '/share/league/-1.png',
    sharePath({ type: 'player', orgId: OrgId(1), personId: PersonId(999_999_999) }, 'no', '1'),
  ])('is not found for %s', async (url) => {
    const { app, drawn } = await serverWith({ source: federation.source });
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(drawn).toHaveLength(0);
  });
});

describe('the picture in a link to a league', () => {
  it('has the top of its table, and none where standings are withheld (R8)', async () => {
    const { app } = await serverWith({ source: federation.source });
    const shown = await app.inject(
      sharePath({ type: 'league', tournamentId: await federation.leagueNamed('EHL') }, 'en', '1'),
    );
    expect(shown.json()).toMatchObject({ title: 'EHL', heading: '2026–27', columns: ['GP', '+/−', 'Pts'] });
    const { rows } = shown.json<Extract<SharePicture, { type: 'league' }>>();
    expect(rows).toHaveLength(5);
    // Crests are unique, as on the league's pages.
    expect(new Set(rows.map(({ crest }) => crest.initials)).size).toBe(5);
    expect(new Set(rows.map(({ crest }) => crest.ground)).size).toBe(5);
    const hidden = await app.inject(
      sharePath({ type: 'league', tournamentId: await federation.leagueNamed('U11 Øst') }, 'en', '1'),
    );
    expect(hidden.json()).toMatchObject({ rows: [] });
  });
});
