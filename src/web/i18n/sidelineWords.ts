import type { Localised } from './localised.ts';

/** The texts of the board's line of team fouls and timeouts. */
export interface SidelineMessages {
  /** Null where the sport counts no team fouls. */
  readonly fouls: string | null;
  readonly foulsOf: (fouls: number) => string;
  readonly timeouts: string;
  readonly timeoutsOf: (left: number) => string;
  readonly bonus: string;
  readonly bonusLong: (team: string) => string;
}

const withoutFouls = { fouls: null, foulsOf: String, bonus: '–', bonusLong: String };

/** The texts of a sport that counts no team fouls. */
export const sidelineWords: Localised<SidelineMessages> = {
  en: {
    ...withoutFouls,
    timeouts: 'Timeouts left',
    timeoutsOf: (left) => (left === 1 ? '1 timeout left' : `${left} timeouts left`),
  },
  no: {
    ...withoutFouls,
    timeouts: 'Timeouter igjen',
    timeoutsOf: (left) => (left === 1 ? '1 timeout igjen' : `${left} timeouter igjen`),
  },
};
