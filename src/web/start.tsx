import { languageRecords, languages } from '@kampdag/core/site/language';
import './theme/global.css.ts';
// With the document's styles: a file of its own would be a request on every page, for 600 bytes.
import './offline/OfflineNote.css.ts';
import { decodeBody, type GatewayTransport } from '@kampdag/core/gateway/client';
import { matchLogThrough } from '@kampdag/core/gateway/composed/matchLog';
import type { MatchLog } from '@kampdag/core/live/log/matchLog';
import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import { noFrontTeams } from '@kampdag/core/site/frontTeams';
import { iconPath } from '@kampdag/core/site/paths';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { type ComponentType, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { clubLogos } from './adapters/clubLogos.ts';
import type { EarlyClicks } from './adapters/earlyClicks.ts';
import { browserFollowed } from './adapters/followed.ts';
import { browserFrontTeams } from './adapters/frontTeams.ts';
import { fetchServerTime, httpTransport } from './adapters/httpTransport.ts';
import { restoreLostFocus } from './adapters/lostFocus.ts';
import { browserNotifications } from './adapters/notifications.ts';
import { onResume } from './adapters/onResume.ts';
import { browserPreferences } from './adapters/preferences.ts';
import { createServerClock, type ServerClock } from './adapters/serverClock.ts';
import { readPageData, type StartingData } from './adapters/startingData.ts';
import { browserViewing } from './adapters/viewing.ts';
import { whenIdle } from './adapters/whenIdle.ts';
import { App } from './app/App.tsx';
import { pageAt } from './app/pageAt.ts';
import { createScreens } from './app/screens.ts';
import { preloadPanel } from './app/shell/panels.ts';
import { createAnswers } from './context/answers.ts';
import { appMessages } from './i18n/messages/app.ts';
import { keepNotice } from './notice/operatorNotice.ts';
import { browserPush } from './notifications/browserPush.ts';
import { keepAnswer } from './offline/keepAnswer.ts';
import { render } from './reactDom.ts';
import { sayStopped } from './startup/stoppedNote.ts';
import { lazyPart } from './ui/lazyPart.tsx';

/** Memoizes a load; a failed load is tried again on the next call. */
const loadedOnce = <A,>(load: () => Promise<A>): (() => Promise<A>) => {
  let loading: Promise<A> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
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

const askServer: typeof fetch = (input, init) => fetch(input, init);

const loadOffline = async (): Promise<ComponentType> => {
  await whenIdle(window);
  const { startOffline } = await import('./offline/startOffline.tsx');
  return startOffline(window, askServer);
};

/** Shows that the page could not start; only the document's language is known. */
const showNotStarted = (root: HTMLElement): void => {
  const { lang } = document.documentElement;
  const language = languages.find((known) => languageRecords[known].tag === lang) ?? 'no';
  root.textContent = appMessages[language].notStarted;
};

/** A monotonic clock, in milliseconds since the page was requested. */
const steady = (): number => performance.now();

/** The log that the page was rendered with; null without one, and where it can no longer be had. */
const logOf = async ({ log }: StartingData, transport: GatewayTransport): Promise<MatchLog | null> => {
  if (log === undefined) return null;
  const body = await transport.request(matchLogThrough.method, log)();
  return either.isLeft(body) ? null : either.getOrElseW(() => null)(decodeBody(matchLogThrough, body.right));
};

/**
 * The browser's composition root: every effect is created here and passed down.
 *
 * @param clicks what was pressed before
 */
export const start = async (root: HTMLElement, clicks: EarlyClicks): Promise<void> => {
  const pressed = Promise.all(clicks.waiting().map(preloadPanel));
  const data = await readPageData(document, askServer);
  if (data === null) {
    if (!root.hasChildNodes()) showNotStarted(root);
    return;
  }
  const { deployment } = data;
  document.documentElement.dataset['theme'] = data.theme;
  const renderedAt = Instant(data.now);
  const clock: ServerClock = createServerClock({
    device: { wall: () => Date.now(), steady },
    measure: () => void fetchServerTime({ fetch: askServer, steady, measured: clock.measured }),
    first: renderedAt,
  });
  onResume(window, clock.resumed);
  const screens = createScreens(data.sport ?? deployment.sport);

  const loadLiveChannel = liveChannelOf(data, clock);
  const transport = httpTransport({ fetch: askServer, onServerTime: clock.answerArrived, calls: data.calls });
  const arrive = async (): Promise<MatchLog | null> => {
    await pressed;
    const [log] = await Promise.all([
      logOf(data, transport),
      screens.preload(pageAt(location.pathname), new URLSearchParams(location.search)),
    ]);
    return log;
  };
  const arrival = arrive();
  const first = arrival.catch((error: unknown): MatchLog | null | Promise<never> => {
    // An empty page loads its screen again, and says if it cannot.
    if (!root.hasChildNodes()) return null;
    sayStopped(root, globalThis, error);
    // The server's screen stands, as nothing can take its place.
    return new Promise<never>(() => undefined);
  });
  // A match's page follows it as soon as it stands: the service's code comes after what the visitor waits for.
  if (data.log !== undefined) {
    arrival.then(loadLiveChannel).catch(() => undefined);
  }
  const { viewing = plainViewing } = data;
  const answers = createAnswers(transport, clock.now, data);
  const followed = browserFollowed(window, deployment.id);
  const services = {
    deployment,
    viewing,
    viewingStore: browserViewing(window, viewing),
    gateway: answers.gateway,
    prefetchGateway: answers.prefetch,
    answers,
    loadLiveChannel,
    reload: () => location.reload(),
    followed,
    frontTeams: browserFrontTeams(window, data.teams ?? noFrontTeams, followed),
    logosOf: clubLogos(window),
    ...(import.meta.env.PROD ? { Offline: lazyPart(loadOffline), keepAnswer: keepAnswer(window) } : {}),
    notifications: browserNotifications(
      window,
      deployment.id,
      iconPath(deployment.brand, '192.png'),
      browserPush(window, deployment.id, askServer),
    ),
    clock,
    preferences: browserPreferences(window, data.menu),
    renderedAt,
  };
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} screens={screens} language={data.language} arrival={first} />
      </BrowserRouter>
    </StrictMode>
  );
  const sayDiffers = async (error: unknown): Promise<void> => {
    const log = await first;
    // Unless what the server rendered with is gone, so that the screen begins without it.
    if (data.log === undefined || log !== null) reportError(error);
  };
  render(root, tree, {
    stopped: (error) => sayStopped(root, globalThis, error),
    differs: (error) => void sayDiffers(error),
  });
  clicks.replay();
  restoreLostFocus(document);
  // The page works without it.
  whenIdle(window)
    .then(() => keepNotice(window, askServer))
    .catch(() => undefined);
};
