import type { Localised } from '../i18n/localised.ts';

/** The headings of a table in a picture. */
interface PictureMessages {
  readonly played: string;
  readonly difference: string;
  readonly points: string;
}

/** The texts of share pictures only. */
export const pictureMessages: Localised<PictureMessages> = {
  en: { played: 'GP', difference: '+/−', points: 'Pts' },
  no: { played: 'K', difference: '+/−', points: 'P' },
};
