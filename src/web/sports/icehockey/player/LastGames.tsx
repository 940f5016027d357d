import type { Rows } from '@kampdag/core/decode/rows';
import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { Page } from '../../../machines/useCall.ts';
import { Part } from '../../../player/Part.tsx';
import * as styles from '../../../player/player.css.ts';
import { useWriting } from '../../../player/useWriting.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { EmptyState } from '../../../ui/waiting/EmptyState.tsx';
import { Games } from './Games.tsx';
import { lastBars } from './lastBars.ts';

const LastChart = ({
  games,
  isGoalie,
}: {
  readonly games: readonly HockeyPlayerGame[];
  readonly isGoalie: boolean;
}) => {
  const writing = useWriting();
  const { m, format } = writing;
  const bars = lastBars(games, isGoalie, writing);
  const sum = goalieTotals(games);
  if (bars.length === 0) return null;
  const chart = isGoalie ? m.savesChart : m.pointsChart;
  return (
    <ChartFigure
      title={chart.title}
      summary={
        isGoalie
          ? m.savesChart.summary(format.number(sum.saves), format.number(sum.shotsAgainst))
          : m.pointsChart.summary(skaterTotals(games).points, games.length)
      }
      table={{
        columns: [chart.game, isGoalie ? m.savesChart.saves : m.pointsChart.points],
        rows: bars.map(({ label, text }) => [label, text]),
      }}
    >
      <BarChart bars={bars} horizontal />
    </ChartFigure>
  );
};

/** The last games over all leagues, as a table and as bars (specification §2). */
export const LastGames = ({
  data,
  isGoalie,
  selection,
}: {
  readonly data: Page<Rows<HockeyPlayerGame>>;
  readonly isGoalie: boolean;
  readonly selection: Selection;
}) => {
  const { m } = useWriting();
  return (
    <Part
      title={m.lastGames}
      failed={m.parts.games}
      data={data}
      skeleton={<TableSkeleton columns={10} rows={5} />}
    >
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState text={m.noGames} />
        ) : (
          <div className={styles.beside}>
            <Games
              caption={m.lastGames}
              name="last"
              games={rows}
              isGoalie={isGoalie}
              withTournament
              selection={selection}
            />
            <LastChart games={rows} isGoalie={isGoalie} />
          </div>
        )
      }
    </Part>
  );
};
