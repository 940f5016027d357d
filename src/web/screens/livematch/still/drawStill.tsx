import type { Match } from '@kampdag/core/league/match/match';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import { reportedStateOf } from '@kampdag/core/live/clock/reportedState';
import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import { basketball } from '@kampdag/core/sport/basketball/basketball';
import { iceHockey } from '@kampdag/core/sport/icehockey/iceHockey';
import { soccer } from '@kampdag/core/sport/soccer/soccer';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { volleyball } from '@kampdag/core/sport/volleyball/volleyball';
import type { Instant } from '@kampdag/core/time/instant';
import type { ReactNode } from 'react';
import { type StillMatch, StillProvider } from '../../../context/stillMatch.ts';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { basketballMessages } from '../../../i18n/messages/liveBasketball.ts';
import { hockeyMessages } from '../../../i18n/messages/liveHockey.ts';
import { soccerMessages } from '../../../i18n/messages/liveSoccer.ts';
import { volleyballMessages } from '../../../i18n/messages/liveVolleyball.ts';
import { matchMessages } from '../../../i18n/messages/match.ts';
import { nothingKnown } from '../../../machines/liveMatchState.ts';
import { teamNames } from '../board.ts';
import type { LiveParts, PartProps } from '../parts.ts';
import { basketballPlays } from '../plays/basketballPlays.ts';
import type { FilterChoice } from '../plays/filter.ts';
import { hockeyPlays } from '../plays/hockeyPlays.ts';
import type { PlayTeller } from '../plays/playText.ts';
import type { PlayTimes } from '../plays/playTime.ts';
import { volleyballPlays } from '../plays/volleyballPlays.ts';
import { TitleSlice } from '../slices/boardSlices.tsx';
import { basketballParts } from '../sports/basketball.tsx';
import { hockeyParts } from '../sports/hockey.tsx';
import { soccerParts, soccerPlays } from '../sports/soccer.tsx';
import { volleyballParts } from '../sports/volleyball.tsx';
import type { LiveActor } from '../useLive.ts';
import { LatestPlays } from './LatestPlays.tsx';

/** What a sport's match is drawn with. */
interface Face {
  readonly parts: LiveParts;
  readonly filter: FilterChoice;
  readonly times: PlayTimes;
  readonly words: (language: Language) => { readonly messages: LiveMessages; readonly tell: PlayTeller };
}

const wording =
  <M extends LiveMessages>(area: Readonly<Record<Language, M>>, plays: (messages: M) => PlayTeller) =>
  (language: Language) => ({ messages: area[language], tell: plays(area[language]) });

const faces: Readonly<Record<SportKind, Face>> = {
  icehockey: {
    parts: hockeyParts,
    filter: iceHockey,
    times: 'played',
    words: wording(hockeyMessages, hockeyPlays),
  },
  basketball: {
    parts: basketballParts,
    filter: basketball,
    times: 'left',
    words: wording(basketballMessages, basketballPlays),
  },
  volleyball: {
    parts: volleyballParts,
    filter: volleyball,
    times: 'none',
    words: wording(volleyballMessages, volleyballPlays),
  },
  soccer: {
    parts: soccerParts,
    filter: soccer,
    times: 'played',
    words: wording(soccerMessages, soccerPlays),
  },
};

/** What was reported of a match, and for whom it is drawn. */
export interface StillConfig {
  readonly match: Match;
  /** Oldest first. */
  readonly reported: readonly ChannelMessage[];
  readonly deployment: Deployment;
  readonly language: Language;
  readonly now: Instant;
}

const nothing = (): void => undefined;

/** Draws a live match as it stands, by the parts that follow it where scripts run; null where nothing was said of it. The server alone needs it. */
export const drawStill = ({ match, reported, deployment, language, now }: StillConfig): StillMatch | null => {
  const sport = sportKindOf(deployment, match.sportId);
  const live = matchAfterAll(
    emptyMatch(match.matchId, sport),
    reported.map(readMessage(match.matchId, sport)),
  );
  if (reportedStateOf(live) === null) return null;
  const { parts: Parts, filter, times, words } = faces[sport];
  const messages = matchMessages[language];
  const teams = teamNames(match, messages);
  const actor: LiveActor = {
    getSnapshot: () => ({ ...nothingKnown, mode: 'following', match: live }),
    subscribe: () => nothing,
    send: nothing,
    run: () => nothing,
  };
  const props: PartProps = {
    actor,
    match,
    sport,
    teams,
    messages,
    isPlayed: true,
    isAhead: false,
    countsDown: false,
    announcements: 'off',
    onAnnouncements: nothing,
    pause: { isPaused: true, toggle: nothing },
    refresh: nothing,
  };
  const still = (drawn: ReactNode): ReactNode => <StillProvider value={now}>{drawn}</StillProvider>;
  return {
    title: <TitleSlice {...props} messages={words(language).messages} />,
    chip: <Parts.Chip {...props} />,
    middle: still(<Parts.Middle {...props} />),
    under: still(<Parts.Under {...props} />),
    plays: (
      <LatestPlays
        live={live}
        teams={teams}
        filter={filter.defaultFilter}
        times={times}
        {...words(language)}
      />
    ),
  };
};
