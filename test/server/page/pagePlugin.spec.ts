import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import { plainViewing } from '@kampdag/core/site/viewing';
import { describe, expect, it } from 'vitest';
import { policyHash } from '../../../src/server/http/securityHeaders.ts';
import { plainRenderer, serverUnderTest } from '../../support/serverUnderTest.ts';

/** Removes the part that differs between answers. */

/** Times out on data at once; other waits never end. */
const impatient = (milliseconds: number): Promise<unknown> =>
  milliseconds < 500 ? Promise.resolve() : new Promise(() => {});

describe('a page', () => {
  it('is a whole document: language, brand, theme, title, markup, and its scripts and data after the markup', async () => {
    const { app, clock } = await serverUnderTest();
    const { statusCode, headers, body } = await app.inject('/scoreboard?date=2026-10-10');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/^<!doctype html><html lang="en" data-brand="icehockey" data-theme="system"><head>/);
    expect(body).toContain('<title>Title of /scoreboard?date=2026-10-10</title>');
    expect(body).toContain('content="About &lt;it&gt;"');
    const [, data = ''] =
      /<p>page of icehockey in en, system<\/p><\/div><template id="view-end"><\/template><script type="module" src="\/main.js"><\/script><script id="kampdag-data" type="application\/json">(.*)<\/script><\/body><\/html>$/.exec(
        body,
      ) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      deployment: { id: 'icehockey' },
      now: clock.now(),
      live: { kind: 'local' },
    });
  });

  it('escapes hostile texts of the data: no script starts or ends in them', async () => {
    const { app } = await serverUnderTest();
    const { body } = await app.inject('/?x=<script>alert(1)</script>');
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(body.match(/<\/script/g)).toHaveLength(3);
  });

  it('follows the host, and the cookies for language and theme', async () => {
    const { app } = await serverUnderTest();
    const at = async (host: string, cookie: string) =>
      (await app.inject({ url: '/', headers: { host, cookie } })).body;
    expect(await at('basketball.localhost:4173', '')).toContain('page of basketball in no, system');
    expect(await at('localhost', 'theme=dark; language=no')).toContain('page of icehockey in no, dark');
    expect(await at('localhost', 'language=xx; theme=<b>')).toContain('page of icehockey in en, system');
  });

  it('is rendered once for all requests within a second, and again after it', async () => {
    const renderer = plainRenderer();
    const { app, clock } = await serverUnderTest({ renderer });
    await Promise.all(Array.from({ length: 100 }, () => app.inject('/')));
    expect(renderer.made()).toBe(1);
    clock.advance(1_001);
    await app.inject('/');
    expect(renderer.made()).toBe(2);
  });

  it('is separate for every address, language, theme, menu and deployment', async () => {
    const renderer = plainRenderer();
    const { app } = await serverUnderTest({ renderer });
    await app.inject('/');
    await app.inject('/?x');
    await app.inject({ url: '/', headers: { cookie: 'language=no' } });
    await app.inject({ url: '/', headers: { cookie: 'theme=dark' } });
    await app.inject({ url: '/', headers: { cookie: 'menu=rail' } });
    await app.inject({ url: '/', headers: { host: 'corporate.localhost' } });
    expect(renderer.made()).toBe(6);
  });

  it('comes in the encoding that the visitor accepts, with the same content', async () => {
    const { app } = await serverUnderTest();
    const get = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    const plain = await get('identity');
    const br = await get('br');
    const gzip = await get('gzip');
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['identity', 'br', 'gzip'])(
    'sends its head (%s), scripts included, before its data is there',
    async (encoding) => {
      const open: { answer: () => void } = { answer: () => {} };
      const waiting = new Promise<void>((resolve) => {
        open.answer = resolve;
      });
      const { app } = await serverUnderTest({
        renderer: plainRenderer(waiting),
        wait: impatient,
      });
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      try {
        const answer = await fetch(`${address}/slow`, { headers: { 'accept-encoding': encoding } });
        const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
        const first = await reader?.read();
        let early = first?.value ?? '';
        for (; !early.includes('</script>'); early += (await reader?.read())?.value ?? '');
        expect(early).toMatch(/^<!doctype html>.*<style.*<script type="module"/);
        expect(early).not.toContain('<title>');
        open.answer();
        let rest = '';
        for (let next = await reader?.read(); next?.done === false; next = await reader?.read())
          rest += next.value;
        expect(rest).toMatch(/^<title>Title of \/slow<\/title>.*<\/html>$/);
        expect(rest).not.toContain('/main.js');
      } finally {
        await app.close();
      }
    },
  );

  it('whose data was quicker than patience has its scripts once, after its markup', async () => {
    const patience: { end: () => void } = { end: () => {} };
    const { app } = await serverUnderTest({
      wait: (milliseconds) =>
        new Promise<void>((resolve) => {
          if (milliseconds < 500) patience.end = resolve;
        }),
    });
    const get = async (encoding: string): Promise<Buffer> =>
      (await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })).rawPayload;
    const first = gunzipSync(await get('gzip')).toString();
    patience.end();
    const second = brotliDecompressSync(await get('br')).toString();
    expect(second).toBe(first);
    expect(second.match(/main\.js/g)).toHaveLength(1);
  });

  it('is 404 for an unknown address, also when its head is sent before its data', async () => {
    const { app } = await serverUnderTest();
    expect((await app.inject('/unknown')).statusCode).toBe(404);
    const { app: hurried } = await serverUnderTest({ wait: impatient });
    expect((await hurried.inject('/slow/unknown')).statusCode).toBe(404);
  });

  it('that cannot be rendered is left to the browser: with an empty root, scripts and no data', async () => {
    const { app } = await serverUnderTest();
    const { statusCode, body } = await app.inject('/fails');
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /<div id="root"><\/div><template id="view-end"><\/template><script type="module" src="\/main.js"><\/script><script id="kampdag-data" type="application\/json"><\/script><\/body><\/html>$/,
    );
    expect(body).not.toContain('the screen threw');
  });

  it('of an address over 2 KB is refused', async () => {
    const { app } = await serverUnderTest();
    expect((await app.inject(`/?${'x'.repeat(3_000)}`)).statusCode).toBe(414);
  });

  it('carries a policy without unsafe-inline that names its styles and its own sockets', async () => {
    const { app } = await serverUnderTest();
    const { headers } = await app.inject({ url: '/', headers: { host: 'localhost:4173' } });
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("style-src 'self' 'sha256-of-this'");
    expect(policy).toContain("connect-src 'self' ws://localhost:4173 wss://localhost:4173;");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('runs the one script that it has itself, which its policy names (issue 34: no press is lost)', async () => {
    const { app } = await serverUnderTest();
    const { headers, body } = await app.inject('/');
    const own = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(own).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${policyHash(own[0] ?? '')};`);
  });

  it('lets no Host header write into the policy', async () => {
    const { app } = await serverUnderTest();
    const { statusCode, headers } = await app.inject({
      url: '/',
      headers: { host: "x; script-src 'unsafe-inline'" },
    });
    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('is rendered once for visitors of every encoding', async () => {
    const renderer = plainRenderer();
    const { app } = await serverUnderTest({ renderer });
    const texts = new Set<string>();
    for (const encoding of ['identity', 'identity', 'br', 'gzip', 'br']) {
      const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((bytes: Buffer) => bytes);
      texts.add(decode(rawPayload).toString());
    }
    expect([texts.size, renderer.made()]).toEqual([1, 1]);
  });

  it('may connect to the hosted live service only if that is used', async () => {
    const { app } = await serverUnderTest({ hosted: true });
    const { headers } = await app.inject('/');
    expect(headers['content-security-policy']).toContain('wss://*.ably.net');
    expect((await app.inject('/api/site')).json()).toMatchObject({ live: { kind: 'hosted' } });
    expect((await app.inject({ method: 'GET', url: '/time' })).headers['content-type']).toContain(
      'text/html',
    );
  });
});

describe('the data of a page without a first view', () => {
  it('is the deployment, the choices, the time and the live service', async () => {
    const { app, clock } = await serverUnderTest();
    const { headers, ...answer } = await app.inject({
      url: '/api/site',
      headers: { host: 'volleyball.localhost', cookie: 'theme=light' },
    });
    const [, , volleyball] = builtInDeployments;
    expect(answer.json()).toEqual({
      deployment: volleyball && deploymentJson(volleyball),
      language: 'no',
      theme: 'light',
      menu: 'drawer',
      viewing: plainViewing,
      teams: { count: 0, ids: [] },
      now: clock.now(),
      live: { kind: 'local' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});
