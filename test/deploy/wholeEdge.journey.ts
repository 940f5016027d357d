import { MatchId } from '@kampdag/core/ids';
import { openLogPath, openMatchPath } from '@kampdag/core/site/openPaths';
import { chromium, expect, test } from '@playwright/test';
import { WebSocket } from 'ws';
import { isInstalled, titleWith } from '../support/programs.ts';
import { ask } from './rawRequest.ts';
import { planted, type ServedFederation } from './servedFederations.ts';
import { type ServedInstallation, serveInstallation } from './servedInstallation.ts';

/** Local addresses of visitors, which together reach both replicas. */
const visitors = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'] as const;

/** Milliseconds within which a withdrawn league must be hidden. */
const hiddenWithin = 20_000;

/** Every address that shows the planted league. */
const addressesOf = ({ deployment, league }: ServedFederation): readonly string[] => {
  const { seasonId, tournamentId, matchId } = league;
  const chosen = `seasonId=${seasonId}&tournamentId=${tournamentId}`;
  return [
    `/api/ta/Tournament/Season/${seasonId}`,
    `/api/ta/Tournament?tournamentId=${tournamentId}`,
    `/api/ta/TournamentTeams/?tournamentId=${tournamentId}`,
    `/api/ta/TournamentMatches/?tournamentId=${tournamentId}`,
    `/api/ta/TournamentStandings/?tournamentId=${tournamentId}`,
    `/api/ta/Match?matchId=${matchId}`,
    `/api/ta/ScheduledMatchesBySport/?sportIds=${deployment.sportId}&date=11/21/2026`,
    `/?${chosen}`,
    `/scoreboard?${chosen}`,
    `/schedule?${chosen}`,
    `/standings?${chosen}`,
    `/match?${chosen}&matchId=${matchId}`,
    `/MATCH?${chosen}&matchId=${matchId}`,
    `/livematch?${chosen}&matchId=${matchId}`,
    `/api/kampdag/Log?matchId=${matchId}`,
    openMatchPath(MatchId(matchId)),
    openLogPath(MatchId(matchId)),
    `/embed/match?matchId=${matchId}`,
    `/calendar/match/${matchId}.ics`,
    `/calendar/league/${tournamentId}.ics`,
  ];
};

const hostOf = ({ deployment }: ServedFederation): string => deployment.hosts[0];

test.describe('four federations behind the shipped edge, on two replicas', () => {
  test.skip(!isInstalled('nginx'), titleWith('nginx', ''));
  test.describe.configure({ mode: 'default' });
  let installation: ServedInstallation;
  test.beforeAll(async () => {
    installation = await serveInstallation();
  });
  test.afterAll(async () => installation.close());

  const get = (host: string, path: string, from: string = visitors[0], headers = {}) =>
    ask(installation.port, host, path, { from, headers });

  const tokenFor = async (host: string): Promise<string> =>
    (await get(host, '/api/live/token?clientId=edge-visitor')).body.trim();

  /** A socket through the edge, attached to a channel, and the frames that it heard. */
  const attached = async (host: string, token: string, channel: string) => {
    const query = new URLSearchParams({ v: '3', format: 'json', access_token: token });
    const socket = new WebSocket(`ws://127.0.0.1:${installation.port}/?${query}`, { headers: { host } });
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as { readonly action: number };
      if (frame.action === 4) socket.send(JSON.stringify({ action: 10, channel }));
      heard.push(data.toString());
    });
    await expect.poll(() => heard.some((text) => text.includes('"action":11'))).toBe(true);
    return { socket, heard };
  };

  const publish = async (host: string, channel: string, body: object): Promise<void> => {
    const message = JSON.stringify({ name: 'event', data: JSON.stringify(body), encoding: 'json' });
    const published = await ask(
      installation.port,
      host,
      `/channels/${encodeURIComponent(channel)}/messages`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(installation.key).toString('base64')}`,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(message)),
        },
        body: message,
      },
    );
    expect(published.status).toBe(201);
  };

  test('each host shows its own deployment: title, manifest, sitemap, kept calls', async () => {
    for (const federation of installation.federations) {
      const [host, { siteName }] = [hostOf(federation), federation.deployment];
      expect((await get(host, '/')).body).toContain(siteName);
      expect((await get(host, '/app.webmanifest')).body).toContain(JSON.stringify(siteName));
      expect((await get(host, '/robots.txt')).body).toContain(`http://${host}/sitemap.xml`);
      const sitemap = await get(host, '/sitemap.xml');
      expect(sitemap.body).toContain(`<loc>http://${host}/</loc>`);
      const others = installation.federations.filter((other) => other !== federation).map(hostOf);
      for (const other of others) expect(sitemap.body).not.toContain(other);
      const path = `/api/ta/Tournament/Season/${federation.league.seasonId}`;
      const kept = await get(host, path);
      const again = await get(host, path, visitors[1]);
      expect([kept.status, again.status, again.headers['x-cache']]).toEqual([200, 200, 'HIT']);
      expect(again.body).toContain(planted);
    }
  });

  test('a browser sees each federation, its own, and nothing goes wrong', async () => {
    const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...args, `--host-resolver-rules=MAP *.example:80 127.0.0.1:${installation.port}`],
    });
    try {
      for (const federation of installation.federations) {
        const page = await browser.newPage();
        const troubles: string[] = [];
        page.on('pageerror', ({ message }) => troubles.push(message));
        page.on('console', (message) => {
          // The browser warns because nothing here uses TLS.
          const isOfTls = message.text().includes('origin was untrustworthy');
          if (message.type() === 'error' && !isOfTls) troubles.push(message.text());
        });
        await page.goto(
          `http://${hostOf(federation)}/standings?seasonId=${federation.league.seasonId}&tournamentId=${federation.league.tournamentId}`,
        );
        await expect(page).toHaveTitle(new RegExp(federation.deployment.siteName));
        await expect(page.getByRole('main')).toContainText(planted);
        expect(troubles).toEqual([]);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });

  test('what is refused by the server is refused through the edge, and forged words change no page', async () => {
    const [hockey, basket] = installation.federations.map(hostOf);
    const pageOf = async (headers: Readonly<Record<string, string>>) =>
      (await get(hockey ?? '', '/', visitors[0], headers)).body;
    for (const headers of [
      { 'x-forwarded-host': basket ?? '' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      { forwarded: `host=${basket}` },
      { 'x-original-url': '/standings', 'x-rewrite-url': '/standings' },
      { 'x-host': 'evil.example', 'x-forwarded-server': 'evil.example' },
    ]) {
      const body = await pageOf(headers);
      expect(body).toContain('http://ishockey.example/');
      expect(body).not.toMatch(/evil\.example|basket\.example|https:\/\/ishockey/);
    }
    for (const host of ['evil.example', 'localhost', 'ishockey.localhost', `${hockey}.evil.example`]) {
      expect((await get(host, '/')).status).toBe(421);
    }
    for (const path of [
      '/api%2Fta/Match?matchId=1',
      '//api/ta/Match?matchId=1',
      '/api/ta/../../control',
      '/api/ta/%2e%2e/x',
      '/assets/..%2f..%2fmain.js',
      '/API/gateway',
    ]) {
      const { status, headers } = await get(hockey ?? '', path);
      expect([400, 404], path).toContain(status);
      expect(String(headers['cache-control']), path).not.toContain('public');
    }
  });

  test('live: sockets and polls through the edge hear what is published', async () => {
    const [federation] = installation.federations;
    if (federation === undefined) throw new Error('no federation');
    const { port } = installation;
    const host = hostOf(federation);
    const channel = `match:${federation.league.matchId}:all`;
    const token = await tokenFor(host);
    const { socket, heard } = await attached(host, token, channel);

    const poll = async (path: string, method = 'GET', body = '') => {
      const response = await ask(port, host, `/comet/${path}`, {
        method,
        headers:
          body === ''
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) },
        body,
      });
      return response.body;
    };
    const connected = await poll(`connect?${new URLSearchParams({ v: '3', access_token: token })}`);
    const [, connection = ''] = /"connectionKey":"([^"]+)"/.exec(connected) ?? [];
    await poll(`${connection}/send`, 'POST', JSON.stringify([{ action: 10, channel }]));
    expect(await poll(`${connection}/recv`)).toContain('"action":11');

    await publish(host, channel, { MatchEventType: 'Timer', Id: 1 });
    await expect.poll(() => heard.some((text) => text.includes('MatchEventType'))).toBe(true);
    expect(await poll(`${connection}/recv`)).toContain('MatchEventType');
    socket.terminate();
  });

  test('a league that is no longer published is hidden within 20 seconds, whoever asks, however it is written, and whether or not somebody kept asking', async () => {
    const all = installation.federations.flatMap((federation) =>
      addressesOf(federation).map((path) => ({ host: hostOf(federation), path })),
    );
    for (const federation of installation.federations) {
      const { matchId } = federation.league;
      await publish(hostOf(federation), `match:${matchId}:all`, {
        MatchId: matchId,
        MatchEventType: 'MatchData',
        HomeTeam: planted,
      });
    }
    const tells = async ({ host, path }: (typeof all)[number], from: string): Promise<boolean> =>
      (await get(host, path, from)).body.includes(planted);
    const told = await Promise.all(all.flatMap((each) => visitors.map((from) => tells(each, from))));
    // The day's matches may belong to other leagues; everything else is about this one.
    expect(told.filter(Boolean).length).toBeGreaterThan(told.length / 2);
    const open = await Promise.all(
      installation.federations.map(async (federation) =>
        attached(
          hostOf(federation),
          await tokenFor(hostOf(federation)),
          `match:${federation.league.matchId}:all`,
        ),
      ),
    );
    const asleep = all.filter((_, index) => index % 2 === 1);
    const awake = all.filter((_, index) => index % 2 === 0);

    for (const { unpublish } of installation.federations) unpublish();
    const since = Date.now();
    while (Date.now() - since < hiddenWithin - 2_000) {
      await Promise.all(awake.map((each, index) => tells(each, visitors[index % visitors.length] ?? '')));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, since + hiddenWithin - Date.now())));
    const still = await Promise.all(
      [...awake, ...asleep].flatMap((each) =>
        visitors.map(async (from) => ((await tells(each, from)) ? [`${from} ${each.host}${each.path}`] : [])),
      ),
    );
    expect(still.flat()).toEqual([]);
    // Who was attached is thrown out (reading 43).
    for (const { heard, socket } of open) {
      expect(heard.filter((text) => text.includes('"code":40160'))).toHaveLength(1);
      socket.terminate();
    }
    for (const federation of installation.federations) {
      const sitemap = await get(hostOf(federation), '/sitemap.xml');
      expect(sitemap.body).not.toContain(`tournamentId=${federation.league.tournamentId}`);
    }
  });
});
