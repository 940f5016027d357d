import { percentageOf } from '@kampdag/core/league/player/percentage';
import type { LiveMatch } from '@kampdag/core/live/match';
import { minutesOf } from '@kampdag/core/live/score/pressure';
import { scoreOf } from '@kampdag/core/live/score/score';
import { bySide, mapSides } from '@kampdag/core/side';
import { hockeyTotalsOf, savePercentage } from '@kampdag/core/sport/icehockey/live/players';
import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { useCallback, useMemo } from 'react';
import type { ChartProps } from '../../match/charts/chartsTab.tsx';
import { liveComparison, stackedCharts } from '../../match/charts/liveCharts.tsx';
import { MirrorBars } from '../../match/charts/MirrorBars.tsx';
import { teamLegend } from '../../match/charts/teamLegend.ts';
import { LiveLead } from '../../match/lead/LiveLead.tsx';
import { useDeferredSlice } from '../../match/live/useLiveSlice.ts';
import { periodColumns } from '../../match/periods/lineScore.ts';
import { begunPeriods, type LiveFigure } from '../../match/periods/liveFigures.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { type HockeyTeamFigures, hockeyComparison } from './comparison.ts';
import type { HockeyMessages } from './liveMessages.ts';
import { penaltyMinutesByPeriod, shotsByPeriod } from './livePeriods.ts';
import { SpecialTeams } from './SpecialTeams.tsx';

interface HockeyChartProps extends ChartProps {
  readonly messages: HockeyMessages;
}

const MinutesChart = ({ actor, teams, words: w }: ChartProps) => {
  const minutes = useDeferredSlice(actor, minutesOf);
  const bars = useMemo(
    () =>
      (minutes ?? []).map(({ shots: { home, away }, pressure }, at) => ({
        label: String(at + 1),
        trend: pressure,
        home,
        away,
      })),
    [minutes],
  );
  const total = bars.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
  return (
    <ChartFigure
      level="h3"
      title={w.minutes.title}
      summary={w.minutes.summary(teams.home, total.home, teams.away, total.away)}
      legend={teamLegend(teams)}
      table={{
        columns: [w.minute, teams.home, teams.away, w.minutes.pressure],
        rows: bars.map(({ label, home, away, trend }) => [label, home, away, trend]),
      }}
    >
      <MirrorBars bars={bars} />
    </ChartFigure>
  );
};

interface ByPeriodProps extends HockeyChartProps {
  readonly title: string;
  readonly figure: LiveFigure<HockeyMessages>;
}

const ByPeriod = ({ title, figure, actor, teams, messages, words: w }: ByPeriodProps) => {
  const periods = useDeferredSlice(
    actor,
    useCallback(
      (live: LiveMatch) => ({
        columns: periodColumns(begunPeriods(live), { short: messages.shortPeriod, long: messages.period }),
        line: figure.lineOf(live),
      }),
      [figure, messages],
    ),
  );
  if (periods === null) return null;
  const { columns, line } = periods;
  const { values, total } = line;
  const bars = columns.map(({ short }, at) => ({
    label: short,
    home: values.home[at] ?? 0,
    away: values.away[at] ?? 0,
  }));
  return (
    <ChartFigure
      level="h3"
      title={title}
      summary={w.periods.summary(teams.home, total?.home ?? 0, teams.away, total?.away ?? 0)}
      legend={teamLegend(teams)}
      table={{
        columns: [w.period, teams.home, teams.away],
        rows: columns.map(({ long }, at) => [long, values.home[at] ?? 0, values.away[at] ?? 0]),
      }}
    >
      <MirrorBars bars={bars} withValues />
    </ChartFigure>
  );
};

const teamFigures = (live: LiveMatch) => {
  const totals = hockeyTotalsOf(live);
  const score = scoreOf(live);
  return bySide(
    (side): HockeyTeamFigures => ({
      goals: score[side],
      shots: totals[side].shots,
      shootingShare: percentageOf(totals[side].goals, totals[side].shots),
      saves: totals[side].saves,
      saveShare: savePercentage(totals[side]),
      penaltyMinutes: totals[side].pim,
    }),
  );
};

const specialTeams = (live: LiveMatch) => ({
  faceoffsWon: mapSides(hockeyTotalsOf(live), (own) => own.faceoffsWon),
  powerPlays: specialTeamsOf(live),
});

const SpecialTeamsChart = ({ actor, teams }: ChartProps) => {
  const known = useDeferredSlice(actor, specialTeams);
  return known === null ? null : <SpecialTeams {...known} names={teams} level="h3" />;
};

/** The charts of a live hockey match, from its log. */
export const HockeyCharts = stackedCharts<HockeyChartProps>(
  LiveLead,
  MinutesChart,
  (props) => <ByPeriod {...props} title={props.words.periods.shots} figure={shotsByPeriod} />,
  (props) => <ByPeriod {...props} title={props.words.periods.penalties} figure={penaltyMinutesByPeriod} />,
  SpecialTeamsChart,
  liveComparison(hockeyComparison, teamFigures),
);
