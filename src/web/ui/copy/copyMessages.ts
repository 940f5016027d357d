import type { Localised } from '../../i18n/localised.ts';

/** What became of copying a text. */
export const copyMessages: Localised<{ readonly copied: string; readonly notCopied: string }> = {
  en: { copied: 'Copied', notCopied: 'Could not copy. The text is selected: copy it yourself.' },
  no: { copied: 'Kopiert', notCopied: 'Kunne ikke kopiere. Teksten er markert: kopier den selv.' },
};
