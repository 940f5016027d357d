import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { createFederation } from '../../../fixtures/simulation/federation.ts';
import { openUpstream } from '../../support/federation/upstream.ts';

/** How a federation answers everything but seasons, leagues and teams, without which no page has content. */
export type Manner = 'plain' | 'failing' | 'slow' | 'empty' | 'hostile';

/** The federations of all deployments, served over HTTP. */
export interface ServedFederations {
  /** The environment that makes a site use them. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Hostile names: code, line breaks, endless ones; with Norwegian letters. */
const hostileTexts = [
  '<img src=x onerror="document.title=1">',
  '</script><script>document.title=2</script>',
  '\u202E{{constructor.constructor("document.title=3")()}}',
  'Ærøskøbing-og-Tyttebærskogen-Idrettsforening-av-1897-'.repeat(3),
] as const;

/** The federation's human-readable fields, which may contain anything. */
const written =
  /^(team|hometeam|awayteam|.*OverriddenName|overriddenName|.*[oO]rgName|firstName|lastName|fullName|teamName|activityAreaName|infractionType|matchIncidentTypeName|refereeType|nationality|.*TeamName)$/;

const hostile = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => hostile(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, hostile(item, name)]));
  }
  if (typeof value !== 'string' || value === '' || !written.test(key)) return value;
  return `${value} ${hostileTexts[value.length % hostileTexts.length] ?? ''}`;
};

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, Array.isArray(item) ? [] : item]),
  );
};

/** Without these no page has anything that could fail: seasons, leagues and teams. */
const needed = /^ta\/(seasons|tournament\/season|tournament\?|tournamentteams)/i;

/** The subject of a match page, present while everything else is empty. */
const subject = /^ta\/match\?/i;

/** Milliseconds: longer than a page waits for its data (`src/server/page/pages.ts`). */
const slowness = 2_000;

/** Serves the simulated federations over HTTP in a manner, at one moment of their time. */
export const serveFederations = async (
  manner: Manner,
  { now, seed }: { readonly now: Instant; readonly seed: number },
): Promise<ServedFederations> => {
  const served = await Promise.all(
    builtInDeployments.map(async (deployment) => {
      const federation = createFederation({ deployment, seed });
      const upstream = await openUpstream((request, response) => {
        const path = (request.url ?? '').slice(1);
        const isNeeded = needed.test(path) || (manner !== 'failing' && subject.test(path));
        if (manner === 'failing' && !isNeeded) {
          response.writeHead(403, { 'content-type': 'text/html' });
          response.end('<!doctype html><title>Forbidden</title>');
          return;
        }
        const answer = federation.answer(path, now);
        const body = either.isRight(answer) ? answer.right : null;
        const sent =
          manner === 'hostile' ? hostile(body) : manner === 'empty' && !isNeeded ? emptied(body) : body;
        setTimeout(
          () => {
            response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
            response.end(JSON.stringify(sent));
          },
          manner === 'slow' && !isNeeded ? slowness : 0,
        );
      });
      return { key: deployment.sport, upstream };
    }),
  );
  return {
    env: {
      KAMPDAG_SOURCE: 'federation',
      ...Object.fromEntries(
        served.map(({ key, upstream }) => [`KAMPDAG_UPSTREAM_${key.toUpperCase()}`, upstream.address]),
      ),
    },
    close: async () => {
      await Promise.all(served.map(({ upstream }) => upstream.close()));
    },
  };
};
