import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { matchesOfLeague, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import { TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { noFrontTeams } from '@kampdag/core/site/frontTeams';
import { plainViewing } from '@kampdag/core/site/viewing';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Renderer } from '../../../src/server/frontend/frontend.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import type { Origin } from '../../../src/server/http/addresses.ts';
import { noSwitches } from '../../../src/server/operator/operation.ts';
import { createPages, type Page } from '../../../src/server/page/pages.ts';
import { createTurns } from '../../../src/server/page/turns.ts';
import type { Visit } from '../../../src/server/page/visit.ts';
import type { RenderedPage } from '../../../src/web/page.ts';
import { plainFrontend } from '../../support/plainFrontend.ts';
import { answersOf, plainRenderer, scriptedSource, setClock } from '../../support/serverUnderTest.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => Promise<void> | void;

type Destination = Parameters<RenderedPage['pipe']>[0];

const visit = (url: string): Visit => ({
  url,
  deployment: defaultDeployment,
  origin: 'http://localhost' as Origin,
  language: 'en',
  theme: 'system',
  menu: 'drawer',
  viewing: plainViewing,
  teams: noFrontTeams,
});

const pagesOn = (
  clock: ReturnType<typeof setClock>,
  {
    renderer = plainRenderer(),
    source = scriptedSource(),
    wait = () => new Promise(() => {}),
    pause = () => Promise.resolve(),
    onFailure = () => {},
  }: {
    readonly renderer?: Renderer;
    readonly source?: GatewaySource;
    readonly wait?: (milliseconds: number) => Promise<unknown>;
    readonly pause?: () => Promise<unknown>;
    readonly onFailure?: (error: unknown) => void;
  } = {},
) => {
  const pages = createPages({
    frontend: plainFrontend(renderer),
    live: { kind: 'local' },
    calls: {},
    onCache: () => {},
    switches: () => noSwitches,
    now: clock.now,
    wait,
    pause,
    turns: createTurns({ pause: () => Promise.resolve(), timeout: () => new Promise(() => {}) }),
    onCrowd: () => {},
    onRendered: () => {},
    onFailure,
  });
  const answers = answersOf(source, clock.now);
  return { ...pages, open: (of: Visit): Page => pages.open(of, answers) };
};

/** A completed page, referenced only by the cache. */
const made = async (pages: ReturnType<typeof pagesOn>, url: string): Promise<WeakRef<Page>> => {
  const page = pages.open(visit(url));
  await page.status;
  return new WeakRef(page);
};

/** Whether it is still referenced after garbage collection. */
const isHeld = async (page: WeakRef<Page>): Promise<boolean> => {
  // A dereferenced WeakRef is kept until the end of the turn.
  await new Promise(setImmediate);
  await collectGarbage();
  return page.deref() !== undefined;
};

describe('cached pages', () => {
  it('are kept for a second, and evicted with the next page after that', async () => {
    const clock = setClock();
    const pages = pagesOn(clock);
    const first = await made(pages, '/scoreboard');
    await made(pages, '/schedule');
    expect(await isHeld(first)).toBe(true);
    clock.advance(1_001);
    await made(pages, '/standings');
    expect(await isHeld(first)).toBe(false);
  });
});

describe('a page’s view', () => {
  it('is sent after the head, and before the data that follows it is packed', async () => {
    const packing: { begin: () => void } = { begin: () => {} };
    const pause = () =>
      new Promise((resolve) => {
        packing.begin = () => resolve(undefined);
      });
    const { status, body } = pagesOn(setClock(), { pause }).open(visit('/scoreboard'));
    expect(await status).toBe(200);
    const proceed = async (pauses: number): Promise<string> => {
      for (let pause = 0; pause < pauses; pause += 1) {
        packing.begin();
        await new Promise(setImmediate);
      }
      return body.soFar().toString();
    };
    expect(await proceed(0)).not.toContain('<div id="root">');
    expect(await proceed(1)).toContain('id="view-end"');
    expect(body.soFar().toString()).not.toContain('id="kampdag-data"');
    await proceed(3);
    expect(Buffer.from(body.whole('identity') ?? []).toString()).toContain('id="kampdag-data"');
  });

  it('is whole without its data if that cannot be packed, which is reported', async () => {
    const plain = plainRenderer();
    const renderer: Renderer = {
      ...plain,
      preparePage: async (request) => {
        const prepared = await plain.preparePage(request);
        return { ...prepared, data: { ...prepared.data, answers: { told: 1n } } };
      },
    };
    const failures: unknown[] = [];
    const pages = pagesOn(setClock(), { renderer, onFailure: (error) => failures.push(error) });
    const { status, body } = pages.open(visit('/scoreboard'));
    expect(await status).toBe(200);
    await new Promise(setImmediate);
    const html = Buffer.from(body.whole('identity') ?? []).toString();
    expect(html).toContain('<script id="kampdag-data" type="application/json"></script>');
    expect(failures).toHaveLength(1);
  });
});

describe('a page whose data does not come in time', () => {
  const tournamentId = TournamentId(11);
  const calls = [teamsOfLeague, matchesOfLeague].map((call) => ({
    method: call.method,
    path: call.write({ tournamentId }),
  }));

  /** A page that needs two calls, the second of which the federation never answers. */
  const half = () => {
    const plain = plainRenderer();
    const scripted = scriptedSource();
    const source: GatewaySource = {
      request: (deployment, path, now) => {
        const answer = scripted.request(deployment, path, now);
        return path === calls[1]?.path ? () => new Promise(() => {}) : answer;
      },
    };
    const renderer: Renderer = {
      ...plain,
      statusOf: async ({ transport }) => {
        const call = calls[1];
        if (call !== undefined) await transport.request(call.method, call.path)();
        return 200;
      },
      preparePage: async (request) => {
        const found = await Promise.all(
          calls.map((call) => request.transport.request(call.method, call.path)()),
        );
        const shown = found.map((answer) => (either.isRight(answer) ? 'there' : 'waiting')).join(', ');
        const render = () =>
          Promise.resolve({
            title: null,
            pipe: ({ write, end }: Destination) => {
              write(shown);
              end();
            },
          });
        return { ...(await plain.preparePage(request)), render };
      },
    };
    return { renderer, source, asked: scripted.asked };
  };

  it('is sent after a second and a half with the available data, and the rest as loading', async () => {
    const patience: { readonly asked: number[]; end: () => void } = { asked: [], end: () => {} };
    const { renderer, source, asked } = half();
    const pages = pagesOn(setClock(), {
      renderer,
      source,
      wait: (milliseconds) =>
        new Promise((resolve) => {
          patience.asked.push(milliseconds);
          if (milliseconds === Math.max(...patience.asked)) patience.end = () => resolve(undefined);
        }),
    });
    const { status, body } = pages.open(visit('/scoreboard'));
    await new Promise(setImmediate);
    expect(body.whole('identity')).toBeUndefined();
    patience.end();
    expect(await status).toBe(200);
    await new Promise(setImmediate);
    expect(Buffer.from(body.whole('identity') ?? []).toString()).toContain('there, waiting');
    expect(Math.max(...patience.asked)).toBeLessThanOrEqual(1_500);
    expect(asked).toHaveLength(2);
  });

  it('of more rows than a turn renders is left to the browser, with its status and title (§7)', async () => {
    const plain = plainRenderer();
    const renders = { count: 0 };
    const renderer: Renderer = {
      ...plain,
      preparePage: async (request) => {
        const prepared = await plain.preparePage(request);
        const rows = Array.from({ length: request.url === '/long' ? 5_000 : 500 }, (_, id) => ({ id }));
        return {
          ...prepared,
          data: { ...prepared.data, answers: { list: { rows } } },
          render: () => {
            renders.count += 1;
            return prepared.render();
          },
        };
      },
    };
    const pages = pagesOn(setClock(), { renderer });
    const textOf = async (url: string): Promise<string> => {
      const page = pages.open(visit(url));
      await page.complete;
      return Buffer.from(page.body.whole('identity') ?? []).toString();
    };
    expect(await textOf('/short')).toContain('page of icehockey');
    const long = await textOf('/long');
    expect(long).toContain('<title>');
    expect(long).not.toContain('page of icehockey');
    expect(long.length).toBeLessThan(10_000);
    expect(renders.count).toBe(1);
  });
});
