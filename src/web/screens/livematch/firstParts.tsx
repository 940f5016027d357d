import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { liveMatchPath } from '@kampdag/core/site/paths';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useFormat } from '../../i18n/I18nContext.tsx';
import { Bench } from '../../match/board/bench/Bench.tsx';
import { Chip } from '../../match/board/Chip.tsx';
import { ClockPlaceholder } from '../../match/board/ClockPlaceholder.tsx';
import { ScoreBoard } from '../../match/board/ScoreBoard.tsx';
import { ShotsBar } from '../../match/board/ShotsBar.tsx';
import { byPeriod } from '../../match/board/score.css.ts';
import { stripRoom, strips } from '../../match/board/under.css.ts';
import { DetailsCard } from '../../match/facts/DetailsCard.tsx';
import { ConnectionStatus } from '../../match/live/ConnectionStatus.tsx';
import type { LiveParts, PartProps } from '../../match/live/liveSport.ts';
import {
  connectionRow,
  following,
  living,
  still as stillClass,
  stillRow,
} from '../../match/live/page.css.ts';
import { summaryRoom } from '../../match/periods/summaryRoom.css.ts';
import { PanelSkeleton } from '../../match/states/PanelSkeleton.tsx';
import { listedState, matchTitle, scoreLabel } from '../../match/states/stateText.ts';
import { useStateWords } from '../../match/states/useStateWords.ts';
import { useTitle } from '../../ui/useTitle.ts';

/**
 * The match as it stands where no script runs; otherwise the content that scripts start with. A browser with scripts never shows the
 * former.
 */
const Still = ({ still, children }: { readonly still: ReactNode; readonly children: ReactNode }) => (
  <>
    <noscript className={stillClass}>{still}</noscript>
    <div className={living}>{children}</div>
  </>
);

const useListed = (match: Match): MatchState => listedState(match, true, useWallTime());

const ListedTitle = ({ match, sport, teams, messages }: PartProps) => {
  const words = useStateWords(messages, sport);
  useTitle(matchTitle(useListed(match), match.result?.goals ?? null, teams, words));
  return null;
};

/** The server's title, which is newer than the fixture list, stays until the match is followed. */
const FirstTitle = (props: PartProps) => {
  const { staticMatch, onTitle } = useServices();
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(onTitle === undefined && !isHydrated);
  return cameWithPage ? null : (staticMatch?.title ?? <ListedTitle {...props} />);
};

const FirstChip = ({ match, sport, messages }: PartProps) => {
  const state = useListed(match);
  const words = useStateWords(messages, sport);
  return (
    <Still still={useServices().staticMatch?.chip}>
      <Chip state={state} words={words} />
    </Still>
  );
};

const FirstMiddle = ({ match, isPlayed, messages, room }: PartProps) => {
  const score = match.result?.goals ?? null;
  return (
    <Still still={useServices().staticMatch?.middle}>
      <ScoreBoard score={score} label={scoreLabel(useListed(match), score, true, messages)} />
      <ClockPlaceholder
        match={match}
        messages={messages}
        isPlayed={isPlayed}
        hasSetPoints={room.clock === 'setPoints'}
      />
    </Still>
  );
};

/** The placeholder of the facts under the teams. */
const FirstUnder = ({ match, teams, isPlayed, room, messages: { shotsOnGoal, bench } }: PartProps) => {
  const isOpen = match.result === null;
  return (
    <Still still={useServices().staticMatch?.under}>
      {isPlayed ? <p className={byPeriod} /> : null}
      <div className={strips}>
        {isOpen && room.hasStrength ? <div className={stripRoom} /> : null}
        {room.under === 'shots' ? (
          <ShotsBar label={shotsOnGoal} teams={teams} shots={null} />
        ) : isOpen && room.under !== 'nothing' ? (
          <Bench words={{ ...bench, fouls: room.under === 'foulsAndTimeouts' ? bench.fouls : null }} />
        ) : null}
      </div>
    </Still>
  );
};

/** What the page says where no script can follow the match. */
const StillNote = ({ match, messages: { still } }: Pick<PartProps, 'match' | 'messages'>) => {
  const { selection } = useChoice();
  const format = useFormat();
  const { time } = useWallTime();
  return (
    <p className={stillRow}>
      {still.text(format.time(time))} <a href={liveMatchPath(selection, match)}>{still.reload}</a>
    </p>
  );
};

const FirstConnection = ({ match, messages }: PartProps) => (
  <>
    <div className={`${connectionRow} ${following}`}>
      <ConnectionStatus tone="busy" text={messages.connecting} />
    </div>
    <StillNote match={match} messages={messages} />
  </>
);

const FirstSummary = ({ room, isPlayed }: PartProps) =>
  isPlayed && room.summary !== 'none' ? (
    <div className={`${summaryRoom[room.summary]} ${following}`} />
  ) : null;

const FirstMain = () => (
  <>
    <noscript>{useServices().staticMatch?.plays}</noscript>
    <PanelSkeleton />
  </>
);

const FirstAside = (props: PartProps) => <DetailsCard {...props} live={null} />;

/** The page from the fixture list alone: the server-rendered first view needs no more code than this. */
export const firstParts: LiveParts = {
  TitleAndOverlays: FirstTitle,
  Chip: FirstChip,
  Middle: FirstMiddle,
  Under: FirstUnder,
  Connection: FirstConnection,
  ScrubBar: PanelSkeleton,
  Summary: FirstSummary,
  Main: FirstMain,
  Aside: FirstAside,
};
