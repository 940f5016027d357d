import type { Localised } from '../../i18n/localised.ts';

/** The texts of copying a fault report. */
export interface FaultReportMessages {
  readonly copy: string;
  readonly copied: string;
  /** The clipboard was refused. */
  readonly notCopied: string;
  readonly failed: string;
  readonly download: string;
}

const en: FaultReportMessages = {
  copy: 'Copy fault report',
  copied: 'Fault report copied',
  notCopied: 'The browser did not allow copying. Download it instead.',
  failed: 'The fault report could not be made. Try again.',
  download: 'Download fault report',
};

const no: FaultReportMessages = {
  copy: 'Kopier feilrapport',
  copied: 'Feilrapporten er kopiert',
  notCopied: 'Nettleseren tillot ikke kopiering. Last den ned i stedet.',
  failed: 'Feilrapporten kunne ikke lages. Prøv igjen.',
  download: 'Last ned feilrapport',
};

export const faultReportMessages: Localised<FaultReportMessages> = { en, no };
