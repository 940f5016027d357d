import { languageRecords, languages } from '@kampdag/core/site/language';
import './theme/global.css.ts';
import { clientOver } from '@kampdag/core/gateway/client';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { iconPath } from '@kampdag/core/site/paths';
import { isPlain, plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { option } from 'fp-ts';
import { type ComponentType, StrictMode } from 'react';

import { BrowserRouter } from 'react-router-dom';
import { fetchServerTime, httpTransport } from './adapters/httpTransport.ts';
import { onResume } from './adapters/onResume.ts';
import { inOwnTasks } from './adapters/ownTasks.ts';
import { browserPreferences } from './adapters/preferences.ts';
import { withPrefetch } from './adapters/prefetch.ts';
import { createServerClock, type ServerClock } from './adapters/serverClock.ts';
import type { StartingData } from './adapters/startingData.ts';
import { whenIdle } from './adapters/whenIdle.ts';
import { yieldToBrowser } from './adapters/yieldToBrowser.ts';
import { App } from './app/App.tsx';
import { pageAt } from './app/pageAt.ts';
import { createScreens } from './app/screens.ts';
import type { FollowedStore } from './context/followed.tsx';
import type { Notifications } from './context/notifications.tsx';
import { type Preloaded, preloadedFrom } from './context/preloaded.ts';
import type { LogosOf } from './context/services.ts';
import { appMessages } from './i18n/messages/app.ts';
import { render } from './reactDom.ts';

/** Memoizes a load, which begins in a task of its own; a failed load is tried again on the next call. */
const loadedOnce = <A,>(load: () => Promise<A>): (() => Promise<A>) => {
  let loading: Promise<A> | null = null;
  return () => {
    loading ??= yieldToBrowser()
      .then(load)
      .catch((error: unknown) => {
        loading = null;
        throw error;
      });
    return loading;
  };
};

const liveChannelOf = (data: StartingData, clock: ServerClock): (() => Promise<LiveChannel>) =>
  loadedOnce(async () => {
    const { createLiveService } = await import('./adapters/liveService.ts');
    return createLiveService(window, data.live, clock);
  });

const followedOf = ({ deployment }: StartingData): (() => Promise<FollowedStore>) =>
  loadedOnce(async () => {
    const { browserFollowed } = await import('./adapters/followed.ts');
    return browserFollowed(window, deployment.id);
  });

const notificationsOf = ({ deployment }: StartingData): (() => Promise<Notifications>) =>
  loadedOnce(async () => {
    const { browserNotifications } = await import('./adapters/notifications.ts');
    return browserNotifications(window, deployment.id, iconPath(deployment.brand, '192.png'));
  });

const askServer: typeof fetch = (input, init) => fetch(input, init);

const loadOffline = async (): Promise<ComponentType> => {
  await whenIdle(window);
  const { startOffline } = await import('./offline/startOffline.tsx');
  return startOffline(window, askServer);
};

const loadLogos = async (): Promise<LogosOf> => {
  await whenIdle(window);
  return (await import('./adapters/clubLogos.ts')).clubLogos(window);
};

const watchFocus = async (): Promise<void> => {
  await whenIdle(window);
  (await import('./adapters/lostFocus.ts')).restoreLostFocus(document);
};

/** Shows that the page could not start; only the document's language is known. */
const showNotStarted = (root: HTMLElement): void => {
  const { lang } = document.documentElement;
  const language = languages.find((known) => languageRecords[known].tag === lang) ?? 'no';
  root.textContent = appMessages[language].notStarted;
};

/**
 * Shares the page's nonce with libraries that insert a style sheet (the scroll lock behind a panel), under the global where they look for
 * it; the page's policy refuses one without it.
 */
const shareStyleNonce = (): void => {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  if (meta !== null && meta.nonce !== '') Object.assign(window, { __webpack_nonce__: meta.nonce });
};

/** A monotonic clock, in milliseconds since the page was requested. */
const steady = (): number => performance.now();

/** Decodes a league's matches, the longest of the answers, in a task of their own: the first render then finds them decoded. */
const decodeLeagueMatches = async (
  preloaded: Preloaded,
  { answers, parts = {} }: StartingData,
): Promise<void> => {
  for (const path of Object.keys({ ...answers, ...parts })) {
    const params = matchesOfLeague.read(path);
    if (option.isNone(params)) continue;
    await yieldToBrowser();
    preloaded.read(matchesOfLeague, params.value);
    preloaded.readPart(matchesOfLeague, params.value);
  }
};

/** The browser's composition root: every effect is created here and passed down. */
export const start = async (root: HTMLElement, data: StartingData | null): Promise<void> => {
  shareStyleNonce();
  if (data === null) {
    if (!root.hasChildNodes()) showNotStarted(root);
    return;
  }
  document.documentElement.dataset['theme'] = data.theme;
  const renderedAt = Instant(data.now);
  const clock: ServerClock = createServerClock({
    device: { wall: () => Date.now(), steady },
    measure: () => void fetchServerTime({ fetch: askServer, steady, measured: clock.measured }),
    first: renderedAt,
  });
  onResume(window, clock.resumed);
  const screens = createScreens(data.deployment.sport);
  await screens.preload(pageAt(location.pathname), new URLSearchParams(location.search));
  await yieldToBrowser();

  const { transport, prefetch } = withPrefetch(
    httpTransport({ fetch: askServer, onServerTime: clock.answerArrived, calls: data.calls }),
    clock.now,
  );
  const { viewing = plainViewing } = data;
  const gateway = inOwnTasks(clientOver(transport), document, yieldToBrowser);
  const preloaded = preloadedFrom(data.answers, data.parts, data.missing);
  await decodeLeagueMatches(preloaded, data);
  const sources = isPlain(viewing)
    ? { gateway, preloaded }
    : (await import('./viewingPreferences/filteredSources.ts')).filteredSources({
        gateway,
        preloaded,
        viewing,
        now: clock.now,
      });
  const services = {
    deployment: data.deployment,
    viewing,
    prefetchGateway: clientOver(prefetch),
    ...sources,
    loadLiveChannel: liveChannelOf(data, clock),
    loadFollowed: followedOf(data),
    loadLogos,
    ...(import.meta.env.PROD ? { loadOffline } : {}),
    loadNotifications: notificationsOf(data),
    clock,
    preferences: browserPreferences(window, data.menu),
    renderedAt,
  };
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} screens={screens} language={data.language} />
      </BrowserRouter>
    </StrictMode>
  );
  render(root, tree);
  // The page works without it.
  watchFocus().catch(() => undefined);
};
