import type { Counted } from '@kampdag/core/live/figures/source';
import { type BySide, bySide, mapSides, opponentOf, sides } from '@kampdag/core/side';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import { mmss } from '@kampdag/core/time/mmss';
import type { Figures } from '../../i18n/figures.ts';
import { type ComparisonRow, comparisonRow } from '../../match/comparison/comparisonRow.ts';
import type { HockeyComparisonMessages } from './comparisonMessages.ts';
import type { PowerPlayMessages } from './powerPlayMessages.ts';

/** A hockey team's figures in a match, live or from the score sheet; null where unknown. */
export interface HockeyTeamFigures {
  readonly goals: number | null;
  readonly shots: number | null;
  /** Goals per hundred shots. */
  readonly shootingShare: number | null;
  readonly saves: number | null;
  /** Saves per hundred shots faced. */
  readonly saveShare: number | null;
  readonly penaltyMinutes: number | null;
}

/** The comparison of two hockey teams: shots, saves, penalties. */
export const hockeyComparison = (
  teams: BySide<HockeyTeamFigures>,
  c: HockeyComparisonMessages,
  f: Figures,
): readonly ComparisonRow[] => {
  const row = (
    key: keyof HockeyTeamFigures,
    text?: (value: number) => string,
    counts?: Counted,
  ): readonly ComparisonRow[] =>
    comparisonRow(
      c[key],
      mapSides(teams, (own) => own[key]),
      text,
      counts,
    );
  const percent = (value: number): string => `${f.decimals(value, 1)} %`;
  return [
    ...row('goals', undefined, 'score'),
    ...row('shots', undefined, ['shots']),
    ...row('shootingShare', percent),
    ...row('saves', undefined, ['saves']),
    ...row('saveShare', percent),
    ...row('penaltyMinutes', undefined, ['pim']),
  ];
};

/** The comparison of two hockey teams' face-offs, power plays and penalties. */
export const specialTeamsComparison = (
  faceoffsWon: BySide<number> | null,
  powerPlays: BySide<PowerPlays> | null,
  c: HockeyComparisonMessages,
): readonly ComparisonRow[] => {
  const faceoffs =
    faceoffsWon === null ? [] : comparisonRow(c.faceoffs, faceoffsWon, String, ['faceoffsWon']);
  if (powerPlays === null) return faceoffs;
  const against = bySide((side) => powerPlays[opponentOf(side)]);
  return [
    ...faceoffs,
    {
      label: c.powerPlays,
      values: mapSides(powerPlays, ({ goals }) => goals),
      texts: mapSides(powerPlays, ({ goals, chances }) => `${goals}/${chances}`),
      counts: 'powerPlays',
    },
    ...comparisonRow(
      c.powerPlayTime,
      mapSides(powerPlays, ({ seconds }) => seconds),
      mmss,
    ),
    {
      label: c.penaltyKill,
      values: mapSides(against, ({ chances, converted }) => chances - converted),
      texts: mapSides(against, ({ chances, converted }) => `${chances - converted}/${chances}`),
      counts: 'penaltyKill',
    },
    ...comparisonRow(
      c.shortHanded,
      mapSides(powerPlays, ({ shorthandedGoals }) => shorthandedGoals),
      String,
      'shorthandedGoals',
    ),
  ];
};

/** The reason a side scored more goals than it had power plays; null without such a side. */
export const powerPlayNote = (
  powerPlays: BySide<PowerPlays>,
  names: BySide<string>,
  m: PowerPlayMessages,
): string | null => {
  const more = sides.filter((side) => powerPlays[side].goals > powerPlays[side].chances);
  const reasons = (['doubleMinor', 'major'] as const).filter((lasting) =>
    more.some((side) => powerPlays[side].further[lasting] > 0),
  );
  const scored = more.map((side) => m.scored(names[side], powerPlays[side].goals, powerPlays[side].chances));
  return more.length === 0 ? null : [...scored, ...reasons.map((reason) => m[reason])].join(' ');
};
