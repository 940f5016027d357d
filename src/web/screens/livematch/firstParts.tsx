import type { Match } from '@kampdag/core/league/match';
import type { MatchState } from '@kampdag/core/league/matchState';
import { liveMatchPath } from '@kampdag/core/site/paths';
import { useMemo } from 'react';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { useFormat } from '../../i18n/I18nContext.tsx';
import { listedState } from '../../matches/listedState.ts';
import { matchTitle, scoreText, stateText } from '../../matches/stateText.ts';
import { useStateWords } from '../../matches/useStateWords.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { summaryRoom } from './aside/aside.css.ts';
import { DetailsCard } from './aside/DetailsCard.tsx';
import { factsOf } from './aside/facts.ts';
import { AwaitedClock } from './header/AwaitedClock.tsx';
import { Bench } from './header/Bench.tsx';
import { Chip } from './header/Chip.tsx';
import { ScoreBoard } from './header/ScoreBoard.tsx';
import { ShotsBar } from './header/ShotsBar.tsx';
import { byPeriod } from './header/score.css.ts';
import { strip } from './header/strip.css.ts';
import type { LiveParts, PartProps } from './parts.ts';
import { connectionRow, following, stillRow } from './screen.css.ts';
import { ConnectionLine } from './slices/ConnectionLine.tsx';
import { PanelSkeleton } from './slices/PanelSkeleton.tsx';

const useListed = (match: Match): MatchState => listedState(match, true, useWallTime());

const FirstTitle = ({ match, sport, teams, messages }: PartProps) => {
  const words = useStateWords(messages, sport);
  useTitle(matchTitle(useListed(match), match.result?.goals ?? null, teams, words));
  return null;
};

const FirstChip = ({ match, sport, messages }: PartProps) => {
  const state = useListed(match);
  return <Chip text={stateText(state, useStateWords(messages, sport))} isLive={state.type === 'InPlay'} />;
};

const FirstMiddle = ({ match, sport, isPlayed, messages }: PartProps) => {
  const score = match.result?.goals ?? null;
  return (
    <>
      <ScoreBoard score={score} felt={null} label={scoreText(useListed(match), score, true, messages)} />
      <AwaitedClock match={match} isPlayed={isPlayed} isOfSets={sport === 'volleyball'} />
    </>
  );
};

const FirstOfSport = ({ sport, match, teams, messages: { shotsOnGoal, bench } }: PartProps) => {
  switch (sport) {
    case 'icehockey':
      return (
        <>
          {match.result === null ? <div className={strip} /> : null}
          <ShotsBar label={shotsOnGoal} shots={null} />
        </>
      );
    case 'basketball':
    case 'volleyball':
      return match.result !== null ? null : (
        <Bench
          teams={teams}
          benches={null}
          foulsLabel={sport === 'basketball' ? bench.fouls : null}
          timeoutsLabel={bench.timeouts}
          bonusLabel=""
        />
      );
    case 'soccer':
      return null;
    default:
      return sport satisfies never;
  }
};

/** The room of what will be told under the teams. */
const FirstUnder = (props: PartProps) => (
  <>
    {props.isPlayed ? <p className={byPeriod} /> : null}
    <FirstOfSport {...props} />
  </>
);

/** What the page is where no script will follow the match. */
const Still = ({ match, messages: { still } }: Pick<PartProps, 'match' | 'messages'>) => {
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
      <ConnectionLine tone="busy" text={messages.connecting} />
    </div>
    <Still match={match} messages={messages} />
  </>
);

const FirstSummary = ({ sport, isPlayed }: PartProps) =>
  isPlayed && sport !== 'soccer' ? <div className={summaryRoom[sport]} /> : null;

const FirstAside = ({ match, messages }: PartProps) => {
  const format = useFormat();
  const facts = useMemo(() => factsOf(match, null, format, messages), [match, format, messages]);
  return <DetailsCard title={messages.details.title} facts={facts} />;
};

/** What the fixture list alone tells: the first view, drawn by the server, needs no more code than this. */
export const firstParts: LiveParts = {
  Unseen: FirstTitle,
  Chip: FirstChip,
  Middle: FirstMiddle,
  Under: FirstUnder,
  Connection: FirstConnection,
  Summary: FirstSummary,
  Main: PanelSkeleton,
  Aside: FirstAside,
};
