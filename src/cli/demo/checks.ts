import { setTimeout as delay } from 'node:timers/promises';
import { leaguesOfSeason, matchById, matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import { screenPath } from '@kampdag/core/site/paths';
import { shownBody } from '@kampdag/core/sport/published/shownBody';
import { Realtime } from 'ably';
import { either } from 'fp-ts';
import { request } from 'undici';
import type { DemoInstallation } from './installation.ts';
import type { DemoMatch } from './match.ts';
import { sdkOptions } from './sdkOptions.ts';

/** Requests a path from a local port with a Host header, as a browser that resolves the name would. */
const askHost = async (port: number, host: string, path: string) => {
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    headers: { host },
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.statusCode, body: await answer.body.text() };
};

/** The result of a check. */
export interface Checked {
  readonly isGood: boolean;
  /** A line for the user. */
  readonly message: string;
}

/** Milliseconds within which a message must reach its followers. */
const heardWithin = 10_000;

/** Milliseconds within which a withheld league must be hidden. */
const hiddenWithin = 20_000;

/** The visitors' port: the edge's, or a replica's without one. */
export const visitorsPort = ({ edge, replicas }: DemoInstallation): number => edge ?? replicas[0];

const titleOf = (html: string): string => /<title>([^<]*)/.exec(html)?.[1] ?? '';

/** Each host name serves its own site, and an unknown name none. */
export const checkHosts = async (installation: DemoInstallation): Promise<Checked> => {
  const port = visitorsPort(installation);
  const titles = await Promise.all(
    installation.deployments.map(async ({ hosts, siteName }) => {
      const title = titleOf((await askHost(port, hosts[0], '/')).body);
      return { isOwn: title.includes(siteName), message: `${hosts[0]} is ${JSON.stringify(title)}` };
    }),
  );
  const { status } = await askHost(port, 'nobody.example', '/');
  return {
    isGood: status === 421 && titles.every(({ isOwn }) => isOwn),
    message: `${titles.map(({ message }) => message).join(', ')}; nobody.example is answered ${status}.`,
  };
};

/** Messages published at the first replica reach followers on the last one in order, each once. */
export const checkLive = async (installation: DemoInstallation, match: DemoMatch): Promise<Checked> => {
  const { replicas } = installation;
  const port = replicas.at(-1) ?? replicas[0];
  const heard: unknown[] = [];
  const stop = new AbortController();
  const follower = new Realtime({
    clientId: 'demo-follower',
    authUrl: `http://127.0.0.1:${port}/api/live/token`,
    ...sdkOptions(port),
  });
  const published = replicas.length > 1 ? 'one replica, heard on the other' : 'the one replica';
  try {
    await Promise.race([
      follower.channels.get(match.channel).subscribe(({ data }) => {
        heard.push(data);
        if (heard.length >= match.earlier.length) stop.abort();
      }),
      delay(heardWithin).then(() => Promise.reject(new Error('the channel does not open'))),
    ]);
    const since = Date.now();
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(heardWithin)]);
    const done = await match.report(1, { say: () => {}, signal });
    if (either.isLeft(done)) return { isGood: false, message: `${done.left}.` };
    const shown = match.earlier.map(shownBody(match.matchId, { teams: true, referees: true }));
    const isSame = JSON.stringify(heard) === JSON.stringify(shown);
    return {
      isGood: isSame,
      message: `${heard.length} of ${match.earlier.length} messages published at ${published} in ${Date.now() - since} ms, ${isSame ? 'each once and in order' : 'not as they were published'}.`,
    };
  } finally {
    stop.abort();
    follower.close();
  }
};

const tellingOf = ({ selection, matchId, date, livePath, teams }: DemoMatch, sportId: DemoSport) => {
  const { seasonId, tournamentId } = selection;
  if (seasonId === null || tournamentId === null) throw new Error('the match has no league');
  const id = String(matchId);
  return [
    { path: '/', text: id },
    { path: screenPath('/schedule', selection), text: id },
    // Teams of the same name play in other leagues; this pair is unique.
    { path: livePath, text: `${teams[0]} – ` },
    { path: `/api/${leaguesOfSeason.write({ seasonId })}`, text: `"tournamentId":${tournamentId}` },
    { path: `/api/${matchesOfLeague.write({ tournamentId })}`, text: id },
    { path: `/api/${matchesOnDate.write({ sportId, date })}`, text: id },
    { path: `/api/${matchById.write({ matchId })}`, text: id },
    { path: `/api/${standingsOfLeague.write({ tournamentId })}`, text: teams[0] },
  ];
};

type DemoSport = DemoInstallation['deployments'][number]['sportId'];

/** A league that its federation withholds disappears from pages and calls. */
export const checkHidden = async (installation: DemoInstallation, match: DemoMatch): Promise<Checked> => {
  const [deployment] = installation.deployments;
  const league = match.selection.tournamentId;
  if (deployment === undefined || league === null) throw new Error('there is no league');
  const port = visitorsPort(installation);
  const places = tellingOf(match, deployment.sportId);
  const mentioning = async (): Promise<readonly string[]> => {
    const message = await Promise.all(
      places.map(async ({ path, text }) => {
        const { body } = await askHost(port, deployment.hosts[0], path);
        return body.includes(text) ? [path] : [];
      }),
    );
    return message.flat();
  };
  const before = await mentioning();
  if (before.length < places.length) {
    const silent = places.map(({ path }) => path).filter((path) => !before.includes(path));
    return {
      isGood: false,
      message: `These do not tell of the league while it is published: ${silent.join(' ')}`,
    };
  }
  installation.upstream.setFlags(league, { areMatchesPublished: false });
  const since = Date.now();
  for (;;) {
    const still = await mentioning();
    const seconds = ((Date.now() - since) / 1000).toFixed(1);
    if (still.length === 0) {
      return {
        isGood: true,
        message: `League ${league} was gone from ${places.length} pages and calls ${seconds} s after its federation took it back.`,
      };
    }
    if (Date.now() - since > hiddenWithin)
      return {
        isGood: false,
        message: `After ${seconds} s these still tell of the league: ${still.join(' ')}`,
      };
    await delay(250);
  }
};
