import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Count } from '../../decode/rowCodecs.ts';
import { ballPlayer } from '../../league/player/ballPlayer.ts';
import { percentageOf } from '../../league/player/percentage.ts';
import { eachOf, handballFigureNames } from '../../live/rules/figureRule.ts';

/** The counted fields. */
const counts = {
  /** 7-metre goals included. */
  goals: field('goals', Count),
  sevenMetreGoals: field('sevenMetreGoals', Count),
  sevenMetreShots: field('sevenMetreShots', Count),
  assists: field('assists', Count),
  /** All throws at goal, 7-metre throws and goals included. */
  shots: field('shots', Count),
  saves: field('saves', Count),
  goalsAgainst: field('goalsAgainst', Count),
  /** Two-minute suspensions. */
  suspensions: field('suspensions', Count),
  yellowCards: field('yellowCards', Count),
  redCards: field('redCards', Count),
  blueCards: field('blueCards', Count),
};

/** A player's handball figures. */
export type HandballLine = ModelOf<typeof counts>;

const line = { ...ballPlayer, position: field('position', OptionalText), ...counts };

/** A row of `handball/match/Players`. */
export const HandballMatchPlayerRow = entity('handball match player', line);

/** A handball player's figures in one match. */
export type HandballMatchPlayer = ModelOf<typeof HandballMatchPlayerRow>;

/** A row of `handball/tournament/players`. */
export const HandballSeasonPlayerRow = entity('handball season player', {
  ...line,
  matches: field('matches', Count),
});

/** A handball player's figures in a league. */
export type HandballSeasonPlayer = ModelOf<typeof HandballSeasonPlayerRow>;

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : percentageOf(part, whole);

/** Goals per hundred shots, one decimal; null without a shot. */
export const shootingPercentage = ({ goals, shots }: Pick<HandballLine, 'goals' | 'shots'>): number | null =>
  shareOf(goals, shots);

/** Saves per hundred shots on goal faced, one decimal; null without a shot. */
export const savePercentage = ({
  saves,
  goalsAgainst,
}: Pick<HandballLine, 'saves' | 'goalsAgainst'>): number | null => shareOf(saves, saves + goalsAgainst);

/** A line made of each figure by name. */
export const handballLine = (figure: (name: keyof HandballLine) => number): HandballLine =>
  eachOf(handballFigureNames, figure);

/** The sum of several lines. */
export const totalOfLines = (lines: readonly HandballLine[]): HandballLine =>
  handballLine((name) => lines.reduce((sum, line) => sum + line[name], 0));
