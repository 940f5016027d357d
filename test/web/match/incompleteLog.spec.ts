import { clientOver } from '@kampdag/core/gateway/client';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { MatchId } from '@kampdag/core/ids';
import { defaultDeployment as deployment } from '@kampdag/core/site/builtInDeployments';
import type { Language } from '@kampdag/core/site/language';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { renderEmbed } from '../../../src/web/embed/renderEmbed.ts';
import { connectionMessages } from '../../../src/web/i18n/messages/connection.ts';
import { matchPicture } from '../../../src/web/share/matchPicture.ts';
import { event, type TimedMessage, timedMessages, timer } from '../../core/live/timedMessages.ts';
import { evening, livePageAnswers, smallFederation } from '../app/site.tsx';

const matchId = MatchId(2);

const start: TimedMessage = [0, { ...timer('matchStart', 1, 0), MatchId: matchId }];
const goal: TimedMessage = [1, { ...event('Goal', 'H', 1, 60), MatchId: matchId }];
const inPlay: TimedMessage = [2, { ...timer('start', 1, 61), MatchId: matchId }];

const request = (language: Language, told: readonly TimedMessage[]) => ({
  gateway: clientOver(
    smallFederation({
      ...livePageAnswers,
      [matchLog.write({ matchId })]: { matchId, messages: timedMessages(told) },
    }).transport,
  ),
  deployment,
  language,
  now: Instant(evening),
  live: { kind: 'local' } as const,
});

const pictureOf = async (language: Language, told: readonly TimedMessage[]) => {
  const picture = await matchPicture(request(language, told), matchId)();
  if (either.isLeft(picture)) throw new Error(picture.left.type);
  return picture.right;
};

describe('a match whose log lost its start (R45)', () => {
  it.each(['en', 'no'] as const)(
    'says so where it is embedded and in its share picture: %s',
    async (language) => {
      const { score: sentence } = connectionMessages[language].connection.incomplete;
      const { markup } = await renderEmbed({ type: 'match', id: matchId }, request(language, [goal, inPlay]));
      expect(markup).toContain(sentence);
      expect(await pictureOf(language, [goal, inPlay])).toMatchObject({ middle: '–', periods: sentence });
    },
  );

  it('is told from one that merely is not described yet, which has its score', async () => {
    const { score: sentence } = connectionMessages.en.connection.incomplete;
    const { markup } = await renderEmbed(
      { type: 'match', id: matchId },
      request('en', [start, goal, inPlay]),
    );
    expect(markup).not.toContain(sentence);
    expect(await pictureOf('en', [start, goal, inPlay])).toMatchObject({ middle: '1–0', periods: '(1–0)' });
  });
});
