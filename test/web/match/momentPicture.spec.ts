import { clientOver } from '@kampdag/core/gateway/client';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { matchById } from '@kampdag/core/gateway/endpoints';
import { MatchId } from '@kampdag/core/ids';
import { type Serial, serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { defaultDeployment as deployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { matchPicture } from '../../../src/web/share/matchPicture.ts';
import { event, timedMessages, timer } from '../../core/live/timedMessages.ts';
import { evening, livePageAnswers, smallFederation } from '../app/site.tsx';

const matchId = MatchId(2);

const ofMatch = (body: object) => ({ ...body, MatchId: matchId });

const messages = timedMessages([
  [0, ofMatch(timer('matchStart', 1, 0))],
  [1, ofMatch(timer('periodStart', 1, 0))],
  [1, ofMatch(timer('start', 1, 0))],
  [61, ofMatch(event('Goal', 'H', 1, 60))],
  [601, ofMatch(event('Goal', 'A', 1, 600))],
  [3600, ofMatch(timer('matchEnd', 3, 1200))],
]);

const listed = livePageAnswers[matchById.write({ matchId })];

/** The picture of a match that has ended 1–1, as of one of its messages. */
const pictureAt = async (at: Serial | null) => {
  const over = { ...(listed as object), matchResult: { homeGoals: 1, awayGoals: 1, matchEndResult: '1-1' } };
  const gateway = clientOver(
    smallFederation({
      ...livePageAnswers,
      [matchById.write({ matchId })]: over,
      [matchLog.write({ matchId })]: { matchId, messages },
    }).transport,
  );
  const picture = await matchPicture(
    { gateway, deployment, language: 'en', now: Instant(evening) },
    matchId,
    at,
  )();
  if (either.isLeft(picture)) throw new Error(picture.left.type);
  return picture.right;
};

describe('the picture of a moment (issue 37, point 2)', () => {
  it('has the score, the period and the clock of that moment, of a match that is long over', async () => {
    expect(await pictureAt(null)).toMatchObject({ middle: '1–1' });
    expect(await pictureAt(serialOfInteger(4))).toMatchObject({
      middle: '1–0',
      periods: '(1–0)',
      status: expect.stringMatching(/^1st period 19:00$/) as unknown,
      isLive: false,
    });
  });

  it('tells nothing before the first message', async () => {
    expect(await pictureAt(serialOfInteger(0))).toMatchObject({
      middle: expect.not.stringMatching(/–\d/) as unknown,
    });
  });
});
