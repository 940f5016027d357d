import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import { describe, expect, it } from 'vitest';
import { shareCard } from '../../../src/server/page/shareCard.ts';

const row = {
  matchId: 7,
  hometeam: 'Storhamar & venner',
  awayteam: 'Stjernen <2>',
  matchDate: '2026-11-21T00:00:00',
  matchStartTime: 1830,
  tournamentName: 'EHL',
  activityAreaName: 'CC Amfi',
  liveClientType: 'None',
  matchResult: { homeGoals: 3, awayGoals: 2, matchEndResult: '3-2' },
};

const card = (url: string, answers: Readonly<Record<string, unknown>>, title = 'Kamp – Kampdag'): string =>
  shareCard({
    title,
    description: 'Om siden',
    siteName: defaultDeployment.siteName,
    origin: 'https://hockey.example',
    url,
    data: {
      deployment: deploymentJson(defaultDeployment),
      language: 'no',
      theme: 'system',
      now: 0,
      live: { kind: 'local' },
      answers,
    },
  });

const eventIn = (html: string): Readonly<Record<string, unknown>> | null => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Readonly<Record<string, unknown>>);
};

const titled = (title: string): string => card('/match?matchId=7', { 'ta/Match?matchId=7': row }, title);

const pictureIn = (html: string): string => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';

const status = (nonPlayReason: string) =>
  eventIn(card('/match?matchId=7', { 'ta/Match?matchId=7': { ...row, nonPlayReason } }))?.['eventStatus'];

describe('the share card of a match', () => {
  it('has both teams and the score, and says the same as structured data', () => {
    const html = card('/match?matchId=7', { 'ta/Match?matchId=7': row });
    expect(html).toContain(
      '<meta property="og:title" content="Storhamar &amp; venner 3–2 Stjernen &lt;2&gt;">',
    );
    expect(eventIn(html)).toMatchObject({
      '@type': 'SportsEvent',
      name: 'Storhamar & venner 3–2 Stjernen <2>',
      startDate: '2026-11-21T17:30:00.000Z',
      location: { name: 'CC Amfi' },
      homeTeam: { name: 'Storhamar & venner' },
      url: 'https://hockey.example/match?matchId=7',
    });
  });

  it('names another picture for another score', () => {
    const html = titled('2–2 Storhamar – Stjernen');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    const first = pictureIn(html);
    expect(first).toMatch(/^https:\/\/hockey\.example\/share\/match\/7\.png\?language=no&amp;v=[\w-]{8}$/);
    expect(pictureIn(titled('3–2 Storhamar – Stjernen'))).not.toBe(first);
  });

  it('names the picture of a page’s league or player, and none elsewhere', () => {
    expect(card('/standings?seasonId=1&tournamentId=12', {})).toContain('/share/league/12.png?');
    expect(card('/player?playerId=5&orgId=9&tournamentId=12', {})).toContain('/share/player/9-5.png?');
    expect(card('/', {})).not.toContain('og:image');
  });

  it('finds the match in its league’s or its day’s list', () => {
    for (const path of [
      'ta/TournamentMatches/?tournamentId=1',
      'ta/ScheduledMatchesBySport/?sportIds=199&date=11/21/2026',
    ]) {
      const html = card('/livematch?matchId=7', { [path]: { matches: [{ matchId: 8 }, row] } });
      expect(eventIn(html)).toMatchObject({ '@type': 'SportsEvent' });
    }
  });

  it('is the match’s own before it begins', () => {
    const html = card('/matchnotready?matchId=7&tournamentId=1', {
      'ta/Match?matchId=7': { ...row, matchResult: null },
    });
    expect(pictureIn(html)).toContain('/share/match/7.png?');
    expect(html).toContain('content="Storhamar &amp; venner – Stjernen &lt;2&gt;"');
  });

  it('has no score if there is none or it is withheld', () => {
    const html = card('/match?matchId=7', { 'ta/Match?matchId=7': { ...row, matchResult: null } });
    expect(html).toContain('Storhamar &amp; venner – Stjernen');
    expect(html).not.toMatch(/3[–-]2/);
  });

  it('escapes names in scripts and attributes', () => {
    const html = card('/match?matchId=7', {
      'ta/Match?matchId=7': { ...row, hometeam: '</script><script>alert(1)</script>"' },
    });
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toContain('<script>alert');
  });

  it('says that a match is postponed or cancelled', () => {
    expect(status('MatchPostponed')).toBe('https://schema.org/EventPostponed');
    expect(status('MatchCancelled')).toBe('https://schema.org/EventCancelled');
  });
});

describe('the share card of any other page', () => {
  it('has its title and description, and no structured data', () => {
    const html = card('/standings?tournamentId=1', { 'ta/Match?matchId=7': row });
    expect(html).toContain('content="Kamp – Kampdag"');
    expect(eventIn(html)).toBeNull();
  });

  it('is the page’s own if the match is not among the answers', () => {
    expect(eventIn(card('/match?matchId=9', { 'ta/Match?matchId=7': row }))).toBeNull();
    expect(eventIn(card('/match?matchId=7', { 'ta/Match?matchId=7': 'broken' }))).toBeNull();
  });
});
