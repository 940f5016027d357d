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

/** The answers of a federation with one match, which it may no longer list on its day, nor find by itself. */
const serving = () => {
  const clock = setClock();
  const state = { isListed: true, isFound: true };
  const source: GatewaySource = {
    request: (_deployment, path) => {
      if (path.startsWith('ta/Seasons')) {
        return taskEither.right({ seasons: [{ seasonId: 1, seasonName: '2026', orgIdOwner: 353 }] });
      }
      if (path.startsWith('ta/Tournament/Season')) {
        return taskEither.right({
          tournamentsInSeason: [
            { tournamentId: 7, seasonId: 1, tournamentName: 'EHL', sportId: 199, areMatchesPublished: true },
          ],
        });
      }
      if (path.startsWith('ta/ScheduledMatches')) {
        return taskEither.right({ matches: state.isListed ? [row] : [] });
      }
      return path.startsWith('ta/Match?') && state.isFound
        ? taskEither.right(row)
        : taskEither.left({ type: 'NotFound', message: 'no such thing' });
    },
  };
  const effects = { now: clock.now, random: () => 0, wait: () => new Promise<void>(() => {}) };
  const answers = createAnswers({
    ...effects,
    source: publishedSource(source, createPublications({ ...effects, source })),
  });
  const call = option.toNullable(callOf(matchById.write({ matchId: MatchId(5) })));
  if (call === null) throw new Error('no call');
  return {
    state,
    clock,
    /** Whether a visitor is given the match. */
    isGiven: async () => either.isRight(await answers.find(defaultDeployment, call)()),
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
