import { describe, expect, it } from 'vitest';
import { plainRenderer, serverUnderTest } from '../../support/serverUnderTest.ts';

/** A server whose embeds echo their request. */
const serverWith = async (status = 200) => {
  const asked: string[] = [];
  const { app, clock } = await serverUnderTest({
    renderer: {
      ...plainRenderer(),
      embedOf: ({ type, id }, { language }) => {
        asked.push(`${type} ${id} ${language}`);
        return Promise.resolve({ status, title: 'A <match>', markup: `<p>${type} ${id}</p>`, data: null });
      },
    },
  });
  return { app, clock, asked };
};

describe('an embedded match', () => {
  it('can be framed by any site, unlike every other page of the site', async () => {
    const { app } = await serverWith();
    const { headers } = await app.inject('/embed/match?matchId=7');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-frame-options']).toBeUndefined();
    const page = await app.inject('/standings');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('is the same for everybody, sets no cookie, and is rendered at most once a second', async () => {
    const { app, clock, asked } = await serverWith();
    const url = '/embed/match?matchId=7&language=no';
    const answers = await Promise.all(
      ['', 'language=en', 'viewing=hidden'].map((cookie) => app.inject({ url, headers: { cookie } })),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined, undefined]);
    expect(asked).toEqual(['match 7 no']);
    clock.advance(1_001);
    await app.inject(url);
    expect(asked).toHaveLength(2);
  });

  it('is a team’s at an address of its own, and no other’s (#37.6)', async () => {
    const { app, asked } = await serverWith();
    await app.inject('/embed/team?teamId=7&language=no');
    await app.inject('/embed/team?matchId=8');
    await app.inject('/embed/match?matchId=7&language=no');
    expect(asked).toEqual(['team 7 no', 'team null en', 'match 7 no']);
  });

  it('uses the language and theme in its address, else the site’s defaults; its title is escaped', async () => {
    const { app, asked } = await serverWith();
    const told = await app.inject('/embed/match?matchId=7&language=no&theme=dark');
    expect(told.body).toMatch(/^<!doctype html><html lang="n[bo][^"]*" [^>]*data-theme="dark"/);
    expect(told.body).toContain('<title>A &lt;match&gt;</title>');
    const plain = await app.inject('/embed/match?matchId=7&theme=%22onload%3D');
    expect(plain.body).toContain('data-theme="system"');
    expect(asked.at(-1)).toBe('match 7 en');
  });

  it.each(['', '?matchId=', '?matchId=7x', '?matchId=1&matchId=2', '?matchId=%3Cscript%3E'])(
    'passes on nothing that is not an id: /embed/match%s',
    async (query) => {
      const { app, asked } = await serverWith(404);
      const answer = await app.inject(`/embed/match${query}`);
      expect(answer.statusCode).toBe(404);
      expect(asked).toEqual(['match null en']);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
