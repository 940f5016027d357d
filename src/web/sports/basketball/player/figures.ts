import { onBasis } from '@kampdag/core/league/player/perGame';
import { efficiency, rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { BasketballSums } from '@kampdag/core/sport/basketball/sheets/basketballSums';
import type { Localised } from '../../../i18n/localised.ts';
import type { Term } from '../../../i18n/term.ts';
import { decimals, fields, figure, time } from '../../../statistics/columns.ts';
import { basketballTerms as terms } from '../terms.ts';

const games = figure<BasketballSums>('games', terms.gamesPlayed, ({ matches }) => matches);
const perMinute = figure<BasketballSums>('efficiency', terms.efficiency, efficiency, decimals(2));

const perGame = (heading: Localised<Term>, sum: (line: BasketballSums) => number) =>
  figure<BasketballSums>(
    heading.en.label,
    {
      en: {
        label: `${heading.en.label}/${terms.gamesPlayed.en.label}`,
        explanation: `${heading.en.explanation}, per game`,
      },
      no: {
        label: `${heading.no.label}/${terms.gamesPlayed.no.label}`,
        explanation: `${heading.no.explanation}, per kamp`,
      },
    },
    (line) => onBasis(sum(line), line.matches, 'game'),
    decimals(1),
  );

/** Points per game, the bars of a career; null without a match. */
export const averagePoints = perGame(terms.points, ({ points }) => points);

/** A league's averages per game. */
export const averages = [
  games,
  averagePoints,
  perGame(terms.rebounds, rebounds),
  perGame(terms.assists, ({ assists }) => assists),
  perGame(terms.steals, ({ steals }) => steals),
  perGame(terms.blocks, ({ blocks }) => blocks),
  perGame(terms.turnovers, ({ turnovers }) => turnovers),
  perMinute,
];

/** A player's figures in a table of seasons. */
export const careerFigures = [
  games,
  figure<BasketballSums>('minutes', terms.minutes, ({ seconds }) => (seconds > 0 ? seconds : null), time),
  ...fields(terms, 'points'),
  averagePoints,
  figure<BasketballSums>('rebounds', terms.rebounds, rebounds),
  ...fields(terms, 'assists'),
  perMinute,
];
