import { leagueById, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { leagueTie } from '@kampdag/core/gateway/publicationRule';
import { TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either, option, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../src/server/gateway/answers.ts';
import { createPublications } from '../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../src/server/gateway/publication/publishedSource.ts';
import { watchedLeagues } from '../../src/server/gateway/publication/watchedLeagues.ts';
import { callOf } from '../../src/server/gateway/router.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { watchPublications } from '../../src/server/publicationWatch.ts';
import { setClock } from '../support/serverUnderTest.ts';
import { virtualScheduler } from '../support/virtualScheduler.ts';

const path = matchesOfLeague.write({ tournamentId: TournamentId(7) });

/** A federation whose one league may be unpublished, or fail. */
const federation = () => {
  const state = { published: true, silent: false };
  const source: GatewaySource = {
    request: (_deployment, asked) => {
      if (asked.startsWith('ta/Seasons')) {
        return taskEither.right({ seasons: [{ seasonId: 1, seasonName: '2026', orgIdOwner: 353 }] });
      }
      if (state.silent) return taskEither.left({ type: 'Unavailable', message: 'down' });
      return asked.startsWith('ta/Tournament/Season')
        ? taskEither.right({
            tournamentsInSeason: [
              {
                tournamentId: 7,
                seasonId: 1,
                tournamentName: 'U12',
                sportId: 199,
                areMatchesPublished: state.published,
              },
            ],
          })
        : taskEither.right({
            matches: [{ matchId: 5, tournamentId: 7, matchResult: { homeGoals: 9, awayGoals: 8 } }],
          });
    },
  };
  return { state, source };
};

describe('a league that is withdrawn in mid-season', () => {
  it('is hidden within 20 seconds, although its answers live longer (R24)', async () => {
    const clock = setClock();
    const { state, source } = federation();
    const still = { now: clock.now, random: () => 0, wait: () => new Promise(() => {}) };
    const publications = createPublications({ ...still, source });
    const answers = createAnswers({
      ...still,
      source: publishedSource(source, publications),
      // As long as a table's, so that only the watch clears it.
      lifetimeOf: () => ({ fresh: 600_000, stale: 600_000, onError: 600_000 }),
    });
    const { scheduler, wakes, pass } = virtualScheduler(clock);
    const stop = watchPublications({
      deployments: [defaultDeployment],
      publications,
      scheduler,
      onChange: answers.clear,
      onChecked: () => Promise.resolve(),
    });
    const call = option.toNullable(callOf(path));
    if (call === null) throw new Error('no call');
    const result = async (): Promise<string> => {
      const found = await answers.find(defaultDeployment, call)();
      return either.isRight(found) ? JSON.stringify(found.right.value.body) : '';
    };
    await pass(1);
    expect(await result()).toContain('"homeGoals":9');
    state.silent = true;
    await pass(10);
    expect(await result()).toContain('"homeGoals":9');
    Object.assign(state, { silent: false, published: false });
    await pass(14);
    expect(await result()).toBe('{"matches":[]}');
    stop();
    expect(wakes).toEqual([]);
  });

  it('is watched even if its season is past, while its answers may be cached; otherwise it costs no requests', async () => {
    const clock = setClock();
    const { state, source } = federation();
    const asked: string[] = [];
    const publications = createPublications({
      now: clock.now,
      random: () => 0,
      wait: () => new Promise(() => {}),
      source: {
        request: (deployment, wanted, at) => {
          asked.push(wanted);
          // No season of these two years has the league, which is only known by itself.
          if (wanted.startsWith('ta/Seasons')) return taskEither.right({ seasons: [] });
          return wanted.startsWith('ta/Tournament?')
            ? taskEither.right({
                tournamentId: 7,
                seasonId: 1,
                tournamentName: 'U12',
                sportId: 199,
                areMatchesPublished: state.published,
              })
            : source.request(deployment, wanted, at);
        },
      },
    });
    const asksOfIt = () => asked.filter((each) => each.startsWith('ta/Tournament?')).length;
    const look = async (): Promise<string> => {
      clock.advance(6_000);
      return publications.changeSince(defaultDeployment);
    };
    expect([await look(), asksOfIt()]).toEqual(['none', 0]);
    await publications.of(defaultDeployment, [leagueTie(TournamentId(7), null)])();
    expect(await look()).toBe('none');
    state.published = false;
    expect(await look()).toBe('less');
    expect(await look()).toBe('none');
    clock.advance(48 * 3_600_000);
    const before = asksOfIt();
    expect([await look(), asksOfIt()]).toEqual(['none', before]);
  });

  it('costs a limited number of requests per check, however many old leagues are watched; each has its turn', async () => {
    const [clock, asked] = [setClock(), new Set<TournamentId>()];
    const leagues = Array.from({ length: 30 }, (_, n) => TournamentId(n + 1));
    const held = watchedLeagues(
      clock.now,
      (_deployment, { tournamentId }) => {
        asked.add(tournamentId);
        return Promise.resolve(either.right(null));
      },
      () => null,
    );
    const old = leagueById.decode({
      tournamentId: 1,
      seasonId: 1,
      tournamentName: 'U12',
      sportId: 199,
      areMatchesPublished: true,
    });
    if (either.isLeft(old)) throw new Error('no league');
    for (const tournamentId of leagues) {
      held.note(defaultDeployment, { type: 'league', tournamentId, seasonId: null }, old.right);
    }
    const found: [string, number][] = [];
    for (let looks = 0; looks < 4; looks += 1) {
      clock.advance(4_000);
      found.push([await held.changeSince(defaultDeployment, []), asked.size]);
    }
    expect(found).toEqual([
      ['less', 12],
      ['less', 24],
      ['less', 30],
      ['none', 30],
    ]);
  });
});
