import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { Count } from '../../decode/rowCodecs.ts';
import { type BallPlayer, ballPlayer } from '../../league/player/ballPlayer.ts';
import { percentageOf } from '../../league/player/percentage.ts';

/** What handball counts of a player. */
export interface HandballLine {
  /** Those by 7-metre throws included. */
  readonly goals: number;
  readonly sevenMetreGoals: number;
  readonly sevenMetreShots: number;
  readonly assists: number;
  /** All throws at goal, 7-metre throws and goals included. */
  readonly shots: number;
  readonly saves: number;
  readonly goalsAgainst: number;
  /** Two-minute suspensions. */
  readonly suspensions: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly blueCards: number;
}

/** What a handball player did in one match. */
export interface HandballMatchPlayer extends BallPlayer, HandballLine {
  readonly position: string | null;
}

/** What a handball player did in a league. */
export interface HandballSeasonPlayer extends HandballMatchPlayer {
  readonly matches: number;
}

const line = {
  ...ballPlayer,
  position: field('position', OptionalText),
  goals: field('goals', Count),
  sevenMetreGoals: field('sevenMetreGoals', Count),
  sevenMetreShots: field('sevenMetreShots', Count),
  assists: field('assists', Count),
  shots: field('shots', Count),
  saves: field('saves', Count),
  goalsAgainst: field('goalsAgainst', Count),
  suspensions: field('suspensions', Count),
  yellowCards: field('yellowCards', Count),
  redCards: field('redCards', Count),
  blueCards: field('blueCards', Count),
};

/** A row of `handball/match/Players`. */
export const HandballMatchPlayerRow = entity<HandballMatchPlayer>('handball match player', line);

/** A row of `handball/tournament/players`. */
export const HandballSeasonPlayerRow = entity<HandballSeasonPlayer>('handball season player', {
  ...line,
  matches: field('matches', Count),
});

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : percentageOf(part, whole);

/** Goals per hundred shots, one decimal; null without a shot. */
export const shootingPercentage = ({ goals, shots }: Pick<HandballLine, 'goals' | 'shots'>): number | null =>
  shareOf(goals, shots);

/** Saves per hundred shots that were saved or let in, one decimal; null for who faced none. */
export const savePercentage = ({
  saves,
  goalsAgainst,
}: Pick<HandballLine, 'saves' | 'goalsAgainst'>): number | null => shareOf(saves, saves + goalsAgainst);

/** A line of figures by the name of each. */
export const handballLine = (figure: (name: keyof HandballLine) => number): HandballLine => ({
  goals: figure('goals'),
  sevenMetreGoals: figure('sevenMetreGoals'),
  sevenMetreShots: figure('sevenMetreShots'),
  assists: figure('assists'),
  shots: figure('shots'),
  saves: figure('saves'),
  goalsAgainst: figure('goalsAgainst'),
  suspensions: figure('suspensions'),
  yellowCards: figure('yellowCards'),
  redCards: figure('redCards'),
  blueCards: figure('blueCards'),
});

/** What several players did together. */
export const totalOfLines = (lines: readonly HandballLine[]): HandballLine =>
  handballLine((name) => lines.reduce((sum, line) => sum + line[name], 0));
