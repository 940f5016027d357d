import { onBasis } from '@kampdag/core/league/player/perGame';
import { efficiency, rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { BasketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import type { Term } from '../../../i18n/term.ts';
import type { Tile } from '../../../player/Tiles.tsx';
import type { Writing } from '../../../player/useWriting.ts';
import { basketballTerms } from '../terms.ts';

/** A league's line at a glance: averages per match. */
export const lineTiles = (
  line: BasketballSums,
  { m, language, figures, format }: Writing,
): readonly Tile[] => {
  const average = ({ label, explanation }: Term, figure: number, leads = false): Tile => ({
    label: `${label}/${basketballTerms.matches[language].label}`,
    explanation: `${explanation}, ${m.perGame.toLowerCase()}`,
    value: figures.decimals(onBasis(figure, line.matches, 'game'), 1),
    leads,
  });
  return [
    { ...basketballTerms.matches[language], value: format.number(line.matches) },
    average(basketballTerms.points[language], line.points, true),
    average(basketballTerms.rebounds[language], rebounds(line)),
    average(basketballTerms.assists[language], line.assists),
    average(basketballTerms.steals[language], line.steals),
    average(basketballTerms.blocks[language], line.blocks),
    average(basketballTerms.turnovers[language], line.turnovers),
    { ...basketballTerms.efficiency[language], value: figures.decimals(efficiency(line), 2) },
  ];
};
