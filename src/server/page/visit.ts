import type { Deployment } from '@kampdag/core/site/deployment';
import { type Language, readLanguage } from '@kampdag/core/site/language';
import { readViewing, type ViewingPreferences } from '@kampdag/core/site/viewing';
import type { FastifyRequest } from 'fastify';
import type { MenuWidth, ThemeChoice } from '../../web/page.ts';
import type { Site } from '../site.ts';

/** A visitor's choices, from cookies. */
interface Preferences {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly menu: MenuWidth;
  readonly viewing: ViewingPreferences;
}

const cookieIn = (header: string | undefined, name: string): string | null =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1] ?? null;

const themes: readonly string[] = ['system', 'light', 'dark'] satisfies readonly ThemeChoice[];
const isTheme = (text: string | null): text is ThemeChoice => text !== null && themes.includes(text);

/**
 * Reads the cookies `language`, `theme`, `menu` and `viewing`; missing or malformed ones give the deployment's language, the
 * device's theme, a drawer, and everything shown at once.
 */
export const readPreferences = (cookies: string | undefined, deployment: Deployment): Preferences => {
  const theme = cookieIn(cookies, 'theme');
  return {
    language: readLanguage(cookieIn(cookies, 'language')) ?? deployment.defaultLanguage,
    theme: isTheme(theme) ? theme : 'system',
    menu: cookieIn(cookies, 'menu') === 'rail' ? 'rail' : 'drawer',
    viewing: readViewing(cookieIn(cookies, 'viewing')),
  };
};

/** A visit to an address, with everything that decides how the page looks. */
export interface Visit extends Preferences {
  readonly url: string;
  readonly deployment: Deployment;
  /** Scheme and host, by which the page refers to itself. */
  readonly origin: string;
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
