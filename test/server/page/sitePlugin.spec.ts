import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import { createFederations, simulatedSource } from '../../../src/server/gateway/simulatedSource.ts';
import { atOnce } from '../../support/federation/pacing.ts';
import { serverUnderTest, setClock } from '../../support/serverUnderTest.ts';

const simulated = () => {
  const source = simulatedSource(createFederations(builtInDeployments, 1), atOnce);
  return publishedSource(
    source,
    createPublications({ source, now: setClock().now, random: () => 0, wait: () => new Promise(() => {}) }),
  );
};

describe('robots.txt and the sitemap', () => {
  it('give the allowed paths, under the requested host name', async () => {
    const { app } = await serverUnderTest({ tls: true, hosts: ['hockey.example.no'] });
    const { headers, body } = await app.inject({
      url: '/robots.txt',
      headers: { host: 'hockey.example.no' },
    });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /api/');
    expect(body).toContain('Sitemap: https://hockey.example.no/sitemap.xml');
  });

  it('name only the site’s own hosts, and refuse a malformed one', async () => {
    const { app } = await serverUnderTest();
    const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
    expect((await ask('/robots.txt', 'evil.example')).body).toContain(
      'Sitemap: http://localhost/sitemap.xml',
    );
    expect((await ask('/robots.txt', 'Basketball.localhost:4173')).body).toContain(
      'Sitemap: http://basketball.localhost/sitemap.xml',
    );
    expect((await ask('/', 'evil.example')).body).not.toContain('evil.example');
    expect((await ask('/robots.txt', 'x"><script>')).statusCode).toBe(400);
  });

  it('list leagues and finished matches with absolute addresses', async () => {
    const { app } = await serverUnderTest({ source: simulated(), hosts: ['a.example'] });
    const { statusCode, headers, body } = await app.inject({
      url: '/sitemap.xml',
      headers: { host: 'a.example' },
    });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(found[0]).toBe('http://a.example/');
    expect(found.some((address) => address.includes('/standings?seasonId='))).toBe(true);
    expect(found.filter((address) => address.includes('/match?')).length).toBeGreaterThan(20);
    expect(found.every((address) => address.startsWith('http://a.example/'))).toBe(true);
    expect(found.some((address) => /\/player/.test(address))).toBe(false);
    expect(body).not.toMatch(/&(?!amp;)/);
    // A withdrawn league is listed for at most 20 seconds (reading 24).
    expect(headers['cache-control']).toBe('public, max-age=5');
  });

  it('are unavailable while the federation does not answer', async () => {
    const { app, source } = await serverUnderTest();
    source.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(503);
  });

  it('exclude players’ pages from indexes', async () => {
    const { app } = await serverUnderTest();
    expect((await app.inject('/player?playerId=7')).headers['x-robots-tag']).toContain('noindex');
    expect((await app.inject('/standings')).headers['x-robots-tag']).toBeUndefined();
  });
});
