import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { publicationOf } from '@kampdag/core/league/season/publication';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { bySide } from '@kampdag/core/side';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import type { MatchPicture } from '@kampdag/core/site/sharePicture';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, function as fn, taskEither } from 'fp-ts';
import { createFormat, type Format } from '../i18n/format.ts';
import { matchMessages } from '../i18n/messages/match.ts';
import { scoresText } from '../match/board/scoresText.ts';
import { type MatchCard, type MatchCardFacts, matchCardOf } from '../match/card/matchCard.ts';
import { matchWithLeague } from '../match/states/matchCalls.ts';
import { teamNames } from '../match/teams/teamNames.ts';
import { sportTextsOf } from '../sports/sportTexts.ts';
import { crestOf, frameOf } from './frame.ts';

/** Who wants a picture, and what it may be made of. */
export interface PictureRequest {
  readonly gateway: GatewayClient;
  readonly deployment: Deployment;
  readonly language: Language;
  readonly now: Instant;
  /** All that a match's channel has told, oldest first; null where it cannot be had or may not be shown. */
  readonly reported: (matchId: MatchId) => Promise<readonly ChannelMessage[] | null>;
}

const logOf = (matchId: MatchId, sport: SportKind, messages: readonly ChannelMessage[]): LiveMatch =>
  matchAfterAll(emptyMatch(matchId, sport), messages.map(readMessage(matchId, sport)));

const periodsText = ({ periods }: MatchCard): string | null =>
  periods.length === 0 ? null : scoresText(periods.map(({ score }) => score));

const middleOf = ({ score, state }: MatchCard, { start }: Match, format: Format): string => {
  if (score !== null) return `${score.home}–${score.away}`;
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

/** What a match's card is made of, and the league that it is in. */
interface FoundMatch {
  readonly facts: MatchCardFacts;
  /** Null where it is not known. */
  readonly league: string | null;
}

/** Asks for all that a match's card is made of: its periods once it has a result, its log before. */
const findMatch = (
  { gateway, deployment, reported, now }: PictureRequest,
  matchId: MatchId,
): taskEither.TaskEither<GatewayFailure, FoundMatch> =>
  fn.pipe(
    matchWithLeague(gateway, matchId),
    taskEither.chain(({ match, league }) =>
      taskEither.fromTask(async () => {
        const sport = sportKindOf(deployment, match.sportId);
        const isPublished = league === null || publicationOf(league).results;
        const isOver = match.result !== null;
        const [incidents, messages] = await Promise.all([
          isPublished && isOver ? gateway.fetch(matchIncidents, { matchId })() : null,
          isPublished && !isOver ? reported(matchId) : null,
        ]);
        return {
          facts: {
            match,
            sport,
            isPublished,
            live: messages === null ? null : logOf(matchId, sport, messages),
            results: incidents === null || either.isLeft(incidents) ? [] : incidents.right.periodResults,
            now: osloWallTime(now),
          },
          league: match.tournamentName ?? league?.name ?? null,
        };
      }),
    ),
  );

const pictureOf = (
  { facts, league }: FoundMatch,
  { deployment, language }: Pick<PictureRequest, 'deployment' | 'language'>,
): MatchPicture => {
  const { match, sport, isPublished } = facts;
  const format = createFormat(language);
  const m = matchMessages[language];
  const card = matchCardOf(facts, { m, periods: sportTextsOf(sport)[language].periods });
  const names = teamNames(match, m);
  return {
    type: 'match',
    ...frameOf(deployment, league ?? deployment.siteName),
    teams: bySide((side) => ({ name: names[side], crest: crestOf(match.teams[side].name) })),
    middle: middleOf(card, match, format),
    status: isPublished ? card.status : m.score.hidden,
    isLive: card.isLive,
    periods: periodsText(card),
    footer: footerOf(match, card, format),
  };
};

/** Draws up a match's picture. */
export const matchPicture = (
  request: PictureRequest,
  matchId: MatchId,
): taskEither.TaskEither<GatewayFailure, MatchPicture> =>
  taskEither.map((found: FoundMatch) => pictureOf(found, request))(findMatch(request, matchId));
