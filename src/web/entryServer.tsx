import { clientOver, type GatewayTransport } from '@kampdag/core/gateway/client';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { taskEither } from 'fp-ts';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { firstAnswers } from './app/firstAnswers.ts';
import { firstView } from './app/firstView.ts';
import { pageAt } from './app/pages.ts';
import { createScreens } from './app/screens.ts';
import { preloadedFrom } from './context/preloaded.ts';
import type { Preferences } from './context/services.ts';
import { appMessages } from './i18n/messages/app.ts';
import type { PageData, PageRequest, RenderedPage } from './page.ts';

/** The source path of the matched screen's module, a key of the build's manifest, and the status; known before any data is. */
export const routeOf = (url: string): { readonly module: string; readonly status: number } => {
  const { module, status } = pageAt(url);
  return { module, status };
};

/** A transport that keeps what it was answered. Failures are not kept: the browser asks again. */
const recording = (transport: GatewayTransport) => {
  const recorded: Record<string, unknown> = {};
  const recorder: GatewayTransport = {
    request: (method, path) =>
      taskEither.map((body: unknown) => {
        recorded[path] = body;
        return body;
      })(transport.request(method, path)),
  };
  return { recorded, recorder };
};

const noPreferences: Preferences = {
  savedLanguage: () => null,
  keepLanguage: () => undefined,
  keepTheme: () => undefined,
};

/** Renders a page: its calls are answered through the request's transport, recorded, and inlined by the server. */
export const renderPage = async (request: PageRequest): Promise<RenderedPage> => {
  const { url, deployment, language, theme, menu = 'drawer', now, live, transport } = request;
  const page = pageAt(url);
  const screens = createScreens();
  const { recorded, recorder } = recording(transport);
  const [league] = await Promise.all([
    firstView({ gateway: clientOver(recorder), deployment, page, url, now }),
    screens.preload(page),
  ]);

  const { answers, parts } = firstAnswers(recorded, {
    now: osloWallTime(now),
    showsWholeLeague: page.showsWholeLeague === true,
  });
  const data: PageData = { deployment: deployment.key, language, theme, menu, now, live, answers, parts };
  const messages = appMessages[language];
  const preloaded = preloadedFrom(answers, parts);
  const query = new URLSearchParams(url.split('#')[0]?.split('?')[1] ?? '');
  const subject = (await page.subject?.(query, preloaded)) ?? null;
  const services = {
    deployment,
    gateway: clientOver(transport),
    preloaded,
    // Effects alone ask for it, and there are none on the server.
    loadLiveChannel: () => Promise.reject(new Error('The server follows no match')),
    clock: { now: () => now },
    preferences: { ...noPreferences, menu },
    renderedAt: now,
  };

  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <StaticRouter location={url}>
        <App services={services} screens={screens} language={language} theme={theme} />
      </StaticRouter>,
      {
        onAllReady: () =>
          resolve({
            status: page.status,
            title: [subject ?? page.title(messages), league?.name, deployment.siteName]
              .filter((part) => part !== undefined)
              .join(' – '),
            description:
              league === null ? messages.description.site : messages.description.scoreboard(league.name),
            data,
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
        // Everything is at hand: nothing is to be held back for a script to put in its place, however long the page.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      },
    );
  });
};
