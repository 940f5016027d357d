import type { Localised } from '../../i18n/localised.ts';

const en = {
  goals: 'Goals',
  shots: 'Shots on goal',
  shootingShare: 'Shooting %',
  saves: 'Saves',
  saveShare: 'Save percentage',
  penaltyMinutes: 'Penalty minutes',
  faceoffs: 'Face-offs won',
  powerPlays: 'Power plays converted',
  powerPlayTime: 'Time on power play',
  penaltyKill: 'Penalties killed',
  shortHanded: 'Shorthanded goals',
  special: {
    title: 'Face-offs and special teams',
    summary: (home: string, away: string): string =>
      `What ${home} and ${away} made of face-offs, power plays and penalties.`,
  },
};

/** The texts of the comparison of two hockey teams. */
export type HockeyComparisonMessages = typeof en;

const no: HockeyComparisonMessages = {
  goals: 'Mål',
  shots: 'Skudd på mål',
  shootingShare: 'Skuddprosent',
  saves: 'Redninger',
  saveShare: 'Redningsprosent',
  penaltyMinutes: 'Utvisningsminutter',
  faceoffs: 'Vunne dropp',
  powerPlays: 'Utnyttede overtall',
  powerPlayTime: 'Tid i overtall',
  penaltyKill: 'Undertall avverget',
  shortHanded: 'Mål i undertall',
  special: {
    title: 'Dropp, overtall og undertall',
    summary: (home, away) => `Hva ${home} og ${away} fikk ut av dropp, overtall og undertall.`,
  },
};

/** The texts of the comparison of two hockey teams in every language. */
export const hockeyComparisonMessages: Localised<HockeyComparisonMessages> = { en, no };
