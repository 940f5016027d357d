import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { CrestDesign } from '@kampdag/core/league/season/crestDesigns';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, messagesOf } from '@kampdag/core/live/match';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { bySide } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import type { MatchPicture } from '@kampdag/core/site/sharePicture';
import { function as fn, taskEither } from 'fp-ts';
import { createFormat, type Format } from '../i18n/format.ts';
import { connectionMessages } from '../i18n/messages/connection.ts';
import { matchMessages } from '../i18n/messages/match.ts';
import { scoresText } from '../match/board/scoresText.ts';
import { type CardRequest, type FoundMatch, findMatch } from '../match/card/findMatch.ts';
import { type MatchCard, matchCardOf } from '../match/card/matchCard.ts';
import { type StateWords, shootoutText } from '../match/states/stateText.ts';
import { teamNames } from '../match/teams/teamNames.ts';
import { sportTextsOf } from '../sports/sportTexts.ts';
import { crestDesignsOfLeague, crestOf, frameOf } from './frame.ts';

/** The request for a share picture. */
export interface PictureRequest extends CardRequest {
  readonly language: Language;
}

const periodsText = ({ periods }: MatchCard): string | null =>
  periods.length === 0 ? null : scoresText(periods.map(({ score }) => score));

const middleOf = ({ score, state }: MatchCard, { start }: Match, format: Format): string => {
  if (score !== null) return scoreText(score);
  return state.type === 'ToCome' && start !== null ? format.time(start) : '–';
};

const footerOf = ({ date, start, venue }: Match, { score }: MatchCard, format: Format): string =>
  [
    date === null ? null : format.longDate(date),
    score === null || start === null ? null : format.time(start),
    venue,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** `2nd period 12:31`: where a match stood at a moment; its state before and after play. */
const momentText = (live: LiveMatch | null, { state, status }: MatchCard, words: StateWords): string => {
  if (live === null || state.type !== 'InPlay' || state.period === null) return status;
  const period = shootoutText(state, words) ?? words.periods.long(state.period);
  const last = messagesOf(live).at(-1);
  return last === undefined ? period : `${period} ${readClock(clockOf(live), last.timestamp).display}`.trim();
};

/** The share picture of a match that was found. */
export const pictureOf = (
  { facts, sport, league }: FoundMatch,
  { deployment, language }: Pick<PictureRequest, 'deployment' | 'language'>,
  designs: ReadonlyMap<string, CrestDesign>,
  isPast: boolean,
): MatchPicture => {
  const { match, isPublished } = facts;
  const format = createFormat(language);
  const m = matchMessages[language];
  const words = { m, periods: sportTextsOf(sport)[language].periods };
  const card = matchCardOf(facts, words);
  const names = teamNames(match, m);
  return {
    type: 'match',
    ...frameOf(deployment, league ?? deployment.siteName),
    teams: bySide((side) => ({ name: names[side], crest: crestOf(match.teams[side].name, designs) })),
    middle: middleOf(card, match, format),
    status: isPublished ? (isPast ? momentText(facts.live, card, words) : card.status) : m.score.hidden,
    isLive: card.isLive && !isPast,
    periods: card.isIncomplete ? connectionMessages[language].connection.incomplete.score : periodsText(card),
    footer: footerOf(match, card, format),
  };
};

/** A match's share picture, as of a moment or now. */
export const matchPicture = (
  request: PictureRequest,
  matchId: MatchId,
  at: Serial | null = null,
): taskEither.TaskEither<GatewayFailure, MatchPicture> =>
  fn.pipe(
    findMatch(request, matchId, at),
    taskEither.chainTaskK(
      (found) => async () =>
        pictureOf(
          found,
          request,
          await crestDesignsOfLeague(request.gateway, found.facts.match.tournamentId),
          at !== null,
        ),
    ),
  );
