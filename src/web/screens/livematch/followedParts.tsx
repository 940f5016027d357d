import type { MatchId } from '@kampdag/core/ids';
import { type ComponentType, createElement } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { type LiveMessages, liveMessages } from '../../i18n/messages/live.ts';
import type { LiveShown } from '../../machines/liveMatchState.ts';
import { useShown } from '../../machines/useLater.ts';
import { useRenewal } from '../../machines/useRenewal.ts';
import { strip } from './header/header.css.ts';
import { InfoAlert } from './InfoAlert.tsx';
import { LiveTabs } from './LiveTabs.tsx';
import { NotYet } from './NotYet.tsx';
import { NewsRegion } from './news/NewsRegion.tsx';
import type { LiveParts, PartProps } from './parts.ts';
import { DetailsSlice, QualitySlice, SummarySlice } from './slices/asideSlices.tsx';
import { ChipSlice, ClockSlice, ScoreSlice, ShotsSlice, TitleSlice } from './slices/boardSlices.tsx';
import { ConnectionSlice, useLost } from './slices/ConnectionSlice.tsx';
import { LineupsPanel, PlaysPanel, TeamsPanel } from './slices/panelSlices.tsx';
import { StrengthSlice } from './slices/StrengthSlice.tsx';
import { startOf } from './startText.ts';
import { useMode } from './useLive.ts';

/** The same, with all the texts of a match that is followed. */
interface FollowedProps extends PartProps {
  readonly messages: LiveMessages;
}

/** A part that is given all the texts: they come with it, not with the first view. */
const worded = (Part: ComponentType<FollowedProps>): ComponentType<PartProps> => {
  const Worded = (props: PartProps) => createElement(Part, { ...props, messages: useMessages(liveMessages) });
  return Worded;
};

/** No snapshot, and none on its way: nothing is promised that may never come (reading 28). */
const hasNothing = ({ match, mode, historyFailure }: LiveShown): boolean =>
  match === null && (mode === 'unavailable' || (mode === 'reconnecting' && historyFailure !== null));

const nobody: readonly MatchId[] = [];

const Unseen = (props: FollowedProps) => {
  const lost = useLost(props);
  const { match, refresh } = props;
  const hasEnded = useMode(props.actor) === 'ended';
  useRenewal(hasEnded && match.result === null ? [match.matchId] : nobody, refresh);
  return (
    <>
      <TitleSlice {...props} />
      <NewsRegion {...props} lost={lost} />
    </>
  );
};

const Middle = (props: FollowedProps) => (
  <>
    <ScoreSlice {...props} />
    <ClockSlice {...props} />
  </>
);

const Under = (props: FollowedProps) => (
  <>
    <div className={strip}>
      <StrengthSlice {...props} />
    </div>
    <ShotsSlice {...props} />
  </>
);

const Main = (props: FollowedProps) => {
  const { actor, match, messages, countsDown } = props;
  const mode = useMode(actor);
  const isWithout = useShown(actor, hasNothing);
  // The line's own notice says why there is nothing, and how to try again.
  if (isWithout) return null;
  if (mode === 'notSetUp') return <InfoAlert title={null} text={messages.noData} />;
  return (
    <LiveTabs
      messages={messages}
      plays={
        countsDown ? (
          <NotYet match={match} startsAt={startOf(match)} messages={messages} />
        ) : (
          <PlaysPanel {...props} />
        )
      }
      lineups={<LineupsPanel {...props} />}
      teams={<TeamsPanel {...props} />}
    />
  );
};

const Aside = (props: FollowedProps) => (
  <>
    <DetailsSlice {...props} />
    <QualitySlice {...props} />
  </>
);

/** The parts that follow a match: each reads its own slice of it. */
export const followedParts: LiveParts = {
  Unseen: worded(Unseen),
  Chip: worded(ChipSlice),
  Middle: worded(Middle),
  Under: worded(Under),
  Connection: worded(ConnectionSlice),
  Summary: worded(SummarySlice),
  Main: worded(Main),
  Aside: worded(Aside),
};
