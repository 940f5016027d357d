import type { Match } from '@kampdag/core/league/match/match';
import { type PeriodPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { type Clock, clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { BySide } from '@kampdag/core/side';
import type { LeagueRules } from '@kampdag/core/sport/leagueRules';
import type { SportKind } from '@kampdag/core/sportKind';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import type { MatchMessages } from '../i18n/messages/match.ts';
import type { PeriodMessages } from '../i18n/messages/periods.ts';
import { clockText } from '../match/board/liveBoard.ts';
import { type MatchCard, matchCardOf, type OfficialPeriods } from '../match/card/matchCard.ts';
import type { StateWords } from '../match/states/stateText.ts';
import type { LiveServiceConfig } from '../page.ts';
import type { FollowedMessages } from './messages.ts';

/** The words of a period. */
type PlaceWords = Readonly<Record<'short' | 'long' | 'brief', string>>;

interface EmbedWords extends FollowedMessages {
  readonly state: MatchMessages['state'];
  readonly hidden: string;
  /** Of a match whose log does not tell the score. */
  readonly incomplete: string;
  readonly periods: Pick<PeriodMessages, 'intermission' | 'briefIntermission' | 'final'> & {
    readonly places: Readonly<Record<string, PlaceWords>>;
  };
}

/** The data that the server inlines in an embedded match for its script; all of it JSON. */
export interface EmbedData {
  readonly match: Match;
  readonly sport: SportKind;
  /** The rules of the match's league; null where it plays as its sport does (reading 40). */
  readonly rules: LeagueRules | null;
  readonly names: BySide<string>;
  readonly isPublished: boolean;
  readonly official: OfficialPeriods | null;
  /** What a team's match is to it, in each state; null where the match alone is embedded. */
  readonly headings: Readonly<Record<'now' | 'next' | 'last', string>> | null;
  /** The league, and the date, start and venue of the match, formatted. */
  readonly league: string | null;
  readonly when: string;
  readonly words: EmbedWords;
  /** The path of the match's page. */
  readonly href: string;
  readonly siteName: string;
  /** The server's time of rendering, milliseconds since 1970 UTC. */
  readonly now: number;
  /** The live service; null for a match not played around now. */
  readonly live: LiveServiceConfig | null;
}

/** The changing part of an embedded match. */
export interface EmbedMoment {
  readonly card: MatchCard;
  /** The match clock's display; empty without one. */
  readonly clock: string;
  /** Whether the connection is lost. */
  readonly isLost: boolean;
}

/** No match has more periods of one kind. */
const mostPlaces = 12;

const kinds: readonly PeriodPlace['kind'][] = ['regulation', 'overtime', 'shootout'];

/** The words of all periods a match may have. */
export const placesOf = ({ short, long, brief }: PeriodMessages): EmbedWords['periods']['places'] =>
  Object.fromEntries(
    kinds.flatMap((kind) =>
      Array.from({ length: mostPlaces }, (_, at): readonly [string, PlaceWords] => {
        const place: PeriodPlace = { kind, number: at + 1 };
        return [placeKey(place), { short: short(place), long: long(place), brief: brief(place) }];
      }),
    ),
  );

const stateWordsOf = ({ state, periods: { places, ...rest } }: EmbedWords): StateWords => {
  const word = (length: keyof PlaceWords) => (place: PeriodPlace) => places[placeKey(place)]?.[length] ?? '';
  return {
    m: { state },
    periods: { ...rest, short: word('short'), long: word('long'), brief: word('brief') },
  };
};

/** The clock of a match in play; null without one. */
export const clockIn = (live: LiveMatch | null): Clock | null => {
  if (live === null) return null;
  const clock = clockOf(live);
  return clock.state === 'running' || clock.state === 'stopped' ? clock : null;
};

/** An embedded match at a moment, by its log so far. */
export const momentOf = (
  data: EmbedData,
  live: LiveMatch | null,
  now: Instant,
  isLost: boolean,
): EmbedMoment => {
  const { match, isPublished, official, words } = data;
  const card = matchCardOf(
    { match, isPublished, live, official, now: osloWallTime(now) },
    stateWordsOf(words),
  );
  const clock = card.isLive ? clockIn(live) : null;
  return { card, clock: clock === null ? '' : clockText(clock)(now), isLost };
};
