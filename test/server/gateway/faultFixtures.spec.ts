import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import * as core from '@kampdag/core/gateway/endpoints';
import * as icehockey from '@kampdag/core/gateway/icehockeyEndpoints';
import * as league from '@kampdag/core/gateway/leagueEndpoints';
import type { MatchId } from '@kampdag/core/ids';
import { SeasonId, TournamentId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/channel/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { withFaultFixtures } from '../../../src/server/gateway/faultFixtures/faultFixtures.ts';
import {
  type FixtureFault,
  faultyLeague,
  faultyLiveMatch,
  faultyMatch,
  faultyMatchesLeague,
  unopenedMatch,
} from '../../../src/server/gateway/faultFixtures/faultRows.ts';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { failingHistory, withFaultyChannels } from '../../../src/server/live/faultyChannels.ts';
import { setClock } from '../../support/serverUnderTest.ts';

const now = Instant(Date.parse('2026-11-21T19:20:00+01:00'));
const oldest = SeasonId(5);
const { sport: key } = defaultDeployment;

/** A federation with one league in every season, and no matches. */
const plain: GatewaySource = {
  request: (_deployment, path) =>
    path.startsWith('ta/Tournament/Season/')
      ? taskEither.right({
          tournamentsInSeason: [
            { tournamentId: 1, seasonId: 5, tournamentName: 'A', sportId: 199, areMatchesPublished: true },
          ],
        })
      : taskEither.left({ type: 'NotFound', message: 'nothing' }),
};

const faulty = withFaultFixtures(plain, {
  seasonOf: () => oldest,
  onTheDay: false,
  wait: () => Promise.resolve(),
});
const published = publishedSource(
  faulty,
  createPublications({ now: () => now, random: () => 0, wait: () => new Promise(() => {}), source: faulty }),
);

const asked = <P, A>(endpoint: Endpoint<P, A>, params: P) =>
  published.request(defaultDeployment, endpoint.write(params), now)();

const types: readonly (readonly [FixtureFault, string])[] = [
  ['unavailable', 'Unavailable'],
  ['timeout', 'TimedOut'],
  ['truncated', 'BadAnswer'],
  ['html', 'BadAnswer'],
  ['wrongTypes', 'BadAnswer'],
  ['errorMessage', 'Declined'],
];

const leaguesIn = async (seasonId: SeasonId) => {
  const decoded = either.chainW(core.leaguesOfSeason.decode)(await asked(core.leaguesOfSeason, { seasonId }));
  return either.isRight(decoded) ? decoded.right.rows.map(({ tournamentId }) => tournamentId) : [];
};

describe('the fault fixtures', () => {
  it('are leagues of the oldest season, and of no other', async () => {
    expect(await leaguesIn(SeasonId(6))).toEqual([1]);
    expect(await leaguesIn(oldest)).toEqual([
      1,
      ...types.map(([fault]) => faultyLeague(key, fault)),
      faultyLeague(key, 'slow'),
      faultyMatchesLeague(key),
    ]);
  });

  it.each(types)(
    'that are %s are leagues that open, and all that is asked of them is %s',
    async (fault, type) => {
      const tournamentId = faultyLeague(key, fault);
      expect(either.isRight(await asked(core.leagueById, { tournamentId }))).toBe(true);
      for (const answer of [
        await asked(core.matchesOfLeague, { tournamentId }),
        await asked(core.teamsOfLeague, { tournamentId }),
        await asked(league.standingsOfLeague, { tournamentId }),
        await asked(icehockey.hockeyAttendance, { tournamentId }),
      ]) {
        expect(answer).toMatchObject(either.left({ type }));
      }
    },
  );

  it.each(types)(
    'that are %s are matches that open with all else %s, and matches that do not open',
    async (fault, type) => {
      const opening = faultyMatch(key, fault);
      expect(either.isRight(await asked(core.matchById, { matchId: opening }))).toBe(true);
      expect(await asked(icehockey.hockeyGoals, { matchId: opening })).toMatchObject(either.left({ type }));
      expect(await asked(core.matchById, { matchId: unopenedMatch(key, fault) })).toMatchObject(
        either.left({ type }),
      );
    },
  );

  it('that are slow finally answer, with nothing', async () => {
    expect(await asked(core.matchesOfLeague, { tournamentId: faultyLeague(key, 'slow') })).toEqual(
      either.right({ matches: [] }),
    );
  });

  it('are all in one league, the live ones being played today', async () => {
    const answer = await asked(core.matchesOfLeague, { tournamentId: faultyMatchesLeague(key) });
    const decoded = either.chainW(core.matchesOfLeague.decode)(answer);
    if (either.isLeft(decoded)) throw new Error('unreadable');
    const { rows, problems } = decoded.right;
    expect(problems).toEqual([]);
    expect(rows).toHaveLength(17);
    expect(
      rows.filter(({ liveClientType }) => liveClientType === 'Advanced').map(({ date }) => date),
    ).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
  });

  it('leave all other leagues and matches to the federation', async () => {
    expect(await asked(core.matchesOfLeague, { tournamentId: TournamentId(1) })).toMatchObject(
      either.left({ type: 'NotFound' }),
    );
  });
});

describe('the live fault fixtures', () => {
  const source = withFaultyChannels({ history: () => undefined, follow: () => () => undefined }, () => now);
  const history = (matchId: MatchId) => source.history(allChannel(matchId));

  it('have a message that cannot be decrypted, one match that is not set up, and no effect on other channels', () => {
    const sealed = history(faultyLiveMatch(key, 'undecryptable'));
    expect(sealed?.at(-1)?.encoding).toContain('cipher');
    expect(sealed?.filter(({ encoding }) => encoding === undefined).length).toBeGreaterThan(0);
    expect(history(faultyLiveMatch(key, 'notSetUp'))).toEqual([]);
    expect(source.history(allChannel(7 as MatchId))).toBeUndefined();
  });

  it('fail a visitor’s first history request, and no other of that minute', () => {
    const clock = setClock();
    const fails = failingHistory(clock.now);
    const channel = allChannel(faultyLiveMatch(key, 'historyFailsOnce'));
    expect([fails(channel, 'a'), fails(channel, 'a'), fails(channel, 'b')]).toEqual([true, false, true]);
    clock.advance(60_000);
    expect(fails(channel, 'a')).toBe(true);
    expect(fails(allChannel(7 as MatchId), 'c')).toBe(false);
  });
});
