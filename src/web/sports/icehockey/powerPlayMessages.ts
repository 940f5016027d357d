import type { Localised } from '../../i18n/localised.ts';

const en = {
  scored: (team: string, goals: number, chances: number) =>
    `${team}: ${goals} goals on ${chances} ${chances === 1 ? 'power play' : 'power plays'}.`,
  doubleMinor: 'A double minor continues after the first goal.',
  major: 'A major is served in full, however many goals are scored.',
};

/** The texts about power plays on both match pages. */
export type PowerPlayMessages = typeof en;

const no: PowerPlayMessages = {
  scored: (team, goals, chances) => `${team}: ${goals} mål på ${chances} overtall.`,
  doubleMinor: 'En utvisning på 2+2 minutter fortsetter etter det første målet.',
  major: 'En utvisning på 5 minutter sones helt ut, uansett hvor mange mål som scores.',
};

/** The reasons for more goals than power plays, in every language. */
export const powerPlayMessages: Localised<PowerPlayMessages> = { en, no };
