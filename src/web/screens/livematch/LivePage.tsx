import type { Match } from '@kampdag/core/league/match';
import { isLiveNow } from '@kampdag/core/league/matchStatus';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { useMemo } from 'react';
import { useWallTime } from '../../context/now.ts';
import { type Services, useServices } from '../../context/services.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { laterActor } from '../../machines/laterActor.ts';
import { type LiveShown, type LiveWish, nothingKnown } from '../../machines/liveMatchState.ts';
import { useLater, useShown } from '../../machines/useLater.ts';
import { teamNames } from './board.ts';
import { strip } from './header/header.css.ts';
import { InfoAlert } from './InfoAlert.tsx';
import { LiveTabs } from './LiveTabs.tsx';
import { MatchHead } from './MatchHead.tsx';
import { NotYet } from './NotYet.tsx';
import { NewsRegion } from './news/NewsRegion.tsx';
import * as styles from './screen.css.ts';
import { DetailsSlice, QualitySlice, SummarySlice } from './slices/asideSlices.tsx';
import { ChipSlice, ClockSlice, ScoreSlice, ShotsSlice, TitleSlice } from './slices/boardSlices.tsx';
import { ConnectionSlice, useLost } from './slices/ConnectionSlice.tsx';
import { LineupsPanel, PlaysPanel, TeamsPanel } from './slices/panelSlices.tsx';
import { StrengthSlice } from './slices/StrengthSlice.tsx';
import { historySince, startOf } from './startText.ts';
import { type LiveActor, useMode } from './useLive.ts';

interface LivePageProps {
  readonly match: Match;
  readonly messages: LiveMessages;
}

/** The match's machine over the live channel; its code comes after the first view. */
const followed = (match: Match, { loadLiveChannel, clock, deployment, renderedAt }: Services): LiveActor =>
  laterActor<LiveShown, LiveWish>(nothingKnown, async () => {
    const [{ startFollowing }, channel] = await Promise.all([
      import('./startFollowing.ts'),
      loadLiveChannel(),
    ]);
    return startFollowing(channel, {
      of: {
        matchId: match.matchId,
        sport: sportKindOf(deployment, match.sportId),
        since: historySince(match, renderedAt),
      },
      startsAt: startOf(match),
      now: clock.now,
    });
  });

interface BodyProps extends LivePageProps {
  readonly actor: LiveActor;
  /** The match is ahead: the time until then stands in for its events. */
  readonly countsDown: boolean;
}

const Body = ({ actor, match, messages, countsDown }: BodyProps) => {
  const mode = useMode(actor);
  const teams = useMemo(() => teamNames(match, messages), [match, messages]);
  if (mode === 'notSetUp') return <InfoAlert title={null} text={messages.noData} />;
  return (
    <LiveTabs
      messages={messages}
      plays={
        countsDown ? (
          <NotYet match={match} startsAt={startOf(match)} messages={messages} />
        ) : (
          <PlaysPanel actor={actor} teams={teams} messages={messages} />
        )
      }
      lineups={<LineupsPanel actor={actor} teams={teams} messages={messages} />}
      teams={<TeamsPanel actor={actor} teams={teams} messages={messages} />}
    />
  );
};

const startsAfter = (match: Match, moment: Instant): boolean => {
  const startsAt = startOf(match);
  return startsAt !== null && startsAt > moment;
};

const isUnknown = ({ match }: LiveShown): boolean => match === null;

/** A match that is followed. The head is there at once; what the channel tells comes after hydration. */
export const LivePage = ({ match, messages }: LivePageProps) => {
  const services = useServices();
  const actor = useLater(() => followed(match, services));
  const teams = useMemo(() => teamNames(match, messages), [match, messages]);
  const lost = useLost({ actor, messages });
  const mode = useMode(actor);
  const now = useWallTime();
  const slice = { actor, match, messages };
  // Before the first snapshot the fixture list says whether there will be shots to keep room for.
  const isPlayed = match.result !== null || isLiveNow(match, now);
  const isAwaited = useShown(actor, isUnknown) && !isPlayed;
  const isAhead = mode === 'notYet' || mode === 'notSetUp' || isAwaited;
  const countsDown = mode === 'notYet' || (isAwaited && startsAfter(match, services.renderedAt));
  return (
    <div className={styles.page}>
      <TitleSlice {...slice} teams={teams} />
      <NewsRegion actor={actor} teams={teams} messages={messages} lost={lost} />
      <div className={styles.head}>
        <MatchHead
          match={match}
          messages={messages}
          chip={<ChipSlice {...slice} />}
          middle={
            <>
              <ScoreSlice {...slice} />
              <ClockSlice {...slice} isPlayed={isPlayed} />
            </>
          }
          under={
            isAhead ? null : (
              <>
                <div className={strip}>
                  <StrengthSlice actor={actor} teams={teams} messages={messages} />
                </div>
                <ShotsSlice actor={actor} messages={messages} />
              </>
            )
          }
        />
        <ConnectionSlice actor={actor} messages={messages} />
      </div>
      <div className={styles.summary}>
        <SummarySlice actor={actor} teams={teams} messages={messages} isPlayed={isPlayed} />
      </div>
      <div className={styles.main}>
        <Body {...slice} countsDown={countsDown} />
      </div>
      <div className={styles.aside}>
        <DetailsSlice {...slice} />
        <QualitySlice actor={actor} messages={messages} />
      </div>
    </div>
  );
};
