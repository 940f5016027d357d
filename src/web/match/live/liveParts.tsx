import { startOf } from '@kampdag/core/league/match/matchStart';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { useSelector } from '@xstate/react';
import { type ComponentType, createElement, type FunctionComponent, memo, useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { useRefreshUntilResult } from '../../machines/useRefreshUntilResult.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChipSlice, ScoreSlice, TitleSlice, underTeams } from '../board/boardSlices.tsx';
import { StickyScore } from '../board/sticky/StickyScore.tsx';
import { LiveCorrections } from '../corrections/CorrectionsCard.tsx';
import { DetailsCard } from '../facts/DetailsCard.tsx';
import type { ReportedDetails } from '../facts/matchFacts.ts';
import { LiveSourcesProvider } from '../figureSources/LiveSourcesProvider.tsx';
import { MissedNote } from '../news/MissedNote.tsx';
import { Narration } from '../news/Narration.tsx';
import type { DescribeNews } from '../news/newsText.ts';
import { PlaysPanel } from '../plays/PlaysPanel.tsx';
import { type DescribePlay, joined, playTime } from '../plays/playText.ts';
import { SyncCard } from '../scrub/InStep.tsx';
import { InfoAlert } from '../states/InfoAlert.tsx';
import { NotYet } from '../states/NotYet.tsx';
import { Connection } from './Connection.tsx';
import { FailureSlice, useLostText } from './ConnectionSlice.tsx';
import type { LiveProps, LiveSport, LiveViews, PartProps } from './liveSport.ts';
import { scrubRoom } from './page.css.ts';
import { isUnavailable, useLiveSlice, useMode } from './useLiveSlice.ts';
import { useMatchState } from './useMatchState.ts';

const noSetPoints = (): null => null;

/** Reserves its room while its code loads. */
const LazyScrubBar = lazyPart(
  async () => (await import('../scrub/ScrubBar.tsx')).ScrubBar,
  () => <div className={scrubRoom} />,
);

const reportedDetails = (live: LiveMatch): ReportedDetails => {
  const { tournamentName, arena, referees, attendance } = detailsOf(live);
  return { tournamentName, arena, referees, attendance };
};

const DetailsSlice = ({ actor, match, sport, messages }: PartProps) => (
  <DetailsCard match={match} sport={sport} messages={messages} live={useLiveSlice(actor, reportedDetails)} />
);

/** The props of a sport's parts: its texts, and functions that describe its events and news. */
interface SportPartProps<M extends LiveMessages> extends LiveProps<M> {
  readonly describe: DescribePlay;
  readonly describeNews: DescribeNews;
}

/** The live page of a sport; each part subscribes to its own slice of the match. */
export const liveViewsOf = <M extends LiveMessages>(sport: LiveSport<M>): LiveViews => {
  /** A part with the sport's texts, which load with it instead of with the first view. */
  const withMessages = (Part: ComponentType<SportPartProps<M>>): ComponentType<PartProps> => {
    const WithMessages = memo((props: PartProps) => {
      const messages = useMessages(sport.texts);
      const words = useMemo(
        () => ({ messages, describe: sport.plays(messages), describeNews: sport.news(messages) }),
        [messages],
      );
      return createElement(Part, { ...props, ...words });
    });
    WithMessages.displayName = Part.displayName ?? Part.name;
    return WithMessages;
  };

  /** A part with messages whose figures open the events they count. */
  const withSources = (Part: FunctionComponent<SportPartProps<M>>): ComponentType<PartProps> => {
    const Sourced = (props: SportPartProps<M>) => (
      <LiveSourcesProvider {...props} times={sport.times}>
        <Part {...props} />
      </LiveSourcesProvider>
    );
    return withMessages(Sourced);
  };

  const TitleAndOverlays = (props: SportPartProps<M>) => {
    const { match, refresh, describeNews } = props;
    const lost = useLostText(props);
    const hasEnded = useMode(props.actor) === 'ended';
    const isNow = props.scrubbing.view === null;
    useRefreshUntilResult(isNow && hasEnded && match.result === null ? String(match.matchId) : '', refresh);
    return (
      <>
        <TitleSlice {...props} />
        {props.isBeforeStart ? null : (
          <StickyScore {...props} readSetPoints={sport.setPoints ?? noSetPoints} />
        )}
        <MissedNote {...props} actor={props.live} describe={describeNews} isLost={lost !== null || !isNow} />
      </>
    );
  };

  const Middle = (props: LiveProps<M>) => (
    <>
      <ScoreSlice {...props} flashSide={sport.flashSide} />
      <sport.Clock {...props} />
    </>
  );

  const Main = (props: SportPartProps<M>) => {
    const { actor, match, messages, showsCountdown } = props;
    const mode = useMode(actor);
    const cannotLoad = useSelector(actor, isUnavailable);
    const state = useMatchState(actor, match);
    if (cannotLoad) return <FailureSlice actor={actor} messages={messages} />;
    const isEmpty = mode === 'notSetUp' || mode === 'notYet';
    if (isEmpty && state.type === 'WithoutResult') return <InfoAlert {...messages.notes.noResult} />;
    if (mode === 'notSetUp') {
      const text = state.type === 'Ended' ? messages.plays.notOnRecord : messages.noData;
      return <InfoAlert title={null} text={text} />;
    }
    const plays = showsCountdown ? (
      <NotYet startsAt={startOf(match)} messages={messages} />
    ) : (
      <PlaysPanel {...props} choice={sport.filter} times={sport.times} />
    );
    return (
      <Tabs
        label={messages.tabs.label}
        tabs={[
          { key: '1', text: messages.tabs.plays, content: plays },
          ...sport.tabs.map(({ key, text, Panel }) => ({
            key,
            text: text(messages),
            content: <Panel {...props} />,
          })),
        ]}
      />
    );
  };

  const SyncSlice = ({ actor, describe }: SportPartProps<M>) => {
    const details = useLiveSlice(actor, detailsOf);
    return details === null ? null : (
      <SyncCard
        actor={actor}
        wordsOf={(row) => joined([playTime(row, sport.times, details), describe(row, details).title], ' ')}
      />
    );
  };

  const ScrubBarSlot = ({ live, scrubbing, match, sport: kind }: LiveProps<M>) => {
    const isLive = useMode(live) !== 'ended' && match.nonPlayReason === null;
    return (
      <LazyScrubBar
        live={live}
        sport={kind}
        scrubbing={scrubbing}
        setPoints={sport.setPoints ?? null}
        advantages={sport.advantages}
        isLive={isLive}
      />
    );
  };

  const NarrationSlice = (props: SportPartProps<M>) => (
    <Narration
      {...props}
      describe={props.describeNews}
      lost={useLostText(props)}
      hasChoice={props.match.result === null}
    />
  );

  const Aside = (props: SportPartProps<M>) => (
    <>
      <DetailsSlice {...props} />
      <NarrationSlice {...props} />
      {/* Last, because they arrive with reported events and must shift nothing. */}
      {props.match.result === null && props.scrubbing.view === null ? <SyncSlice {...props} /> : null}
      <LiveCorrections {...props} times={sport.times} />
    </>
  );

  return {
    filter: sport.filter,
    times: sport.times,
    plays: (language) => {
      const messages = sport.texts[language];
      return { messages, describe: sport.plays(messages), times: sport.times };
    },
    TitleAndOverlays: withMessages(TitleAndOverlays),
    Chip: withMessages(ChipSlice),
    Middle: withSources(Middle),
    Under: withSources(underTeams(sport)),
    Connection: withMessages(Connection),
    ScrubBar: withMessages(ScrubBarSlot),
    Summary: withSources(sport.Summary),
    Main: withSources(Main),
    Aside: withMessages(Aside),
  };
};
