import { clientOver, type GatewayTransport } from '@kampdag/core/gateway/client';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { type Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { render } from '@testing-library/react';
import { either } from 'fp-ts';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { browserFollowed } from '../../../src/web/adapters/followed.ts';
import { App } from '../../../src/web/app/App.tsx';
import { pageAt } from '../../../src/web/app/pageAt.ts';
import { createScreens } from '../../../src/web/app/screens.ts';
import type { Services } from '../../../src/web/context/services.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { noAnswers } from '../noAnswers.ts';
import { noPreferences } from '../noPreferences.ts';
import { evening, smallFederation } from './site.tsx';

/** The site at an address, over the small federation; paths that match `failing` fail. */
export const open = async (
  url: string,
  {
    deployment = defaultDeployment,
    failing = () => false,
    more = {},
    now = evening,
    services: others = {},
  }: {
    readonly deployment?: Deployment;
    readonly failing?: (path: string) => boolean;
    /** Answers by path that add to or replace the small federation's. */
    readonly more?: Readonly<Record<string, unknown>>;
    readonly now?: Instant;
    /** Services that add to or replace the usual ones. */
    readonly services?: Partial<Services>;
  } = {},
) => {
  // Stubbed for each page: another file of this worker may have unstubbed them.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  history.replaceState(null, '', url);
  const { asked, transport } = smallFederation(more, now);
  const partly: GatewayTransport = {
    request: (method, path) => {
      const answer = transport.request(method, path);
      return () =>
        failing(path)
          ? Promise.resolve(either.left({ type: 'Unreachable', message: 'offline' } as const))
          : answer();
    },
  };
  const channel = createFakeLiveChannel();
  const remembered = new Map<string, string>();
  const screens = createScreens(deployment.sport);
  await screens.preload(pageAt(location.pathname));
  const services = {
    deployment,
    gateway: clientOver(partly),
    answers: noAnswers,
    loadLiveChannel: () => Promise.resolve(channel),
    followed: browserFollowed(window, deployment.id),
    clock: { now: () => now },
    preferences: {
      ...noPreferences,
      loadValue: (name: string) => remembered.get(name) ?? null,
      saveValue: (name: string, value: string) => void remembered.set(name, value),
    },
    renderedAt: now,
    ...others,
  };
  const view = render(
    <BrowserRouter>
      <App services={services} screens={screens} language="en" />
    </BrowserRouter>,
  );
  return { ...view, asked, channel, remembered };
};
