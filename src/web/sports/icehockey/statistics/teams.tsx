import { hockeyTeamStatistics } from '@kampdag/core/gateway/icehockeyEndpoints';
import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import {
  type HockeyTeamStatistics,
  penaltyKillPercentage,
  powerPlayPercentage,
} from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import { ticks } from 'd3-array';
import { useFigures, useI18n, useMessages } from '../../../i18n/I18nContext.tsx';
import { term } from '../../../i18n/term.ts';
import { decimals, fields, figure } from '../../../statistics/columns.ts';
import { type StatisticsChartProps, statisticsOf } from '../../../statistics/definition.ts';
import { subjectTerms } from '../../../statistics/subjectTerms.ts';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { grid, mark } from '../../../ui/chart/chart.css.ts';
import { AxisLabel, GridLine } from '../../../ui/chart/plot.tsx';
import { linear, percent } from '../../../ui/chart/scale.ts';
import { TeamCrest } from '../../../ui/identity/TeamCrest.tsx';
import { nothing } from '../../../ui/table/column.ts';
import { hockeyTerms } from '../terms.ts';
import { leagueStatistics } from './leagueStatistics.ts';
import * as styles from './SpecialTeamsChart.css.ts';
import { specialTeamsMessages } from './specialTeamsMessages.ts';

/** A crest's width, pixels. */
const size = 28;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** An axis over all values with a margin: its scale and ticks. */
const axisOf = (values: readonly number[], range: readonly [number, number]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const around = Math.max((most - least) * 0.12, 1);
  const [from, to] = [least - around, most + around];
  return { at: linear([from, to], range), ticks: ticks(from, to, 5) };
};

/** Every team's crest by power play and penalty kill percentage, better to the right and upwards. */
const SpecialTeamsChart = ({ rows }: Pick<StatisticsChartProps<HockeyTeamStatistics>, 'rows'>) => {
  const m = useMessages(specialTeamsMessages);
  const figures = useFigures();
  const { language } = useI18n();
  const teams = rows.flatMap((row) => {
    const [pp, pk] = [powerPlayPercentage(row), penaltyKillPercentage(row)];
    return pp === null || pk === null ? [] : [{ name: row.teamName ?? nothing, pp, pk }];
  });
  // One team makes no chart.
  if (teams.length < 2) return null;
  const best = (key: 'pp' | 'pk') => teams.reduce((a, b) => (b[key] > a[key] ? b : a));
  const bestText = (key: 'pp' | 'pk') => `${best(key).name} (${figures.decimals(best(key)[key], 1)})`;
  const x = axisOf(
    teams.map(({ pp }) => pp),
    [0, 100],
  );
  const y = axisOf(
    teams.map(({ pk }) => pk),
    [100, 0],
  );
  const middle = { x: x.at(mean(teams.map(({ pp }) => pp))), y: y.at(mean(teams.map(({ pk }) => pk))) };
  return (
    <ChartFigure
      title={m.chart}
      summary={`${m.summary(bestText('pp'), bestText('pk'))} ${m.average}`}
      table={{
        columns: [subjectTerms.team[language], m.powerPlay, m.penaltyKill],
        rows: teams.map(({ name, pp, pk }) => [name, figures.decimals(pp, 1), figures.decimals(pk, 1)]),
      }}
    >
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.picture} focusable="false">
          {y.ticks.map((tick) => (
            <GridLine key={tick} at={y.at(tick)} label={tick} />
          ))}
          {x.ticks.map((tick) => (
            <g key={tick}>
              <line y1="0" y2="100%" x1={percent(x.at(tick))} x2={percent(x.at(tick))} className={grid} />
              <AxisLabel x={percent(x.at(tick))} dy="18" className={mark}>
                {tick}
              </AxisLabel>
            </g>
          ))}
          <line y1="0" y2="100%" x1={percent(middle.x)} x2={percent(middle.x)} className={styles.average} />
          <line x1="0" x2="100%" y1={percent(middle.y)} y2={percent(middle.y)} className={styles.average} />
          {/* Outside the plot, whose corners hold the best and the worst. */}
          <text x="100%" y="0" dy="-12" textAnchor="end" className={styles.corner}>
            {m.both}
          </text>
          <text x="0" y="100%" dy="38" className={styles.corner}>
            {m.neither}
          </text>
          <text x="100%" y="100%" dy="38" textAnchor="end" className={styles.axis}>
            {m.powerPlay} →
          </text>
          <text x="0" y="0" dx="-30" dy="-12" className={styles.axis}>
            ↑ {m.penaltyKill}
          </text>
          {teams.map(({ name, pp, pk }) => (
            <svg
              key={name}
              x={percent(x.at(pp))}
              y={percent(y.at(pk))}
              overflow="visible"
              className={styles.team}
            >
              <title>{`${name}: ${figures.decimals(pp, 1)} / ${figures.decimals(pk, 1)}`}</title>
              <foreignObject x={-size / 2} y={-size / 2} width={size} height={size}>
                <TeamCrest name={name} size={size} />
              </foreignObject>
            </svg>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
};

const { en, no } = specialTeamsMessages;

const terms = {
  powerPlayGoalsFor: term(['PPGF', 'Power-play goals for'], ['OTM', 'Mål i overtall']),
  advantages: term(['ADV', 'Power plays had'], ['OT', 'Antall overtall']),
  powerPlayPercentage: term(
    ['PP%', 'Power-play goals per hundred power plays'],
    ['OT%', 'Mål per hundre overtall'],
  ),
  shortHandedGoalsAgainst: term(
    ['SHGA', 'Shorthanded goals against'],
    ['UTM mot', 'Mål mot fra lag i undertall'],
  ),
  timesShortHanded: term(['TSH', 'Times shorthanded'], ['UT', 'Antall ganger i undertall']),
  powerPlayGoalsAgainst: term(['PPGA', 'Power-play goals against'], ['OTM mot', 'Mål mot i undertall']),
  penaltyKillPercentage: term(
    ['PK%', 'Penalties killed, per hundred times shorthanded'],
    ['UT%', 'Undertall uten mål mot, per hundre'],
  ),
  shortHandedGoalsFor: term(['SHGF', 'Shorthanded goals for'], ['UTM', 'Mål i undertall']),
};

/** Face-offs won per hundred. */
const faceoffs = ({ faceoffShare }: HockeyTeamStatistics): number | null =>
  faceoffShare === null ? null : percentageOfShare(faceoffShare);

/** The teams of a hockey league in the specification's order (§3): power play, penalty kill, face-offs. */
export const hockeyTeams = statisticsOf(hockeyTeamStatistics)({
  params: leagueStatistics,
  fields: ['team', 'opponent', 'matches'],
  subject: { type: 'team', of: ({ teamName, teamId }) => ({ name: teamName, teamId }) },
  columns: () => [
    ...fields(hockeyTerms, 'gamesPlayed'),
    figure('powerPlayGoalsFor', terms.powerPlayGoalsFor, ({ powerPlayGoals }) => powerPlayGoals),
    ...fields(terms, 'advantages'),
    figure('powerPlayPercentage', terms.powerPlayPercentage, powerPlayPercentage, decimals(1)),
    ...fields(terms, 'shortHandedGoalsAgainst', 'timesShortHanded', 'powerPlayGoalsAgainst'),
    figure('penaltyKillPercentage', terms.penaltyKillPercentage, penaltyKillPercentage, decimals(1)),
    figure('shortHandedGoalsFor', terms.shortHandedGoalsFor, ({ shortHandedGoals }) => shortHandedGoals),
    figure('faceoffPercentage', hockeyTerms.faceoffPercentage, faceoffs, decimals(1)),
  ],
  detailed: ['advantages', 'timesShortHanded'],
  order: () => (a, b) =>
    (powerPlayPercentage(b) ?? -1) - (powerPlayPercentage(a) ?? -1) ||
    (penaltyKillPercentage(b) ?? -1) - (penaltyKillPercentage(a) ?? -1),
  sort: 'powerPlayPercentage',
  leaders: [
    { column: 'powerPlayPercentage', title: { en: en.powerPlay, no: no.powerPlay } },
    { column: 'penaltyKillPercentage', title: { en: en.penaltyKill, no: no.penaltyKill } },
    { column: 'faceoffPercentage', title: { en: en.faceoffs, no: no.faceoffs } },
  ],
  Chart: SpecialTeamsChart,
});
