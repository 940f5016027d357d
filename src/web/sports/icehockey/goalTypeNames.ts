import type { GoalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { Localised } from '../../i18n/localised.ts';

/** The names of hockey's goal types. */
export const goalTypeNames: Localised<Readonly<Record<GoalTypeCode, string>>> = {
  en: {
    EQ: 'Even strength',
    PP1: 'Power play',
    PP2: 'Power play, two skaters up',
    SH1: 'Shorthanded',
    SH2: 'Shorthanded, two skaters down',
    PS: 'Penalty shot',
  },
  no: {
    EQ: 'Fulltallig',
    PP1: 'Overtall',
    PP2: 'Overtall, to mann mer',
    SH1: 'Undertall',
    SH2: 'Undertall, to mann mindre',
    PS: 'Straffeslag',
  },
};
