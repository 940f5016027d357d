import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { createFederation } from '../../../fixtures/simulation/federation.ts';
import { openUpstream } from '../../support/upstream.ts';

/** How a federation behaves to everything but seasons, leagues and teams: without these there is nothing to look at. */
export type Manner = 'plain' | 'failing' | 'slow' | 'empty' | 'hostile';

/** The federations of every deployment, served over HTTP as real ones would be. */
export interface ServedFederations {
  /** What makes a site ask them. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Names that are code, that break lines, that never end; with letters that Norwegian has. */
const hostileTexts = [
  '<img src=x onerror="document.title=1">',
  '</script><script>document.title=2</script>',
  '\u202E{{constructor.constructor("document.title=3")()}}',
  'Ærøskøbing-og-Tyttebærskogen-Idrettsforening-av-1897-'.repeat(3),
] as const;

/** What the federation writes for people to read: all of it may be anything. */
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

/** Without these there is no page to fail: the seasons, their leagues and teams. */
const needed = /^ta\/(seasons|tournament\/season|tournament\?|tournamentteams)/i;

/** What a page of a match is about: there while the rest is empty. */
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
