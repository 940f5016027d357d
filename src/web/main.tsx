import './theme/theme.css.ts';
import './theme/global.css.ts';
import { clientOver } from '@kampdag/core/gateway/client';
import { defaultDeployment, deploymentOfKey } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { httpTransport } from './adapters/httpTransport.ts';
import { lazyLiveChannel } from './adapters/lazyLiveChannel.ts';
import { browserPreferences } from './adapters/preferences.ts';
import { createServerClock } from './adapters/serverClock.ts';
import { readPageData } from './adapters/startingData.ts';
import { App } from './app/App.tsx';
import { pageAt } from './app/pages.ts';
import { createScreens } from './app/screens.ts';
import { preloadedFrom } from './context/preloaded.ts';
import type { PageData } from './page.ts';

const liveChannelFor = (data: PageData) =>
  lazyLiveChannel(async () => {
    const { createAblyLiveChannel, pageWakes, randomClientId } = await import(
      './adapters/ablyLiveChannel.ts'
    );
    return createAblyLiveChannel({
      service: { kind: data.live.kind === 'local' ? 'local' : 'ably' },
      origin: location.origin,
      clientId: randomClientId((bytes) => crypto.getRandomValues(new Uint8Array(bytes.length))),
      wakes$: pageWakes(window),
    });
  });

/** The composition root in the browser: every effect is made here and handed down. */
const start = async (root: HTMLElement): Promise<void> => {
  const data = await readPageData(document, (input, init) => fetch(input, init));
  const renderedAt = Instant(data.now);
  const clock = createServerClock(() => Date.now(), renderedAt);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') clock.woke();
  });
  const screens = createScreens();
  await screens.preload(pageAt(location.pathname));

  const services = {
    deployment: deploymentOfKey(data.deployment) ?? defaultDeployment,
    gateway: clientOver(
      httpTransport({ fetch: (input, init) => fetch(input, init), answered: clock.answerArrived }),
    ),
    preloaded: preloadedFrom(data.answers),
    liveChannel: liveChannelFor(data),
    clock,
    preferences: browserPreferences(window),
    renderedAt,
  };
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App services={services} screens={screens} language={data.language} theme={data.theme} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
};

const root = document.getElementById('root');
if (root !== null) void start(root);
