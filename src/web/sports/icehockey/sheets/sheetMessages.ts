import type { Localised } from '../../../i18n/localised.ts';

const en = { goalies: 'Goalies', skaters: 'Skaters' };

/** The headings of hockey's sheets. */
export const hockeySheetMessages: Localised<typeof en> = {
  en,
  no: { goalies: 'Målvakter', skaters: 'Utespillere' },
};
