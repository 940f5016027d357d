import { languages } from '@kampdag/core/site/language';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageAddress } from '../../../src/web/page.ts';
import { plainRenderer, type ServerUnderTest, serverUnderTest } from '../../support/serverUnderTest.ts';

const opened: ServerUnderTest[] = [];
const open = async (wishes: Parameters<typeof serverUnderTest>[0]): Promise<ServerUnderTest> => {
  const server = await serverUnderTest(wishes);
  opened.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ app }) => app.close()));
});

/** A renderer whose pages differ only by `matchId`, which counts concurrent renderings. */
const countingRenderer = () => {
  const plain = plainRenderer();
  const counts = { now: 0, most: 0 };
  return {
    ...plain,
    most: () => counts.most,
    routeOf: (url: string) => {
      const id = new URL(url, 'http://local').searchParams.get('matchId');
      return { ...plain.routeOf(url), address: (id === null ? '/' : `/?matchId=${id}`) as PageAddress };
    },
    preparePage: async (request: Parameters<typeof plain.preparePage>[0]) => {
      const prepared = await plain.preparePage(request);
      return {
        ...prepared,
        render: async () => {
          counts.now += 1;
          counts.most = Math.max(counts.most, counts.now);
          await new Promise(setImmediate);
          counts.now -= 1;
          return prepared.render();
        },
      };
    },
  };
};

describe('many visitors at once', () => {
  it('with addresses that differ in ignored parameters share one rendering', async () => {
    const renderer = countingRenderer();
    const { app, metrics } = await open({ renderer });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, visitor) => app.inject(`/?fbclid=${visitor}&matchId=7`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(renderer.made()).toBe(1);
    expect(await metrics.text()).toContain('kampdag_pages_rendered_total 1\n');
  });

  it('get different pages one after the other, and health checks do not wait for them', async () => {
    const renderer = countingRenderer();
    const { app } = await open({ renderer });
    const order: string[] = [];
    const ask = async (url: string): Promise<void> => {
      await app.inject(url);
      order.push(url);
    };
    await Promise.all([
      ...Array.from({ length: 50 }, (_, visitor) => ask(`/?matchId=${visitor}`)),
      ask('/healthz'),
    ]);
    expect(renderer.most()).toBe(1);
    expect(order.indexOf('/healthz')).toBeLessThan(10);
  });

  it('beyond what can be rendered in time has pages without a first view, with status and title, for the browser to make', async () => {
    const rendering = { begun: () => {}, end: () => {} };
    const begun = new Promise<void>((resolve) => {
      rendering.begun = resolve;
    });
    const ended = new Promise<void>((resolve) => {
      rendering.end = resolve;
    });
    const { app, metrics } = await open({
      renderer: {
        ...plainRenderer(),
        preparePage: async (request) => ({
          ...(await plainRenderer().preparePage(request)),
          render: async () => {
            rendering.begun();
            await ended;
            return { title: 'Rendered', pipe: ({ end }) => void end() };
          },
        }),
      },
      // Waiting turns give up once the first page is being rendered; nothing else times out.
      wait: (milliseconds) => (milliseconds === 500 ? begun : new Promise(() => {})),
    });
    const first = app.inject('/first').then((answer) => answer.body);
    await begun;
    const [second, unknown] = await Promise.all([app.inject('/second'), app.inject('/unknown')]);
    for (const [page, status] of [
      [second, 200],
      [unknown, 404],
    ] as const) {
      expect(page.statusCode).toBe(status);
      expect(page.body).toContain(`<title>Untitled ${status} – Kampdag Hockey</title>`);
      expect(page.body).toContain(
        '<div id="root"></div><template id="view-end"></template><script type="module" src="/main.js"></script>',
      );
    }
    rendering.end();
    expect(await first).toContain('<title>Rendered</title>');
    expect(await metrics.text()).toContain('kampdag_pages_unrendered_total 2');
  });

  it('beyond what can be rendered in time has pages that name their match in the title all the same, in either language', async () => {
    const row = {
      matchId: 7,
      hometeamOrgName: 'Storhamar',
      awayteamOrgName: 'Stjernen',
      matchDate: '2026-11-21T00:00:00',
      matchResult: null,
    };
    const titled = async (url: string, language: string): Promise<string | undefined> => {
      const plain = plainRenderer();
      const { app } = await open({
        renderer: {
          ...plain,
          preparePage: async (request) => {
            const prepared = await plain.preparePage(request);
            return {
              ...prepared,
              data: { ...prepared.data, answers: { 'ta/Match?matchId=7': row } },
              // A view that the browser renders, since its league is unknown.
              render: () => Promise.resolve({ title: null, pipe: ({ end }) => void end() }),
            };
          },
        },
      });
      const { body } = await app.inject({ url, headers: { cookie: `language=${language}` } });
      return /<title>(.*?)<\/title>/.exec(body)?.[1];
    };
    for (const language of languages) {
      expect(await titled('/livematch?matchId=7', language)).toBe('Storhamar – Stjernen – Kampdag Hockey');
      expect(await titled('/match?matchId=7', language)).toBe('Storhamar – Stjernen – Kampdag Hockey');
      expect(await titled('/match?matchId=8', language)).toBe('Untitled 200 – Kampdag Hockey');
    }
  });
});
