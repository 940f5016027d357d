import { type BySide, sides } from '@kampdag/core/side';
import { hockeyOwnFigures } from '@kampdag/core/sport/icehockey/live/ownFigures';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import { mmss } from '@kampdag/core/time/mmss';
import {
  type ComparisonDefinition,
  ownFigure,
  percentText,
  shareOf,
} from '../../match/comparison/definition.ts';
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
export const hockeyComparison: ComparisonDefinition<HockeyTeamFigures> = {
  figures: [
    ownFigure('goals', { en: 'Goals', no: 'Mål' }, 'score'),
    ownFigure('shots', { en: 'Shots on goal', no: 'Skudd på mål' }, ['shots']),
    {
      label: { en: 'Shooting %', no: 'Skuddprosent' },
      value: ({ shootingShare }) => shootingShare,
      text: percentText,
    },
    ownFigure('saves', { en: 'Saves', no: 'Redninger' }, ['saves']),
    {
      label: { en: 'Save percentage', no: 'Redningsprosent' },
      value: ({ saveShare }) => saveShare,
      text: percentText,
    },
    ownFigure('penaltyMinutes', { en: 'Penalty minutes', no: 'Utvisningsminutter' }, ['pim']),
  ],
};

/** What a hockey team made of face-offs, power plays and penalties; null where unknown. */
export interface SpecialTeams {
  readonly faceoffsWon: number | null;
  readonly powerPlays: PowerPlays | null;
  /** The other side's. */
  readonly against: PowerPlays | null;
}

/** The comparison of two hockey teams' face-offs, power plays and penalties. */
export const specialTeamsComparison: ComparisonDefinition<SpecialTeams> = {
  title: { en: 'Face-offs and special teams', no: 'Dropp, overtall og undertall' },
  summary: {
    en: (home, away) => `What ${home} and ${away} made of face-offs, power plays and penalties.`,
    no: (home, away) => `Hva ${home} og ${away} fikk ut av dropp, overtall og undertall.`,
  },
  figures: [
    ownFigure('faceoffsWon', { en: 'Face-offs won', no: 'Vunne dropp' }, ['faceoffsWon']),
    {
      label: { en: 'Power plays converted', no: 'Utnyttede overtall' },
      value: ({ powerPlays }) => (powerPlays === null ? null : shareOf(powerPlays.goals, powerPlays.chances)),
      text: (_, { powerPlays }) => (powerPlays === null ? '–' : `${powerPlays.goals}/${powerPlays.chances}`),
      counts: hockeyOwnFigures.powerPlays,
    },
    {
      label: { en: 'Time on power play', no: 'Tid i overtall' },
      value: ({ powerPlays }) => powerPlays?.seconds ?? null,
      text: (seconds) => mmss(seconds),
    },
    {
      label: { en: 'Penalties killed', no: 'Undertall avverget' },
      value: ({ against }) =>
        against === null ? null : shareOf(against.chances - against.converted, against.chances),
      text: (_, { against }) =>
        against === null ? '–' : `${against.chances - against.converted}/${against.chances}`,
      counts: hockeyOwnFigures.penaltyKill,
    },
    {
      label: { en: 'Shorthanded goals', no: 'Mål i undertall' },
      value: ({ powerPlays }) => powerPlays?.shorthandedGoals ?? null,
      counts: hockeyOwnFigures.shorthandedGoals,
    },
  ],
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
