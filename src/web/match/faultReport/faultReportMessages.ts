import type { Localised } from '../../i18n/localised.ts';

const en = {
  copy: 'Copy fault report',
  copied: 'Fault report copied',
  /** The clipboard was refused. */
  notCopied: 'The browser did not allow copying. Download it instead.',
  failed: 'The fault report could not be made. Try again.',
  download: 'Download fault report',
};

/** The texts of copying a fault report. */
export type FaultReportMessages = typeof en;

const no: FaultReportMessages = {
  copy: 'Kopier feilrapport',
  copied: 'Feilrapporten er kopiert',
  notCopied: 'Nettleseren tillot ikke kopiering. Last den ned i stedet.',
  failed: 'Feilrapporten kunne ikke lages. Prøv igjen.',
  download: 'Last ned feilrapport',
};

export const faultReportMessages: Localised<FaultReportMessages> = { en, no };
