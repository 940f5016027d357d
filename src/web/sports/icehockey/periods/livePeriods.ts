import { amountInPeriod } from '@kampdag/core/live/figures/figures';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/score';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { type BySide, bySide } from '@kampdag/core/side';
import { type PeriodTableView, periodTable, summedLine } from '../../../match/periods/periodTable.ts';
import type { HockeyMessages } from '../liveMessages.ts';

/** Goals, shots and penalty minutes of each period that has begun. */
export const hockeyPeriods = (live: LiveMatch, m: HockeyMessages): PeriodTableView => {
  const lines = periodLinesOf(live);
  return periodTable(
    lines.map(({ period }) => period),
    { short: m.shortPeriod, long: m.period },
    [
      summedLine(
        m.summary.goals,
        bySide((side) => lines.map(({ goals }) => goals[side])),
        'score',
      ),
      summedLine(
        m.summary.shots,
        bySide((side) => lines.map(({ shots }) => shots[side])),
        'shots',
      ),
      summedLine(
        m.summary.penaltyMinutes,
        bySide((side) => lines.map(({ period }) => amountInPeriod(live, period.id, side, 'pim'))),
        ['pim'],
      ),
    ],
  );
};

/** How the shootout stands or ended; null without one. */
export const shootoutNote = (
  live: LiveMatch,
  teams: BySide<string>,
  { summary: m }: HockeyMessages,
): string | null => {
  const shootout = shootoutOf(live);
  if (shootout === null) return null;
  const { score, winner } = shootout;
  const outcome = winner === null ? '' : `. ${m.shootoutWinner(teams[winner])}.`;
  return `${m.shootout}: ${score.home}–${score.away}${outcome}`;
};
