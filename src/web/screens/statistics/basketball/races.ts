import { type Basis, onBasis } from '@kampdag/core/league/player/perGame';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { Figures } from '../../../i18n/figures.ts';
import type { StatisticsMessages } from '../../../i18n/messages/statistics.ts';
import type { StatisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import type { Race } from '../leaders/leaders.ts';
import type { Counted } from './columns.ts';

/** What basketball's leaders lead in: points, rebounds, assists, steals, in all or a game. */
export const basketballRaces = <Row extends Counted>(
  t: StatisticsTerms,
  m: StatisticsMessages,
  f: Figures,
  basis: Basis,
): readonly Race<Row>[] => {
  const race = (key: string, title: string, sum: (row: Row) => number): Race<Row> => ({
    key,
    title,
    value: (row) => onBasis(sum(row), row.matches, basis),
    text: (value) => f.decimals(value, basis === 'total' ? 0 : 1),
  });
  return [
    race('points', t.points.explanation, ({ points }) => points),
    race('rebounds', t.rebounds.explanation, rebounds),
    race('assists', m.leaders.assists, ({ assists }) => assists),
    race('steals', t.steals.explanation, ({ steals }) => steals),
  ];
};
