import { matchById } from '@kampdag/core/gateway/endpoints';
import { MatchId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either, option, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../../src/server/gateway/answers.ts';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import { callOf } from '../../../src/server/gateway/router.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { setClock } from '../../support/serverUnderTest.ts';

const row = { matchId: 5, tournamentId: 7, seasonId: 1, sportId: 199, matchDate: '2027-02-14T00:00:00' };

const league = {
  tournamentId: 7,
  seasonId: 1,
  tournamentName: 'EHL',
  sportId: 199,
  areMatchesPublished: true,
};

const notFound = taskEither.left({ type: 'NotFound', message: 'no such thing' } as const);

/** The answers of a federation with one match, which it may no longer list on its day, nor find by itself, and so its league. */
const serving = (missing: ReturnType<GatewaySource['request']> = notFound) => {
  const clock = setClock();
  const state = { isListed: true, isFound: true, isLeagueListed: true };
  const source: GatewaySource = {
    request: (_deployment, path) => {
      if (path.startsWith('ta/Seasons')) {
        return taskEither.right({ seasons: [{ seasonId: 1, seasonName: '2026', orgIdOwner: 353 }] });
      }
      if (path.startsWith('ta/Tournament/Season')) {
        return taskEither.right({
          tournamentsInSeason: state.isLeagueListed ? [league] : [{ ...league, tournamentId: 8 }],
        });
      }
      if (path.startsWith('ta/ScheduledMatches')) {
        return taskEither.right({ matches: state.isListed ? [row] : [] });
      }
      return path.startsWith('ta/Match?') && state.isFound ? taskEither.right(row) : missing;
    },
  };
  const effects = { now: clock.now, random: () => 0, wait: () => new Promise<void>(() => {}) };
  const publications = createPublications({ ...effects, source });
  const answers = createAnswers({ ...effects, source: publishedSource(source, publications) });
  const call = option.toNullable(callOf(matchById.write({ matchId: MatchId(5) })));
  if (call === null) throw new Error('no call');
  return {
    state,
    clock,
    /** Whether a visitor is given the match. */
    isGiven: async () => either.isRight(await answers.find(defaultDeployment, call)()),
    /** Whether an open socket may go on to read the match's results; null where nobody can say. */
    isRead: async () => {
      const found = await publications.ofMatchNow(defaultDeployment, MatchId(5));
      return either.isRight(found) ? found.right.results : null;
    },
  };
};

describe('a match that the federation does not find any more', () => {
  it('is gone within 20 seconds where its day does not list it either: new visitors read what is left (issue 33, point 6)', async () => {
    const { state, clock, isGiven } = serving();
    expect(await isGiven()).toBe(true);
    Object.assign(state, { isListed: false, isFound: false });
    for (let second = 0; second < 20; second += 1) {
      clock.advance(1_000);
      await isGiven();
    }
    expect(await isGiven()).toBe(false);
    Object.assign(state, { isListed: true, isFound: true });
    clock.advance(30_000);
    expect(await isGiven()).toBe(true);
  });

  it('is still given where its day lists it: one odd answer proves nothing (§8)', async () => {
    const { state, clock, isGiven } = serving();
    expect(await isGiven()).toBe(true);
    state.isFound = false;
    for (let second = 0; second < 100; second += 1) {
      clock.advance(1_000);
      expect(await isGiven()).toBe(true);
    }
  });
});

describe('what its list lacks and what is not answered by itself', () => {
  const unfound = {
    'a 404': notFound,
    'a 200 without a body': taskEither.right(null),
    'another error of its own': taskEither.right({ Message: 'An error has occurred.' }),
    'a refusal': taskEither.right({ errorMessage: 'no such thing' }),
  };
  it.each(Object.entries(unfound))(
    'is closed to open sockets, the match as its league, whatever form the answer has: %s (issue 33, points 6 and 8)',
    async (_form, missing) => {
      for (const gone of [{ isListed: false, isFound: false }, { isLeagueListed: false }]) {
        const { state, clock, isRead } = serving(missing);
        expect(await isRead()).toBe(true);
        Object.assign(state, gone);
        clock.advance(15_000);
        await isRead();
        clock.advance(5_000);
        expect(await isRead()).toBe(false);
      }
    },
  );

  it('stays open while nobody answers: an outage withdraws nothing (§8)', async () => {
    const down = taskEither.left({ type: 'Unavailable', message: 'down' } as const);
    for (const gone of [{ isListed: false, isFound: false }, { isLeagueListed: false }]) {
      const { state, clock, isRead } = serving(down);
      expect(await isRead()).toBe(true);
      Object.assign(state, gone);
      clock.advance(15_000);
      expect(await isRead()).not.toBe(false);
    }
  });
});
