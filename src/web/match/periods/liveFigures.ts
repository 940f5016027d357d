import type { PeriodId } from '@kampdag/core/ids';
import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { amountInPeriod } from '@kampdag/core/live/figures/figures';
import type { Counted } from '@kampdag/core/live/figures/source';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { Figure } from '@kampdag/core/live/rules/figureRule';
import { lacksStart } from '@kampdag/core/live/score/completeness';
import { type PeriodLine as BegunPeriod, periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { type BySide, bySide, mapSides, type Side } from '@kampdag/core/side';
import type { Sport } from '@kampdag/core/sport/sport';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { type PeriodLine, type PeriodTableView, periodTable } from './lineScore.ts';

/** A sport's texts with those of its summary. */
export interface SummaryMessages extends LiveMessages {
  readonly summary: {
    readonly title: string;
    readonly team: string;
    /** The heading of the last column. */
    readonly total: { readonly short: string; readonly long: string };
  };
}

/** A figure of a live match by period. */
export interface LiveFigure<M> {
  /** The heading of its line. */
  readonly name: (messages: M) => string;
  readonly lineOf: (live: LiveMatch) => Omit<PeriodLine, 'name'>;
}

/** A live match's figures by period. */
export interface LivePeriodFigures<M extends SummaryMessages> {
  /** The periods shown while nothing is known. */
  readonly always: (sport: Sport) => readonly PeriodPlace[];
  /** The periods that have begun. */
  readonly periodsOf: (live: LiveMatch) => readonly (PeriodPlace & { readonly id: PeriodId })[];
  readonly figures: readonly LiveFigure<M>[];
  /** A remark under the table; null without one. */
  readonly noteOf: (live: LiveMatch, teams: BySide<string>, messages: M) => string | null;
}

/** The periods that have begun, without the shootout. */
export const begunPeriods = (live: LiveMatch) => periodLinesOf(live).map(({ period }) => period);

/** A figure whose total is the sum of its periods. */
export const summedFigure = <M>(
  name: (messages: M) => string,
  counts: Counted,
  read: (period: BegunPeriod, side: Side, live: LiveMatch) => number,
): LiveFigure<M> => ({
  name,
  lineOf: (live) => {
    const values = bySide((side) => periodLinesOf(live).map((period) => read(period, side, live)));
    return { values, total: mapSides(values, (own) => own.reduce((sum, value) => sum + value, 0)), counts };
  },
});

/** The goals or points of each period, which end with the score of the match (reading 37). */
export const scoreFigure = <M>(name: (messages: M) => string): LiveFigure<M> => {
  const { lineOf } = summedFigure<M>(name, 'score', ({ goals }, side) => goals[side]);
  return {
    name,
    lineOf: (live) =>
      live.sport.scoreWithin === 'period'
        ? lineOf(live)
        : { ...lineOf(live), total: scoreOf(live), isTotalOfMatch: true },
  };
};

/** The sum of a figure over a side's players and bench in each period. */
export const amountFigure = <M>(name: (messages: M) => string, figure: Figure): LiveFigure<M> =>
  summedFigure(name, [figure], ({ period }, side, live) => amountInPeriod(live, period.id, side, figure));

/** No remark under a table. */
export const noNote = (): null => null;

/** The score or the result of a shootout; null without one. */
export const shootoutNote = (
  live: LiveMatch,
  teams: BySide<string>,
  {
    summary: m,
  }: { readonly summary: { readonly shootout: string; readonly shootoutWinner: (team: string) => string } },
): string | null => {
  const shootout = shootoutOf(live);
  if (shootout === null) return null;
  const { score, winner } = shootout;
  const outcome = winner === null ? '' : `. ${m.shootoutWinner(teams[winner])}.`;
  return `${m.shootout}: ${scoreText(score)}${outcome}`;
};

/** Dashes in place of figures: a log without its start has counted too few (reading 45). */
const unknown = ({ values, ...line }: PeriodLine): PeriodLine => ({
  ...line,
  values: mapSides(values, (own) => own.map(() => null)),
  total: bySide(() => null),
});

/** A live match's figures by period with their headings; dashes where the log lacks its start (reading 45). */
export const livePeriodTable = <M extends SummaryMessages>(
  { periodsOf, figures }: LivePeriodFigures<M>,
  live: LiveMatch,
  m: M,
): PeriodTableView =>
  periodTable(
    periodsOf(live),
    { short: m.shortPeriod, long: m.period },
    figures
      .map(({ name, lineOf }) => ({ name: name(m), ...lineOf(live) }))
      .map((line) => (lacksStart(live) ? unknown(line) : line)),
  );
