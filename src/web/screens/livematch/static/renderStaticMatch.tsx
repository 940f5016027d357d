import type { Match } from '@kampdag/core/league/match/match';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import { reportedStateOf } from '@kampdag/core/live/clock/reportedState';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import type { Instant } from '@kampdag/core/time/instant';
import type { ReactNode } from 'react';
import { type StaticMatch, StaticProvider } from '../../../context/staticMatch.ts';
import { matchMessages } from '../../../i18n/messages/match.ts';
import { initialLive } from '../../../machines/followMatch.ts';
import { TitleSlice } from '../../../match/board/boardSlices.tsx';
import type { PartProps } from '../../../match/live/liveSport.ts';
import { shownActor } from '../../../match/live/shownActor.ts';
import { teamNames } from '../../../match/teams/teamNames.ts';
import { sportViews } from '../../../sports/sportViews.ts';
import { LatestPlays } from './LatestPlays.tsx';

/** A match's messages, and the visitor's settings. */
export interface StaticMatchConfig {
  readonly match: Match;
  /** Oldest first. */
  readonly reported: readonly ChannelMessage[];
  readonly deployment: Deployment;
  readonly language: Language;
  readonly now: Instant;
}

const nothing = (): void => undefined;

/**
 * Renders a live match as it stands, with the parts that follow it where scripts run; null if nothing was reported. Only the server uses
 * it.
 */
export const renderStaticMatch = async (config: StaticMatchConfig): Promise<StaticMatch | null> => {
  const { match, reported, deployment, language, now } = config;
  const sport = sportKindOf(deployment, match.sportId);
  const { live: page } = sportViews[sport];
  const Views = await page.load();
  const live = reportedMatch(match.matchId, sport, reported);
  if (reportedStateOf(live) === null) return null;
  const { filter, times } = Views;
  const plays = Views.plays(language);
  const messages = matchMessages[language];
  const teams = teamNames(match, messages);
  const actor = shownActor(() => ({ value: 'following', context: { ...initialLive.context, match: live } }));
  const props: PartProps = {
    actor,
    live: actor,
    scrubbing: {
      isOpen: false,
      isLoadingMoment: false,
      view: null,
      startsAt: null,
      open: nothing,
      goTo: nothing,
      setView: nothing,
      stopWaiting: nothing,
      leave: nothing,
    },
    match,
    sport,
    room: page.room,
    teams,
    messages,
    isPlayed: true,
    isBeforeStart: false,
    showsCountdown: false,
    pause: { isPaused: true, toggle: nothing },
    onMissed: nothing,
    refresh: nothing,
  };
  const still = (drawn: ReactNode): ReactNode => <StaticProvider value={now}>{drawn}</StaticProvider>;
  return {
    title: <TitleSlice {...props} messages={plays.messages} />,
    chip: <Views.Chip {...props} />,
    middle: still(<Views.Middle {...props} />),
    under: still(<Views.Under {...props} />),
    plays: (
      <LatestPlays
        live={live}
        teams={teams}
        filter={filter.defaultFilter}
        times={times}
        messages={plays.messages}
        describe={plays.describe}
      />
    ),
  };
};
