import { basketballTeams } from '@kampdag/core/gateway/ballEndpoints';
import { TeamId } from '@kampdag/core/ids';
import type { BasketballTeam } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { byTeamPoints } from '@kampdag/core/sport/statisticsOrder';
import { useFigures, useI18n, useMessages } from '../../../i18n/I18nContext.tsx';
import { type StatisticsChartProps, statisticsOf } from '../../../statistics/definition.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { percent } from '../../../ui/chart/scale.ts';
import { nothing } from '../../../ui/table/column.ts';
import { basketballFigures, basketballLeaders, CoverageInfo, detailedFigures } from './figures.tsx';
import { basketballStatisticsMessages } from './messages.ts';
import * as styles from './ScoringChart.css.ts';

const kinds = ['two', 'three', 'one'] as const;

const ScoringChart = ({ rows }: Pick<StatisticsChartProps<BasketballTeam>, 'rows'>) => {
  const { scoring: m } = useMessages(basketballStatisticsMessages);
  const figures = useFigures();
  const { language } = useI18n();
  const teams = rows.flatMap((row) =>
    row.matches <= 0
      ? []
      : [
          {
            name: row.name ?? nothing,
            points: row.points / row.matches,
            two: (2 * row.twoPointersMade) / row.matches,
            three: (3 * row.threePointersMade) / row.matches,
            one: row.freeThrowsMade / row.matches,
          },
        ],
  );
  const [top] = teams;
  if (top === undefined) return null;
  const most = Math.max(
    1,
    ...teams.map(({ two, three, one, points }) => Math.max(points, two + three + one)),
  );
  return (
    <ChartFigure
      title={m.chart}
      summary={m.summary(top.name, figures.decimals(top.points, 1))}
      legend={[
        { name: m.parts.two, series: 'one' },
        { name: m.parts.three, series: 'two' },
        { name: m.parts.one, series: 'three' },
      ]}
      table={{
        columns: [subjectTerms.team[language], m.all, m.parts.two, m.parts.three, m.parts.one],
        rows: teams.map(({ name, points, two, three, one }) => [
          name,
          ...[points, two, three, one].map((value) => figures.decimals(value, 1)),
        ]),
      }}
    >
      <ul className={styles.bars}>
        {teams.map((team) => (
          <li key={team.name} className={styles.bar}>
            <span className={styles.name}>{team.name}</span>
            <svg className={styles.picture} width="100%" height="16" aria-hidden="true" focusable="false">
              {kinds.map((kind, at) => (
                <rect
                  key={kind}
                  x={percent(
                    (100 * kinds.slice(0, at).reduce((sum, before) => sum + team[before], 0)) / most,
                  )}
                  width={percent((100 * team[kind]) / most)}
                  height="16"
                  className={styles.parts[kind]}
                />
              ))}
            </svg>
            <span className={styles.value}>{figures.decimals(team.points, 1)}</span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
};

/** The teams of a basketball league, and the sources of their points. */
export const basketballTeamsStatistics = statisticsOf(basketballTeams)({
  params: (tournamentId) => ({ tournamentId }),
  fields: ['basis'],
  subject: {
    type: 'team',
    of: ({ name, teamId }) => ({ name, teamId: teamId === null ? null : TeamId(teamId) }),
  },
  columns: basketballFigures,
  detailed: detailedFigures,
  order: () => byTeamPoints,
  sort: 'points',
  leaders: basketballLeaders,
  Summary: CoverageInfo,
  Chart: ScoringChart,
});
