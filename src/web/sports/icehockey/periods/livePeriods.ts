import type { Period } from '@kampdag/core/live/clock/period';
import { eventsOfType } from '@kampdag/core/live/eventsOfType';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/score';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { type BySide, bySide, type Side } from '@kampdag/core/side';
import { type PeriodTableView, periodTable, summedLine } from '../../../match/periods/periodTable.ts';
import type { HockeyMessages } from '../liveMessages.ts';

/** Goals, shots and penalty minutes of each period that has begun. */
export const hockeyPeriods = (live: LiveMatch, m: HockeyMessages): PeriodTableView => {
  const lines = periodLinesOf(live);
  const penalties = eventsOfType(live, 'penalty');
  const minutes = (side: Side, { id }: Period): number =>
    penalties.reduce(
      (sum, { event }) =>
        event.type === 'penalty' && event.side === side && event.period === id
          ? sum + (event.minutes ?? 0)
          : sum,
      0,
    );
  return periodTable(
    lines.map(({ period }) => period),
    { short: m.shortPeriod, long: m.period },
    [
      summedLine(
        m.summary.goals,
        bySide((side) => lines.map(({ goals }) => goals[side])),
      ),
      summedLine(
        m.summary.shots,
        bySide((side) => lines.map(({ shots }) => shots[side])),
      ),
      summedLine(
        m.summary.penaltyMinutes,
        bySide((side) => lines.map(({ period }) => minutes(side, period))),
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
