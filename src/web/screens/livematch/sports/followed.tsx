import type { MatchId } from '@kampdag/core/ids';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { type ComponentType, createElement, useMemo } from 'react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { useShown } from '../../../machines/useLater.ts';
import { useRenewal } from '../../../machines/useRenewal.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { InfoAlert } from '../InfoAlert.tsx';
import { NotYet } from '../NotYet.tsx';
import { AnnouncementsCard } from '../news/AnnouncementsCard.tsx';
import { MissedNote } from '../news/MissedNote.tsx';
import { NewsRegion } from '../news/NewsRegion.tsx';
import { SoundSwitch } from '../news/SoundSwitch.tsx';
import { useFlood } from '../news/useFlood.ts';
import { PauseButton } from '../PauseButton.tsx';
import type { LiveParts, PartProps } from '../parts.ts';
import { connectionRow } from '../screen.css.ts';
import { DetailsSlice, QualitySlice } from '../slices/asideSlices.tsx';
import { ChipSlice, ScoreSlice, TitleSlice } from '../slices/boardSlices.tsx';
import { ConnectionLine } from '../slices/ConnectionLine.tsx';
import { AwaySlice, ConnectionSlice, TroubleSlice, useLost } from '../slices/ConnectionSlice.tsx';
import { PlaysPanel } from '../slices/PlaysPanel.tsx';
import { ReportLink } from '../slices/ReportLink.tsx';
import { useMatchState } from '../slices/useMatchState.ts';
import { hasNothing, useMode } from '../useLive.ts';
import type { FollowedProps, SportFace } from './face.ts';

const nobody: readonly MatchId[] = [];

/** The parts of a live page that follow a match, with a sport's face: each reads its own slice of it. */
export const followedParts = <M extends LiveMessages>(face: SportFace<M>): LiveParts => {
  /** A part that is given all the texts: they come with it, not with the first view. */
  const worded = (Part: ComponentType<FollowedProps<M>>): ComponentType<PartProps> => {
    const Worded = (props: PartProps) => createElement(Part, { ...props, messages: useMessages(face.texts) });
    return Worded;
  };

  const Unseen = (props: FollowedProps<M>) => {
    const { match, refresh, messages } = props;
    const lost = useLost(props);
    const hasEnded = useMode(props.actor) === 'ended';
    useRenewal(hasEnded && match.result === null ? [match.matchId] : nobody, refresh);
    useFlood(props.actor);
    const tell = useMemo(() => face.news(messages), [messages]);
    return (
      <>
        <TitleSlice {...props} />
        <NewsRegion {...props} tell={tell} lost={lost} />
        <MissedNote {...props} tell={tell} isLost={lost !== null} />
      </>
    );
  };

  const Middle = (props: FollowedProps<M>) => (
    <>
      <ScoreSlice {...props} moment={face.moment} />
      <face.Clock {...props} />
    </>
  );

  const Plays = (props: FollowedProps<M>) => {
    const { messages } = props;
    const tell = useMemo(() => face.plays(messages), [messages]);
    return <PlaysPanel {...props} choice={face.filter} tell={tell} times={face.times} />;
  };

  const Main = (props: FollowedProps<M>) => {
    const { actor, match, messages, countsDown } = props;
    const mode = useMode(actor);
    const isWithout = useShown(actor, hasNothing);
    const state = useMatchState(actor, match);
    if (isWithout) return <TroubleSlice actor={actor} messages={messages} />;
    const isEmpty = mode === 'notSetUp' || mode === 'notYet';
    if (isEmpty && state.type === 'WithoutResult') return <InfoAlert {...messages.notes.noResult} />;
    if (mode === 'notSetUp') {
      const text = state.type === 'Ended' ? messages.plays.notOnRecord : messages.noData;
      return <InfoAlert title={null} text={text} />;
    }
    const plays = countsDown ? (
      <NotYet match={match} startsAt={startOf(match)} messages={messages} />
    ) : (
      <Plays {...props} />
    );
    return (
      <Tabs
        label={messages.tabs.label}
        tabs={[
          { key: '1', text: messages.tabs.plays, content: plays },
          ...face.tabs.map(({ key, text, Panel }) => ({
            key,
            text: text(messages),
            content: <Panel {...props} />,
          })),
        ]}
      />
    );
  };

  const Connection = (props: FollowedProps<M>) => {
    const { actor, match, messages, pause } = props;
    const hasEnded = useMode(actor) === 'ended' || match.result !== null;
    const isWithout = useShown(actor, hasNothing);
    return (
      <>
        <div className={connectionRow}>
          {pause.isPaused ? (
            <ConnectionLine tone="busy" text={messages.pause.state} />
          ) : (
            <ConnectionSlice {...props} />
          )}
          {hasEnded ? (
            <ReportLink match={match} messages={messages} />
          ) : (
            <AwaySlice
              {...props}
              otherwise={
                <>
                  <PauseButton pause={pause} messages={messages} />
                  <SoundSwitch messages={messages} />
                </>
              }
            />
          )}
        </div>
        {isWithout ? null : <TroubleSlice {...props} />}
      </>
    );
  };

  const Aside = (props: FollowedProps<M>) => (
    <>
      <DetailsSlice {...props} />
      {props.match.result === null ? (
        <AnnouncementsCard
          level={props.announcements}
          onChoose={props.onAnnouncements}
          messages={props.messages}
        />
      ) : null}
      <QualitySlice {...props} />
    </>
  );

  return {
    Unseen: worded(Unseen),
    Chip: worded(ChipSlice),
    Middle: worded(Middle),
    Under: worded(face.Under),
    Connection: worded(Connection),
    Summary: worded(face.Summary),
    Main: worded(Main),
    Aside: worded(Aside),
  };
};
