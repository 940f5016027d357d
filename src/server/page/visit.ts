import type { Deployment } from '@kampdag/core/site/deployment';
import { readFrontTeams } from '@kampdag/core/site/frontTeams';
import { readLanguage } from '@kampdag/core/site/language';
import { readViewing } from '@kampdag/core/site/viewing';
import type { FastifyRequest } from 'fastify';
import type { MenuWidth, ThemeChoice } from '../../web/page.ts';
import type { Origin } from '../http/addresses.ts';
import type { Site } from '../site.ts';

const cookieIn = (header: string | undefined, name: string): string | null =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1] ?? null;

const themes: readonly string[] = ['system', 'light', 'dark'] satisfies readonly ThemeChoice[];
const isTheme = (text: string | null): text is ThemeChoice => text !== null && themes.includes(text);

/**
 * Reads the cookies `language`, `theme`, `menu`, `viewing` and `teams`; missing or malformed ones give the deployment's language, the
 * device's theme, a drawer, everything shown at once, and no
 * followed teams.
 */
export const readPreferences = (cookies: string | undefined, deployment: Deployment) => {
  const theme = cookieIn(cookies, 'theme');
  const menu: MenuWidth = cookieIn(cookies, 'menu') === 'rail' ? 'rail' : 'drawer';
  return {
    menu,
    language: readLanguage(cookieIn(cookies, 'language')) ?? deployment.defaultLanguage,
    theme: isTheme(theme) ? theme : ('system' as const),
    viewing: readViewing(cookieIn(cookies, 'viewing')),
    teams: readFrontTeams(cookieIn(cookies, 'teams')),
  };
};

/** A visit to an address, with everything that decides how the page looks. */
export interface Visit extends Readonly<ReturnType<typeof readPreferences>> {
  readonly url: string;
  readonly deployment: Deployment;
  /** Scheme and host, by which the page refers to itself. */
  readonly origin: Origin;
}

/** The visit of a request. */
export const visitOf = (request: FastifyRequest, { deploymentOf, originOf }: Site): Visit => {
  const deployment = deploymentOf(request);
  return {
    url: request.url,
    deployment,
    origin: originOf(request),
    ...readPreferences(request.headers.cookie, deployment),
  };
};
