import { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel, viewChangedCode } from '@kampdag/core/live/wire/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { taskEither } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { createChannelGate } from '../../../src/server/live/channelGate.ts';
import { shownBatches } from '../../../src/server/live/shownBatches.ts';
import { watchPublications } from '../../../src/server/publicationWatch.ts';
import { followWith, visitorOptions } from '../../support/sdk.ts';
import { setClock } from '../../support/serverUnderTest.ts';
import { virtualScheduler } from '../../support/virtualScheduler.ts';
import { portOf, startLiveServer } from '../channel/liveServer.ts';

const matchId = MatchId(5);
const channel = allChannel(matchId);
const league = {
  tournamentId: 7,
  seasonId: 1,
  tournamentName: 'U12',
  sportId: 199,
  areMatchesPublished: true,
  areTeamsPublished: true,
  areRefereesPublished: true,
  isResultPublished: true,
};

const match = { matchId, tournamentId: 7, seasonId: 1, sportId: 199, matchDate: '2027-02-14T00:00:00' };

const missing = taskEither.left({ type: 'NotFound' as const, message: 'no such thing' });

/**
 * A federation with one league, whose flags a test sets, and one match, which it may lack (null) or not find by itself. It may be
 * silent, or not find anything.
 */
const federation = () => {
  const state: {
    league: object;
    match: object | null;
    findsMatch: boolean;
    outage: 'Unavailable' | 'NotFound' | null;
  } = { league, match, findsMatch: true, outage: null };
  const source: GatewaySource = {
    request: (_deployment, asked) => {
      if (state.outage !== null) return taskEither.left({ type: state.outage, message: 'down' });
      if (asked.startsWith('ta/ScheduledMatches')) {
        return taskEither.right({ matches: state.match === null ? [] : [state.match] });
      }
      if (asked.startsWith('ta/Match?')) {
        return state.match === null || !state.findsMatch ? missing : taskEither.right(state.match);
      }
      if (asked.startsWith('ta/Seasons')) {
        return taskEither.right({ seasons: [{ seasonId: 1, seasonName: '2026', orgIdOwner: 353 }] });
      }
      return asked.startsWith('ta/Tournament/Season')
        ? taskEither.right({
            tournamentsInSeason: [state.league, { ...league, tournamentId: 8, areMatchesPublished: false }],
          })
        : missing;
    },
  };
  return { state, source };
};

describe('a reader of a match, over a socket with the unmodified SDK', () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  });

  const follow = async (name = channel) => {
    const clock = setClock();
    const { state, source } = federation();
    const publications = createPublications({
      now: clock.now,
      random: () => 0,
      wait: () => new Promise(() => {}),
      source,
    });
    const gate = createChannelGate({ publications, deploymentOf: () => defaultDeployment, now: clock.now });
    const server = await startLiveServer({
      port: 0,
      mayRead: gate.mayRead,
      mayStillRead: gate.mayStillRead,
      show: shownBatches(null),
    });
    cleanups.push(server.stop);
    const { scheduler, pass: passTime } = virtualScheduler(clock);
    cleanups.push(
      watchPublications({
        deployments: [defaultDeployment],
        publications,
        scheduler,
        onChange: gate.clear,
        onChecked: server.channel.recheckReaders,
      }),
    );
    const { client, live, received, changes } = await followWith(visitorOptions(portOf(server)), name);
    cleanups.push(() => client.close());
    const pass = async (seconds: number): Promise<void> => {
      await passTime(seconds);
      await client.connection.ping();
    };
    const goal = (n: number): void => {
      server.publish(channel, { MatchEventType: 'Goal', MatchId: matchId, ClientId: `g${n}`, Team: 'H' });
    };
    return { state, live, received, changes, pass, goal, server };
  };

  it.each([
    ['its league withdrawn', { areMatchesPublished: false }, channel],
    ['its results withdrawn', { isResultPublished: false }, channel],
    ['its league withdrawn, on the goals channel', { areMatchesPublished: false }, goalsChannel(matchId)],
  ])(
    'hears nothing 20 seconds after: %s; and follows again once it is published (R43)',
    async (_, flags, name) => {
      const { state, live, received, changes, pass, goal } = await follow(name);
      await pass(1);
      goal(1);
      await received.until((all) => all.length === 1);
      state.league = { ...league, ...flags };
      await pass(20);
      expect([live.state, live.errorReason?.code]).toEqual(['failed', 40_160]);
      goal(2);
      await pass(30);
      expect(received.items).toHaveLength(1);
      expect(changes.items.map(({ current }) => current)).toEqual(['failed']);
      await expect(live.attach()).rejects.toMatchObject({ code: 40_160 });
      state.league = league;
      await pass(20);
      await live.attach();
      goal(3);
      await received.until((all) => all.length === 2);
    },
  );

  it.each([
    ['teams', { areTeamsPublished: false }, /Spiller/],
    ['referees', { areRefereesPublished: false }, /Dommer/],
  ])(
    'is told to read its history anew where %s are withdrawn, which then has no names (R43)',
    async (_, flags, gone) => {
      const { state, live, received, changes, pass, server } = await follow();
      await pass(1);
      const described = {
        MatchEventType: 'MatchData',
        MatchId: matchId,
        HomePlayers: [{ Id: 7, LastName: 'Spiller' }],
        Referees: [{ Id: 8, Name: 'Dommer' }],
      };
      server.publish(channel, described);
      const [before] = await received.until((all) => all.length === 1);
      expect(JSON.stringify(before?.data)).toMatch(gone);
      state.league = { ...league, ...flags };
      await pass(20);
      expect(changes.items.map(({ current, resumed, reason }) => [current, resumed, reason?.code])).toEqual([
        ['attached', false, viewChangedCode],
      ]);
      server.publish(channel, described);
      await received.until((all) => all.length === 2);
      const { items } = await live.history({ untilAttach: true });
      expect(items).toHaveLength(1);
      for (const { data } of [received.items[1], ...items].map((one) => ({ data: one?.data as unknown }))) {
        expect(JSON.stringify(data)).not.toMatch(gone);
      }
    },
  );

  it.each([
    ['is withdrawn by itself', null],
    ['is moved to a league that is not published', { ...match, tournamentId: 8 }],
  ])('hears nothing 20 seconds after its match %s, though its league is published (R43)', async (_, now) => {
    const { state, live, received, pass, goal } = await follow();
    await pass(1);
    goal(1);
    await received.until((all) => all.length === 1);
    state.match = now;
    await pass(20);
    expect([live.state, live.errorReason?.code]).toEqual(['failed', 40_160]);
    goal(2);
    await pass(1);
    expect(received.items).toHaveLength(1);
    await expect(live.attach()).rejects.toMatchObject({ code: 40_160 });
  });

  it.each([
    ['does not answer', { outage: 'Unavailable' as const }],
    ['finds nothing at all, as while its service is replaced', { outage: 'NotFound' as const }],
    ['does not find the match by itself, and lists it', { findsMatch: false }],
  ])('keeps its match while the federation %s (R43)', async (_, odd) => {
    const { state, live, received, pass, goal } = await follow();
    await pass(10);
    Object.assign(state, odd);
    await pass(60);
    goal(1);
    await received.until((all) => all.length === 1);
    expect(live.state).toBe('attached');
  });
});
