import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import { matchPath, screenPath } from '@kampdag/core/site/paths';
import { emptySelection, type Selection } from '@kampdag/core/site/selection';
import type { ScreenRoute } from '@kampdag/core/sport/common/screenRoute';
import type { FastifyPluginAsync } from 'fastify';
import { either, function as fn, taskEither } from 'fp-ts';
import { clientOf } from '../gateway/inProcessTransport.ts';
import { sendError } from '../http/errors.ts';
import { defaultLeague, leaguesIn } from '../live/defaultLeague.ts';
import type { Site, VisitorAnswers } from '../site.ts';
import { escapeHtml } from './escape.ts';

/** The screens of a league in the sitemap. */
const screens: readonly ScreenRoute[] = ['/scoreboard', '/schedule', '/standings'];

/** Maximum finished matches in the sitemap, newest first. */
const mostMatches = 500;

const selectionOf = ({ seasonId, tournamentId }: League): Selection => ({
  ...emptySelection,
  seasonId,
  tournamentId,
});

/** The sitemap's addresses: screens of the newest season's leagues, and finished matches of the default league. */
const addresses = (
  { now }: Site,
  answers: VisitorAnswers,
  deployment: Deployment,
): taskEither.TaskEither<GatewayFailure, readonly string[]> => {
  const client = clientOf(answers, deployment);
  const ofSeason = (main: League) =>
    fn.pipe(
      taskEither.Do,
      taskEither.apS('leagues', leaguesIn(client, deployment, main.seasonId)),
      taskEither.apS('matches', client.fetch(matchesOfLeague, { tournamentId: main.tournamentId })),
      taskEither.map(({ leagues, matches }) => [
        ...leagues.flatMap((league) => screens.map((route) => screenPath(route, selectionOf(league)))),
        ...matches.rows
          .filter(({ result }) => result !== null)
          .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
          .slice(0, mostMatches)
          .map((match) => matchPath(selectionOf(main), match)),
      ]),
    );
  return fn.pipe(
    defaultLeague(client, deployment, now()),
    taskEither.chain((main) => (main === null ? taskEither.right([]) : ofSeason(main))),
    taskEither.map((paths) => ['/'].concat(paths)),
  );
};

/** What programs read of a deployment's site: `robots.txt`, `sitemap.xml`, `app.webmanifest`. Players' pages are excluded by their own header. */
export const sitePlugin: FastifyPluginAsync<Site> = async (app, site) => {
  const { deploymentOf, originOf, frontend } = site;
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /control/\nDisallow: /lab\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const found = await addresses(site, site.answersFor(request), deploymentOf(request))();
    if (either.isLeft(found)) return sendError(reply, 503, 'Unavailable', 'There is no list just now.');
    const origin = originOf(request);
    const urls = found.right.map((path) => `<url><loc>${escapeHtml(`${origin}${path}`)}</loc></url>`);
    // Short, since its leagues and matches may be withheld at any time (reading 24).
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=5')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
      );
  });

  // With it a device installs the site.
  app.get('/app.webmanifest', async (request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(frontend.renderer.webManifest(deploymentOf(request)))),
  );
};
