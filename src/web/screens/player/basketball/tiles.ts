import { onBasis } from '@kampdag/core/league/player/perGame';
import { efficiency, rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { BasketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import type { Term } from '../../../i18n/messages/statisticsTerms.ts';
import type { Writing } from '../hockey/gameColumns.ts';
import type { Tile } from '../parts/Tiles.tsx';

/** A league's line at a glance: averages per match. */
export const lineTiles = (line: BasketballSums, { m, terms, figures, format }: Writing): readonly Tile[] => {
  const average = ({ label, explanation }: Term, figure: number, leads = false): Tile => ({
    label: `${label}/${terms.matches.label}`,
    explanation: `${explanation}, ${m.perGame.toLowerCase()}`,
    value: figures.decimals(onBasis(figure, line.matches, 'game'), 1),
    leads,
  });
  return [
    { ...terms.matches, value: format.number(line.matches) },
    average(terms.points, line.points, true),
    average(terms.rebounds, rebounds(line)),
    average(terms.assists, line.assists),
    average(terms.steals, line.steals),
    average(terms.blocks, line.blocks),
    average(terms.turnovers, line.turnovers),
    { ...terms.efficiency, value: figures.decimals(efficiency(line), 2) },
  ];
};
