import { lookup } from 'node:dns';
import type { PushAddress, PushChoice } from '@kampdag/core/site/pushChoice';
import { either } from 'fp-ts';
import { siteControl } from '../../../src/cli/replay/serveRecording.ts';
import { createApp } from '../../../src/server/app.ts';
import { readConfig } from '../../../src/server/config.ts';
import { createMetricsServer } from '../../../src/server/metrics/metrics.ts';
import { openServices } from '../../../src/server/services.ts';
import * as renderer from '../../../src/web/entryServer.tsx';
import { plainFrontend } from '../../support/plainFrontend.ts';
import { followsNobody } from '../../support/pushChoice.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import type { PushServiceUnderTest } from './pushService.ts';

const key = 'local.test:of-this-test-alone';

const operatorKey = 'an-operators-key-of-the-right-length';

/** The team at home, the team away, and the match of the tests. */
export const [home, away, matchId] = [850_006, 850_008, 2_253_369];

/** The simulated site as the server starts it, with push to a service on this machine. */
export const pushedSite = async (
  service: PushServiceUnderTest,
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
) => {
  const root = folder ?? (await temporaryFolder());
  const config = readConfig(
    {
      KAMPDAG_NOW: '2027-02-14T15:00:00+01:00',
      KAMPDAG_LOCAL_KEY: key,
      KAMPDAG_OPERATOR_KEY: operatorKey,
      KAMPDAG_METRICS_PORT: '9464',
      LOG_LEVEL: 'silent',
      ...environment,
    },
    { read: () => null },
  );
  if (either.isLeft(config)) throw new Error(config.left.join());
  const services = await openServices(config.right, root, {
    reach: { serviceOf: service.serviceOf, lookup },
  });
  const app = await createApp({
    ...services.app,
    isLeaving: () => false,
    openFrontend: () => Promise.resolve(plainFrontend(renderer)),
    drawings: { draw: () => Promise.resolve(null), close: () => Promise.resolve() },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const ending = services.watchSwitches();
  const control = siteControl(url, key);
  const state = { number: 0 };
  const { port } = new URL(url);
  return {
    app,
    url,
    root,
    metrics: () => services.app.metrics.text(),
    /** Shows a match of the two teams as live from now on. */
    open: (sport = 'icehockey') =>
      control.open(sport, {
        matchId,
        hometeam: 'Nordlys',
        awayteam: 'Havørn',
        hometeamId: home,
        awayteamId: away,
      }),
    publish: async (body: Readonly<Record<string, unknown>>): Promise<void> => {
      state.number += 1;
      await control.publish(`match:${matchId}:all`, {
        MatchId: matchId,
        ClientId: `${port} ${state.number}`,
        ...body,
      });
    },
    put: (address: PushAddress, choice: Partial<PushChoice>, more: object = {}) =>
      app.inject({
        method: 'PUT',
        url: '/api/push',
        payload: {
          address,
          choice: { ...followsNobody, ...choice },
          ...more,
        },
      }),
    operate: async (operation: object): Promise<void> => {
      const door = createMetricsServer(services.app.metrics);
      if (services.operator !== null) await door.register(services.operator);
      await door.inject({
        method: 'POST',
        url: '/operate',
        headers: { authorization: `Bearer ${operatorKey}` },
        payload: operation,
      });
      await door.close();
    },
    close: async (): Promise<void> => {
      ending();
      await app.close();
      await services.close();
    },
  };
};

export type PushedSite = Awaited<ReturnType<typeof pushedSite>>;

const timer = (type: number) => ({ MatchEventType: 'Timer', Type: type, Period: 200_051, Time: 0 });

/** What reporters send of a hockey match. */
export const reports = {
  start: timer(4),
  end: timer(5),
  goal: (id: string, team: 'H' | 'A', more: object = {}) => ({
    MatchEventType: 'Goal',
    Team: team,
    Period: 200_051,
    Time: 75,
    ClientId: id,
    ...more,
  }),
  deleted: (id: string) => ({ MatchEventType: 'Delete', DeletedEventClientId: id }),
};
