import type { Localised } from '../../i18n/localised.ts';

const en = {
  copied: 'Copied',
  notCopied: 'Could not copy. The text is selected: copy it yourself.',
  share: 'Share',
  shareMoment: 'Share this moment',
  linkCopied: 'Link copied',
  linkNotCopied: 'Could not copy the link: copy it from the address bar.',
};

/** What became of copying a text or sharing a page. */
export type CopyMessages = typeof en;

const no: CopyMessages = {
  copied: 'Kopiert',
  notCopied: 'Kunne ikke kopiere. Teksten er markert: kopier den selv.',
  share: 'Del',
  shareMoment: 'Del dette øyeblikket',
  linkCopied: 'Lenken er kopiert',
  linkNotCopied: 'Kunne ikke kopiere lenken: kopier den fra adressefeltet.',
};

export const copyMessages: Localised<CopyMessages> = { en, no };
