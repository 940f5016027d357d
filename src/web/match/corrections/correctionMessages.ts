import type { Localised } from '../../i18n/localised.ts';

/** The texts of the list of corrections. */
export interface CorrectionMessages {
  readonly title: (count: number) => string;
  readonly text: string;
  readonly show: (count: number) => string;
  readonly said: string;
  readonly says: string;
  readonly takenBack: string;
  readonly score: (before: string, after: string) => string;
  readonly figure: (name: string, before: number, after: number) => string;
}

const en: CorrectionMessages = {
  title: (count) => `${count} ${count === 1 ? 'correction' : 'corrections'}`,
  text: 'Every change of a reported event, the newest first, and what it did to the score and to the players’ figures.',
  show: (count) => (count === 1 ? 'Show the correction' : `Show all ${count}`),
  said: 'Was',
  says: 'Is',
  takenBack: 'Taken back',
  score: (before, after) => `Score ${before} became ${after}`,
  figure: (name, before, after) => `${name} ${before} → ${after}`,
};

const no: CorrectionMessages = {
  title: (count) => `${count} ${count === 1 ? 'rettelse' : 'rettelser'}`,
  text: 'Hver endring av en meldt hendelse, den nyeste først, og hva den gjorde med stillingen og med spillernes tall.',
  show: (count) => (count === 1 ? 'Vis rettelsen' : `Vis alle ${count}`),
  said: 'Var',
  says: 'Er',
  takenBack: 'Trukket tilbake',
  score: (before, after) => `Stillingen ${before} ble ${after}`,
  figure: (name, before, after) => `${name} ${before} → ${after}`,
};

export const correctionMessages: Localised<CorrectionMessages> = { en, no };
