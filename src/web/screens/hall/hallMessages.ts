import type { Localised } from '../../i18n/localised.ts';

const en = {
  pause: 'Pause (space)',
  resume: 'Resume (space)',
  paused: 'Paused',
  page: (page: number, pages: number) => `${page} of ${pages}`,
};

export type HallMessages = typeof en;

const no: HallMessages = {
  pause: 'Pause (mellomrom)',
  resume: 'Fortsett (mellomrom)',
  paused: 'Satt på pause',
  page: (page, pages) => `${page} av ${pages}`,
};

/** The texts of the hall screen. */
export const hallMessages: Localised<HallMessages> = { en, no };
