import { basketballFigureNames, eachOf } from '../../../live/rules/figureRule.ts';
import type { BasketballLine, BasketballPlayer } from './basketballLine.ts';

const totalOf = <K extends string>(names: readonly K[], lines: readonly Readonly<Record<K, number>>[]) =>
  eachOf(names, (name) => lines.reduce((sum, line) => sum + line[name], 0));

/** The sum of lines, such as a team's. */
export const totalLine = (lines: readonly BasketballLine[]): BasketballLine =>
  totalOf(['seconds', ...basketballFigureNames], lines);

/** A sum of lines and of their matches. */
export type BasketballSums = BasketballLine & Pick<BasketballPlayer, 'matches'>;

/** The sum of a player's lines and matches, over teams, leagues or a career. */
export const basketballSums = (lines: readonly BasketballSums[]): BasketballSums =>
  totalOf(['matches', 'seconds', ...basketballFigureNames], lines);
