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

const Unseen = (props: PartProps) => {
  const lost = useLost(props);
  return (
    <>
      <TitleSlice {...props} />
      <NewsRegion {...props} lost={lost} />
    </>
  );
};

const Middle = (props: PartProps) => (
  <>
    <ScoreSlice {...props} />
    <ClockSlice {...props} />
  </>
);

const Under = (props: PartProps) => (
  <>
    <div className={strip}>
      <StrengthSlice {...props} />
    </div>
    <ShotsSlice {...props} />
  </>
);

const Main = (props: PartProps) => {
  const { actor, match, messages, countsDown } = props;
  const mode = useMode(actor);
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

const Aside = (props: PartProps) => (
  <>
    <DetailsSlice {...props} />
    <QualitySlice {...props} />
  </>
);

/** The parts that follow a match: each reads its own slice of it. */
export const followedParts: LiveParts = {
  Unseen,
  Chip: ChipSlice,
  Middle,
  Under,
  Connection: ConnectionSlice,
  Summary: SummarySlice,
  Main,
  Aside,
};
