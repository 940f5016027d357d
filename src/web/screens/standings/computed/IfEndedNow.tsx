import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import type { SeasonTable } from '@kampdag/core/league/standings/seasonTable';
import { type RunningMatch, tableIfEndedNow } from '@kampdag/core/league/standings/tableIfEndedNow';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { useMemo } from 'react';
import { useWallTime } from '../../../context/now.ts';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../../i18n/messages/matches.ts';
import { CallResult } from '../../../machines/CallResult.tsx';
import { type RunningScore, useLiveScores, useRefreshUntilResults } from '../../../matches/useLiveScores.ts';
import { useSeasonTable } from '../../../team/placeHistory/useSeasonTable.ts';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { FederationName } from '../../../ui/text/FederationName.tsx';
import { Caveats, ComputedTable, type ComputedTableProps } from './ComputedTable.tsx';
import * as styles from './computed.css.ts';
import { computedMessages } from './computedMessages.ts';

const decidedBy = { regulation: 'fullTime', overtime: 'overtime', shootout: 'penalties' } as const;

const runningMatch = (match: Match, live: RunningScore | null): readonly RunningMatch[] =>
  live === null || live.score === null
    ? []
    : [
        {
          match,
          goals: live.score,
          decided: decidedBy[live.period?.kind ?? 'regulation'],
          isOver: live.phase === 'ended',
        },
      ];

const Counted = ({
  running,
  table: { counting, source },
}: {
  readonly running: readonly RunningMatch[];
  readonly table: SeasonTable;
}) => {
  const { now: m } = useMessages(computedMessages);
  const { unknownTeam } = useMessages(matchesMessages);
  if (running.length === 0) return <p>{m.waiting}</p>;
  return (
    <ul className={styles.matches} aria-label={m.matches}>
      {running.map(({ match: { matchId, teams }, goals, isOver }) => {
        const isLevel = !isOver && goals.home === goals.away;
        const sure = isLevel ? source.sport.ranking.guaranteedPoints(goals, counting.multiplier) : null;
        return (
          <li key={matchId} data-running={matchId}>
            <FederationName name={teams.home.name ?? unknownTeam} />{' '}
            <span className={styles.score}>{scoreText(goals)}</span>{' '}
            <FederationName name={teams.away.name ?? unknownTeam} />
            {sure === null ? null : `. ${m.level(sure)}.`}
          </li>
        );
      })}
    </ul>
  );
};

/** A table is shown only of a league that publishes its results. */
const showsAll = () => true;

/** The league's table if the matches in play ended now; it follows their goals. */
export const IfEndedNow = ({
  refresh,
  ...props
}: ComputedTableProps & {
  /** Refreshes matches and table after a match ends, until its result is there. */
  readonly refresh: () => void;
}) => {
  const { now: m } = useMessages(computedMessages);
  const { signed } = useFigures();
  const { matches } = props;
  const wallTime = useWallTime();
  const page = useSeasonTable(props);
  const inPlay = useMemo(() => matches.filter((match) => isLiveNow(match, wallTime)), [matches, wallTime]);
  const scoreOf = useLiveScores(inPlay);
  useRefreshUntilResults(inPlay, { now: wallTime, showsResults: showsAll }, refresh);
  const running = useMemo(
    () => inPlay.flatMap((match) => runningMatch(match, scoreOf(match.matchId))),
    [inPlay, scoreOf],
  );
  return (
    <CallResult page={page} placeholder={<TableSkeleton columns={8} rows={props.rows.length} />}>
      {(computed) => (
        <>
          <section className={styles.bar} aria-label={m.title}>
            <h2 className={styles.title}>{m.title}</h2>
            <p>{m.text}</p>
            {inPlay.length === 0 ? <p>{m.none}</p> : <Counted running={running} table={computed} />}
          </section>
          <ComputedTable
            {...props}
            kind="all"
            caption={m.caption(props.leagueName)}
            moved={tableIfEndedNow(computed, running)}
            noteOf={({ morePoints }) => (morePoints === null ? null : m.inPlay(signed(morePoints)))}
          />
          <Caveats made={[]} caveats={computed.caveats.filter(({ type }) => type === 'order')} />
        </>
      )}
    </CallResult>
  );
};
