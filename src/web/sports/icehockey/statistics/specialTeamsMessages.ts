import type { Localised } from '../../../i18n/localised.ts';

const en = {
  chart: 'Power play and penalty kill',
  summary: (powerPlay: string, penaltyKill: string) =>
    `Best power play: ${powerPlay}. Best penalty kill: ${penaltyKill}.`,
  powerPlay: 'Power play %',
  penaltyKill: 'Penalty kill %',
  faceoffs: 'Face-offs won %',
  both: 'Strong in both',
  neither: 'Weak in both',
  average: 'The lines are the averages of the teams shown.',
};

type SpecialTeamsMessages = typeof en;

const no: SpecialTeamsMessages = {
  chart: 'Overtall og undertall',
  summary: (powerPlay, penaltyKill) => `Best i overtall: ${powerPlay}. Best i undertall: ${penaltyKill}.`,
  powerPlay: 'Overtall %',
  penaltyKill: 'Undertall %',
  faceoffs: 'Vunne dropp %',
  both: 'Sterke i begge',
  neither: 'Svake i begge',
  average: 'Linjene er snittet av lagene som vises.',
};

/** The texts of power play and penalty kill. */
export const specialTeamsMessages: Localised<SpecialTeamsMessages> = { en, no };
