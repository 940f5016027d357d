import type { MatchId } from '@kampdag/core/ids';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { useSelector } from '@xstate/react';
import { type ComponentType, createElement, type FunctionComponent, memo, useMemo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { lazyComponent } from '../../machines/lazyActor.ts';
import { useRefreshUntilResult } from '../../machines/useRefreshUntilResult.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { ChipSlice, ScoreSlice, TitleSlice } from '../board/boardSlices.tsx';
import { StickyScore } from '../board/sticky/StickyScore.tsx';
import { underTeams } from '../board/underTeams.tsx';
import { CorrectionsCard } from '../corrections/CorrectionsCard.tsx';
import { FaultReportButton } from '../faultReport/FaultReportButton.tsx';
import { LiveSourcesProvider } from '../figureSources/LiveSourcesProvider.tsx';
import { MissedNote } from '../news/MissedNote.tsx';
import { Narration } from '../news/Narration.tsx';
import type { DescribeNews } from '../news/newsText.ts';
import { SoundSwitch } from '../news/SoundSwitch.tsx';
import { useFlood } from '../news/useFlood.ts';
import { lazyPanel } from '../parts/lazyPanel.tsx';
import { PlaysPanel } from '../plays/PlaysPanel.tsx';
import type { DescribePlay } from '../plays/playText.ts';
import { playTime } from '../plays/playTime.ts';
import { SyncCard } from '../scrub/InStep.tsx';
import { ScrubButton } from '../scrub/ScrubButton.tsx';
import { scrubMessages } from '../scrub/scrubMessages.ts';
import { InfoAlert } from '../states/InfoAlert.tsx';
import { NotYet } from '../states/NotYet.tsx';
import { DetailsSlice } from './asideSlices.tsx';
import { ConnectionSlice, FailureSlice, RetrySlice, useLostText } from './ConnectionSlice.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import type { LiveProps, LiveSport, LiveViews } from './liveSport.ts';
import { PauseButton } from './PauseButton.tsx';
import { connectionRow, scrubRoom } from './page.css.ts';
import type { PartProps } from './parts.ts';
import { ReportLink } from './ReportLink.tsx';
import { isUnavailable, useLiveSlice, useMode } from './useLiveSlice.ts';
import { useMatchState } from './useMatchState.ts';

const nobody: readonly MatchId[] = [];

/** Loads when opened. */
const ConnectionDetails = lazyPanel(async () => (await import('./ConnectionDetails.tsx')).ConnectionDetails);

/** Reserves its room while its code loads. */
const LazyScrubBar = lazyComponent(
  async () => (await import('../scrub/ScrubBar.tsx')).ScrubBar,
  () => <div className={scrubRoom} />,
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
    useRefreshUntilResult(isNow && hasEnded && match.result === null ? [match.matchId] : nobody, refresh);
    useFlood(props.actor);
    return (
      <>
        <TitleSlice {...props} />
        {props.isBeforeStart ? null : <StickyScore {...props} readSetPoints={sport.setPoints} />}
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

  const Connection = (props: LiveProps<M>) => {
    const { actor, live, match, messages, pause, scrubbing } = props;
    const scrubWords = useMessages(scrubMessages);
    // Whatever moment is shown: the button that opened the bar stays where it is, and keeps its focus.
    const hasEnded = useMode(live) === 'ended' || match.result !== null;
    const cannotLoad = useSelector(actor, isUnavailable);
    return (
      <>
        <div className={connectionRow}>
          {scrubbing.view !== null ? (
            <ConnectionStatus tone="busy" text={scrubWords.past} more={<FaultReportButton {...props} />} />
          ) : pause.isPaused ? (
            <ConnectionStatus tone="busy" text={messages.pause.state} />
          ) : (
            <ConnectionSlice
              {...props}
              more={
                <>
                  <ConnectionDetails {...props} />
                  <FaultReportButton {...props} />
                </>
              }
            />
          )}
          {hasEnded ? (
            <>
              <ScrubButton scrubbing={scrubbing} />
              <ReportLink match={match} messages={messages} />
            </>
          ) : (
            <RetrySlice
              {...props}
              otherwise={
                <>
                  <ScrubButton scrubbing={scrubbing} />
                  {scrubbing.isOpen ? null : (
                    <>
                      <PauseButton pause={pause} messages={messages} />
                      <SoundSwitch messages={messages} />
                    </>
                  )}
                </>
              }
            />
          )}
        </div>
        {cannotLoad ? null : <FailureSlice {...props} />}
      </>
    );
  };

  const SyncSlice = ({ actor, describe }: SportPartProps<M>) => {
    const details = useLiveSlice(actor, detailsOf);
    return details === null ? null : (
      <SyncCard
        actor={actor}
        textOf={(row) =>
          [playTime(row, sport.times, details), describe(row, details).title]
            .filter((part) => part !== null)
            .join(' ')
        }
      />
    );
  };

  const ScrubBarSlot = ({ live, scrubbing, match }: LiveProps<M>) => {
    const isLive = useMode(live) !== 'ended' && match.nonPlayReason === null;
    return <LazyScrubBar live={live} scrubbing={scrubbing} advantages={sport.advantages} isLive={isLive} />;
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
      <CorrectionsCard {...props} />
    </>
  );

  return {
    filter: sport.filter,
    times: sport.times,
    plays: (language) => {
      const messages = sport.texts[language];
      return { messages, describe: sport.plays(messages) };
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
