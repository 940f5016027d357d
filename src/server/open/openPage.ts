import { type Language, languageRecords } from '@kampdag/core/site/language';
import { openApiPath, openRoot } from '@kampdag/core/site/openPaths';
import { policyHash } from '../http/securityHeaders.ts';
import { escapeHtml } from '../page/escape.ts';
import { type OpenRoute, openRoutes } from './openRoutes.ts';

interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly contents: Readonly<Record<OpenRoute['operationId'], string>>;
  readonly schema: string;
  readonly rules: readonly string[];
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Open data',
    lead: 'The site’s leagues and matches as JSON, open to everyone: from any page (CORS), without a key.',
    contents: {
      leagues: 'the leagues of the newest season, or of ?seasonId=',
      results: 'its played matches, newest first',
      schedule: 'its upcoming matches, next first',
      standings: 'its table',
      match: 'score by period, events, lineups; during a match its current state',
      log: 'its log, one message per line',
    },
    schema: 'The schema of every answer, with examples (OpenAPI 3.1)',
    rules: [
      'Version 1 keeps its fields and their meaning. Ignore unknown fields and event types: more may be added.',
      'Each answer has a Cache-Control and an ETag; more frequent requests give nothing new.',
      'Data that a league withholds is left out: results, standings, teams, whole leagues.',
    ],
  },
  no: {
    title: 'Åpne data',
    lead: 'Nettstedets ligaer og kamper som JSON, åpent for alle: fra enhver side (CORS), uten nøkkel.',
    contents: {
      leagues: 'ligaene i den nyeste sesongen; ?seasonId= for en annen',
      results: 'spilte kamper, de nyeste først',
      schedule: 'kommende kamper, den neste først',
      standings: 'tabellen',
      match: 'resultat per periode, hendelser, lagoppstillinger; mens kampen spilles, slik den står',
      log: 'kampens logg, én melding per linje',
    },
    schema: 'Skjema for alle svar, med eksempler (OpenAPI 3.1)',
    rules: [
      'Versjon 1 beholder feltene og hva de betyr. Se bort fra felt og hendelsestyper du ikke kjenner: flere kan komme til.',
      'Hvert svar har Cache-Control og ETag; hyppigere forespørsler gir ikke noe nytt.',
      'Det en liga ikke publiserer, er ikke med: resultater, tabeller, lag, hele ligaer.',
    ],
  },
};

const style =
  ':root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:48rem;margin:auto;padding:1.5rem}code{overflow-wrap:anywhere}dd{margin:0 0 .75rem}';

/** The page's policy: only its own style. */
export const openPagePolicy = `default-src 'none'; style-src ${policyHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const addressOf = (path: string): string => {
  const whole = `${openRoot}${path}`;
  const code = `<code>${escapeHtml(whole)}</code>`;
  return path.includes('{') ? code : `<a href="${whole}">${code}</a>`;
};

/** The human-readable description of the open data: its addresses, contents and guarantees. */
export const openPage = (siteName: string, language: Language): string => {
  const { title, lead, contents, schema, rules } = texts[language];
  const heading = `${title} · ${escapeHtml(siteName)}`;
  return [
    `<!doctype html><html lang="${languageRecords[language].tag}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${heading}</title><style>${style}</style></head>`,
    `<body><main><h1>${heading}</h1><p>${lead}</p>`,
    `<p><a href="${openApiPath}">${schema}</a></p><dl>`,
    ...openRoutes.map(
      ({ path, operationId }) => `<dt>${addressOf(path)}</dt><dd>${escapeHtml(contents[operationId])}</dd>`,
    ),
    `</dl><ul>${rules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('')}</ul>`,
    '<p><a href="/">Kampdag</a></p></main></body></html>',
  ].join('');
};
