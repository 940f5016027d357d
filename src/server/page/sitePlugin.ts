import { clientOver, type GatewayFailure } from '@kampdag/core/gateway/client';
import { leaguesOfSeason, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { type League, selectableLeagues } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import { matchPath, screenPath } from '@kampdag/core/site/paths';
import type { ScreenRoute } from '@kampdag/core/site/screenRoute';
import { emptySelection, type Selection } from '@kampdag/core/site/selection';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { either, function as fn, taskEither } from 'fp-ts';
import type { Renderer } from '../frontend/frontend.ts';
import type { Answers } from '../gateway/answers.ts';
import { inProcessTransport } from '../gateway/inProcessTransport.ts';
import { sendError } from '../http/errors.ts';
import { type OwnNames, originOf } from '../http/host.ts';
import { defaultLeague } from '../live/defaultLeague.ts';
import { escapeHtml } from './escape.ts';

/** The dependencies of the site's machine-readable index. */
export interface SitePluginConfig {
  readonly answers: Answers;
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
  readonly now: () => Instant;
  readonly names: OwnNames;
}

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
  answers: Answers,
  deployment: Deployment,
  now: Instant,
): taskEither.TaskEither<GatewayFailure, readonly string[]> => {
  const client = clientOver(inProcessTransport(answers, deployment));
  return fn.pipe(
    taskEither.Do,
    taskEither.bind('main', () => defaultLeague(answers, deployment, now)),
    taskEither.bind('leagues', ({ main }) =>
      main === null
        ? taskEither.right<GatewayFailure, readonly League[]>([])
        : taskEither.map(({ rows }: { readonly rows: readonly League[] }) =>
            selectableLeagues(rows, { named: deployment.namedLeagues }),
          )(client.fetch(leaguesOfSeason, { seasonId: main.seasonId })),
    ),
    taskEither.bind('matches', ({ main }) =>
      main === null
        ? taskEither.right([])
        : fn.pipe(
            client.fetch(matchesOfLeague, { tournamentId: main.tournamentId }),
            taskEither.map(({ rows }) =>
              rows
                .filter(({ result }) => result !== null)
                .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
                .slice(0, mostMatches)
                .map((match) => matchPath(selectionOf(main), match)),
            ),
          ),
    ),
    taskEither.map(({ leagues, matches }) =>
      ['/'].concat(
        leagues.flatMap((league) => screens.map((route) => screenPath(route, selectionOf(league)))),
        matches,
      ),
    ),
  );
};

/** `robots.txt` and `sitemap.xml` of each deployment. Players' pages are excluded by their own header. */
export const sitePlugin =
  ({ answers, deploymentOf, now, names }: SitePluginConfig): FastifyPluginAsync =>
  async (app) => {
    app.get('/robots.txt', async (request, reply) => {
      const origin = originOf(request.headers.host ?? '', deploymentOf(request), names);
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          `User-agent: *\nDisallow: /api/\nDisallow: /control/\nDisallow: /lab\nSitemap: ${origin}/sitemap.xml\n`,
        );
    });

    app.get('/sitemap.xml', async (request, reply) => {
      const deployment = deploymentOf(request);
      const origin = originOf(request.headers.host ?? '', deployment, names);
      const found = await addresses(answers, deployment, now())();
      if (either.isLeft(found)) return sendError(reply, 503, 'Unavailable', 'There is no list just now.');
      const urls = found.right.map((path) => `<url><loc>${escapeHtml(`${origin}${path}`)}</loc></url>`);
      // Short, since its leagues and matches may be withheld at any time (reading 24).
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=5')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
        );
    });
  };

/** The dependencies of the manifest's route. */
interface ManifestPluginConfig {
  readonly manifest: Renderer['webManifest'];
  readonly deploymentOf: (request: FastifyRequest) => Deployment;
}

/** `app.webmanifest`, with which a device installs the deployment's site. */
export const manifestPlugin =
  ({ manifest, deploymentOf }: ManifestPluginConfig): FastifyPluginAsync =>
  async (app) => {
    app.get('/app.webmanifest', async (request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifest(deploymentOf(request)))),
    );
  };
