import type { LineSlot } from '@kampdag/core/sport/icehockey/position';
import type { Localised } from '../../../i18n/localised.ts';

interface LineupMessages {
  readonly title: string;
  readonly chosen: string;
  readonly all: string;
  readonly line: (number: number) => string;
  readonly goalies: string;
  readonly others: string;
  readonly onIce: string;
  readonly none: string;
  readonly slots: Readonly<Record<LineSlot, { readonly short: string; readonly long: string }>>;
}

/** The texts of hockey's lineups in every language. */
export const lineupMessages: Localised<LineupMessages> = {
  en: {
    title: 'Lineups',
    chosen: 'Line',
    all: 'All',
    line: (number) => `Line ${number}`,
    goalies: 'Goalies',
    others: 'Other players',
    onIce: 'On the ice',
    none: 'No lineup has been reported.',
    slots: {
      LW: { short: 'LW', long: 'Left wing' },
      CE: { short: 'C', long: 'Centre' },
      RW: { short: 'RW', long: 'Right wing' },
      LD: { short: 'LD', long: 'Left defence' },
      RD: { short: 'RD', long: 'Right defence' },
    },
  },
  no: {
    title: 'Rekker',
    chosen: 'Rekke',
    all: 'Alle',
    line: (number) => `${number}. rekke`,
    goalies: 'Målvakter',
    others: 'Andre spillere',
    onIce: 'På isen',
    none: 'Ingen rekker er rapportert.',
    slots: {
      LW: { short: 'LW', long: 'Venstre ving' },
      CE: { short: 'C', long: 'Senter' },
      RW: { short: 'RW', long: 'Høyre ving' },
      LD: { short: 'LD', long: 'Venstre back' },
      RD: { short: 'RD', long: 'Høyre back' },
    },
  },
};
