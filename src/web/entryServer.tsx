import { answerFilterOf } from '@kampdag/core/gateway/answerFilter';
import { clientOver, isNotFound } from '@kampdag/core/gateway/client';
import { matchLogThrough } from '@kampdag/core/gateway/composed/matchLog';
import { unsettledMatches } from '@kampdag/core/gateway/composed/unsettledMatches';
import type { BrandName } from '@kampdag/core/site/brandName';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import type { Accent } from '@kampdag/core/site/embed';
import { noFrontTeams } from '@kampdag/core/site/frontTeams';
import type { Language } from '@kampdag/core/site/language';
import { iconPath } from '@kampdag/core/site/paths';
import { isPlain, plainViewing } from '@kampdag/core/site/viewing';
import { either } from 'fp-ts';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { firstView } from './app/firstView.ts';
import { liveScoresAsked } from './app/liveScoresAsked.ts';
import { canonicalAddress, pageAt, queryOf } from './app/pageAt.ts';
import { pageLog } from './app/pageLog.ts';
import { notFound } from './app/pages.ts';
import { RefusalPage, refusalOf } from './app/RefusalPage.tsx';
import { createScreens } from './app/screens.ts';
import { unsettledAsked } from './app/useUnsettled.ts';
import { createAnswers } from './context/answers.ts';
import { filteredClient } from './context/filteredAnswers.ts';
import type { Preferences, Services } from './context/services.ts';
import { renderEmbed } from './embed/renderEmbed.ts';
import { appMessages } from './i18n/messages/app.ts';
import { refusalMessages } from './i18n/messages/refusal.ts';
import { iconFiles } from './install/iconFiles.ts';
import { installLinks, manifestOf } from './install/webManifest.ts';
import { inStepOffer } from './notifications/inStepOffer.ts';
import { siteNotificationOf } from './notifications/siteNotification.ts';
import type {
  BrandHead,
  EmbedOf,
  PageData,
  PageRequest,
  PreparedPage,
  PushMessageOf,
  RefusedPage,
  RenderedPage,
  RouteOfPage,
  SharePictureOf,
} from './page.ts';
import { sharePicture as pictureOf } from './share/sharePicture.ts';
import { sportTextsOf } from './sports/sportTexts.ts';
import { styleOf } from './theme/themeStyle.ts';

/** What an address tells about its page. */
export const routeOf = (url: string): RouteOfPage => {
  const { modules, lazyModules, status = 200, title, isForDevelopers, hasMyMatches } = pageAt(url);
  return {
    modules,
    lazyModules: (sport) => lazyModules?.(sport, queryOf(url)) ?? [],
    ...(isForDevelopers === true ? { isForDevelopers } : {}),
    ...(hasMyMatches === true ? { hasMyMatches } : {}),
    status,
    address: canonicalAddress(url),
    title: (language, found) => (found === 404 ? notFound : { title }).title(appMessages[language]),
  };
};

/** The status of a page: 404 for an unknown address, match or player; 200 if the federation does not answer. */
export const statusOf = async ({
  url,
  transport,
}: Pick<PageRequest, 'url' | 'transport'>): Promise<number> => {
  const { status = 200, subject } = pageAt(url);
  if (subject === undefined) return status;
  const call = await subject(queryOf(url));
  const found = call === null ? either.right(null) : await call(clientOver(transport))();
  const isMissing = either.isLeft(found) ? isNotFound(found.left) : found.right === null;
  return isMissing ? 404 : status;
};

/** The page for a request refused with a status. */
export const refusedPage = (status: number, language: Language): RefusedPage => {
  const { text, href } = refusalOf(status);
  const messages = refusalMessages[language][text];
  return {
    title: messages.title,
    modules: notFound.modules,
    markup: renderToStaticMarkup(<RefusalPage messages={messages} href={href} />),
  };
};

const noPreferences: Preferences = {
  savedLanguage: () => null,
  saveLanguage: () => undefined,
  saveTheme: () => undefined,
};

/**
 * Makes the calls of a page's first view through the request's transport and records their answers for the server to inline. Rejects where
 * the visitor lags behind and nobody can say what must not be shown yet: the browser then renders the page.
 */
export const preparePage = async (request: PageRequest): Promise<PreparedPage> => {
  const {
    url,
    deployment,
    language,
    theme,
    menu = 'drawer',
    viewing = plainViewing,
    teams = noFrontTeams,
    now,
    live,
    transport,
  } = request;
  const filter = answerFilterOf({ viewing, now: () => now, unsettled: [] });
  const page = pageAt(url);
  const front = page.hasMyMatches === true ? teams : noFrontTeams;
  const answers = createAnswers(transport, () => now);
  const league = await firstView({
    gateway: filteredClient(answers.gateway, filter),
    deployment,
    page,
    url,
    now,
    live: liveScoresAsked(viewing, now),
    teams: front.ids,
  });
  const sport = sportKindOf(deployment, league?.sportId ?? null);
  const screens = createScreens(sport);
  await screens.preload(page, queryOf(url));
  // Asked last, so that no answer of the page counts a match that it does not name. Where nobody can say, nothing is rendered.
  if (viewing.delay > 0) {
    const held = await answers.gateway.fetch(unsettledMatches, unsettledAsked(now))();
    if (either.isLeft(held)) throw new Error('it cannot be told what a delay holds back');
  }

  const log = await pageLog(request, page);
  const last = log?.messages.at(-1) ?? null;
  const data: PageData = {
    deployment: deploymentJson(deployment),
    language,
    theme,
    menu,
    ...(sport === deployment.sport ? {} : { sport }),
    ...(isPlain(viewing) ? {} : { viewing }),
    ...(front.count === 0 ? {} : { teams: front }),
    now,
    live,
    ...answers.all(),
    ...(log === null || last === null
      ? {}
      : { log: matchLogThrough.write({ matchId: log.matchId, through: last.serial }) }),
  };
  const isOfNow = isPlain(viewing);
  const { description } = appMessages[language];
  const named: { title: string | null } = { title: null };
  const services: Services = {
    deployment,
    gateway: answers.gateway,
    answers,
    viewing,
    frontTeams: { rendered: front, tell: () => undefined },
    // Only effects use it, and none run on the server.
    loadLiveChannel: () => Promise.reject(new Error('The server follows no match')),
    clock: { now: () => now },
    preferences: { ...noPreferences, menu },
    renderedAt: now,
    ...(log === null ? {} : { log }),
    onTitle: (title) => {
      named.title = title;
    },
  };

  const render = (): Promise<RenderedPage> =>
    new Promise((resolve, reject) => {
      const stream = renderToPipeableStream(
        <StaticRouter location={url}>
          <App services={services} screens={screens} language={language} />
        </StaticRouter>,
        {
          onAllReady: () =>
            resolve({
              title: named.title,
              pipe: (destination) => {
                stream.pipe({
                  write: (chunk: string | Uint8Array) => {
                    destination.write(chunk);
                    return true;
                  },
                  end: () => destination.end(),
                  on: () => undefined,
                });
              },
            }),
          onShellError: reject,
          // All data is ready, so nothing is held back for a script to insert later.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        },
      );
    });

  return {
    description: league === null ? description.site : description.scoreboard(league.name),
    isOfNow,
    data,
    render,
  };
};

/** The texts of a subject's share picture; null if the subject does not exist. */
export const sharePicture: SharePictureOf = (subject, { transport, ...request }) =>
  pictureOf({ ...request, gateway: clientOver(transport) }, subject);

/** Renders an embed. */
export const embedOf: EmbedOf = (asked, { transport, ...request }) =>
  renderEmbed(asked, { ...request, gateway: clientOver(transport) });

/** The part of a document's head that depends on its brand. */
export const brandHead = (brand: BrandName, accent: Accent | null = null): BrandHead => ({
  theme: styleOf(brand, accent),
  links: installLinks(brand),
});

/** The web app manifest of a deployment. */
export const webManifest = (deployment: Deployment): object => manifestOf(deployment);

/** A push message's text: the notification that its worker shows. */
export const pushMessage: PushMessageOf = (notice, { match, deployment, language, isOfScorer }) => ({
  ...siteNotificationOf(notice, match, {
    language,
    periods: sportTextsOf(sportKindOf(deployment, match.sportId))[language].periods,
    isOfScorer,
  }),
  ...inStepOffer(notice, language),
  icon: iconPath(deployment.brand, iconFiles.small.name),
});
