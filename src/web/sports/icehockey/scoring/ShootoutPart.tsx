import { isMatchPageAvailable } from '@kampdag/core/league/match/matchStatus';
import { sideOf } from '@kampdag/core/league/match/teamSide';
import { fullName } from '@kampdag/core/league/player/person';
import type { Side } from '@kampdag/core/side';
import { attemptsWithScore } from '@kampdag/core/sport/icehockey/attemptsWithScore';
import type { GoalSummary } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import { useState } from 'react';
import { useWallTime } from '../../../context/now.ts';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import type { MatchPage } from '../../../match/parts/page.ts';
import { quiet } from '../../../match/parts/parts.css.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { hockeyPageMessages } from '../playedMessages.ts';
import { numbered } from './ScoreRow.tsx';
import { AttemptsLoading, ShotRows } from './ShotRows.tsx';
import * as styles from './scoring.css.ts';

const LazyAttempts = lazyPart(async () => (await import('./AllAttempts.tsx')).AllAttempts, AttemptsLoading);

const leaderOf = ({ home, away }: { readonly home: number; readonly away: number }): Side | null =>
  home === away ? null : home > away ? 'home' : 'away';

interface ShootoutPartProps {
  readonly page: MatchPage;
  /** The goals that fell in the shootout. */
  readonly goals: readonly GoalSummary[];
}

/**
 * The shootout's goals from the goal list. Only the live report has the misses; it loads on request while available
 * (specification §4, 14 days).
 */
export const ShootoutPart = ({ page, goals }: ShootoutPartProps) => {
  const m = useMessages(matchPageMessages);
  const h = useMessages(hockeyPageMessages);
  const { match, names } = page;
  const isReported = isMatchPageAvailable(match, useWallTime());
  const [wantsEvery, setWantsEvery] = useState(false);
  const scored = goals.map((goal) => ({ goal, side: sideOf(match, goal), scored: true }));
  const counted = attemptsWithScore(scored, null).at(-1)?.score;
  const winner =
    leaderOf(match.result?.goals ?? { home: 0, away: 0 }) ?? leaderOf(counted ?? { home: 0, away: 0 });
  const rows =
    scored.length === 0 ? null : (
      <ShotRows
        page={page}
        shots={attemptsWithScore(scored, winner).map(({ attempt: { goal, side }, score, isDeciding }) => ({
          playerId: goal.personId,
          shooter: numbered(goal.shirtNumber, fullName(goal) || m.nobody),
          side,
          scored: true,
          isDeciding,
          score,
        }))}
      />
    );
  return (
    <div className={styles.period}>
      <h3 className={styles.periodName}>{h.shootout}</h3>
      {winner === null ? null : <p className={quiet}>{h.shootoutText(names[winner])}</p>}
      {wantsEvery ? <LazyAttempts page={page} winner={winner} fallback={rows} /> : rows}
      {isReported ? (
        <p className={styles.shootoutMore}>
          <Button quiet aria-expanded={wantsEvery} onClick={() => setWantsEvery(!wantsEvery)}>
            {wantsEvery ? h.goalsAlone : h.everyAttempt}
          </Button>
        </p>
      ) : (
        <p className={quiet}>{h.missesUntold}</p>
      )}
    </div>
  );
};
