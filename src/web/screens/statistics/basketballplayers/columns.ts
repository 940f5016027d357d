import { fullName } from '@kampdag/core/league/player/person';
import type { BasketballSeasonPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import type { Figures } from '../../../i18n/figures.ts';
import type { StatisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import type { Column } from '../../../ui/table/column.ts';
import { basketballFigures, type Reading } from '../basketball/columns.ts';
import { figure, shirtText, shirtValue, words } from '../columns.ts';

/** The columns of basketball players. */
export const basketballPlayerColumns = (
  t: StatisticsTerms,
  f: Figures,
  reading: Reading,
): readonly Column<BasketballSeasonPlayer>[] => [
  words('player', t.player, (row) => fullName(row), true),
  figure('number', t.number, shirtValue, { text: shirtText }),
  words('team', t.team, ({ teamName }) => teamName),
  ...basketballFigures<BasketballSeasonPlayer>(t, f, reading),
];
