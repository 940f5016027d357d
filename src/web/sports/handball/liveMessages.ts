import type { CardColor, HandballEvent, SevenMetreResult } from '@kampdag/core/sport/handball/event';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, type LiveMessages } from '../../i18n/messages/live.ts';
import type { StrengthWords } from '../../match/strength/strengthRule.ts';
import { handballWords } from './words.ts';

/** The texts of the handball live page. */
export interface HandballMessages extends LiveMessages {
  readonly kinds: Readonly<Record<HandballEvent['type'], string>>;
  readonly sideline: {
    /** Handball counts none. */
    readonly fouls: null;
    readonly foulsOf: (fouls: number) => string;
    readonly timeouts: string;
    readonly timeoutsOf: (left: number) => string;
    readonly bonus: string;
    readonly bonusLong: (team: string) => string;
  };
  readonly strength: StrengthWords;
  readonly row: {
    readonly goal: string;
    readonly assist: string;
    readonly emptyNet: string;
    readonly shotSaved: string;
    readonly shotMissed: string;
    readonly savedBy: string;
    readonly sevenMetres: string;
    readonly results: Readonly<Record<SevenMetreResult, string>>;
    readonly suspension: string;
    readonly minutes: (minutes: number) => string;
    readonly team: string;
    readonly official: string;
    readonly card: string;
    readonly cards: Readonly<Record<CardColor, string>>;
    readonly shootout: (round: number | null) => string;
    readonly scored: string;
    readonly missed: string;
    readonly goalkeeperOn: string;
    readonly goalkeeperOff: string;
    readonly playerOn: string;
    readonly playerOff: string;
  };
  /** How its events are said. */
  readonly told: {
    readonly sevenMetreGoal: string;
    readonly suspension: (minutes: number | null) => string;
    readonly theSuspension: string;
  };
  readonly summary: {
    readonly title: string;
    readonly goals: string;
    readonly suspensions: string;
    readonly team: string;
    readonly total: string;
    readonly shootout: string;
    readonly shootoutWinner: (team: string) => string;
  };
}

const withoutFouls = { fouls: null, foulsOf: String, bonus: '–', bonusLong: String } as const;

const en: HandballMessages = {
  ...commonMessages.en,
  period: handballWords.en.periods.long,
  shortPeriod: handballWords.en.periods.short,
  afterPeriod: (period) => `After ${handballWords.en.periods.long(period).toLowerCase()}`,
  waiting: 'Waiting for the throw-off',
  noData: 'No live match data available',
  kinds: {
    goal: 'Goals',
    sevenMetreThrow: '7-metre throws',
    shot: 'Shots without a goal',
    penalty: 'Suspensions',
    card: 'Cards',
    shootout: '7-metre shootout',
    timeout: 'Team time-outs',
    timer: 'Halves',
    playerTime: 'Goalkeeper changes',
  },
  sideline: {
    ...withoutFouls,
    timeouts: 'Time-outs left',
    timeoutsOf: (left) => (left === 1 ? '1 time-out left' : `${left} time-outs left`),
  },
  strength: {
    powerPlay: (team) => `${team} power play`,
    players: (more, fewer) => `${more} v ${fewer}`,
    emptyNet: 'Empty goal',
    remaining: 'left on the suspension',
    penaltyBox: 'Suspended',
  },
  row: {
    goal: 'Goal',
    assist: 'Assist',
    emptyNet: 'Empty goal',
    shotSaved: 'Shot saved',
    shotMissed: 'Shot missed',
    savedBy: 'Saved by',
    sevenMetres: '7-metre throw',
    results: { goal: 'Scored', saved: 'Saved', missed: 'Missed' },
    suspension: 'Two-minute suspension',
    minutes: (minutes) => `Suspension, ${minutes} min`,
    team: 'Team',
    official: 'Team official',
    card: 'Card',
    cards: { yellow: 'Yellow card', red: 'Red card', blue: 'Blue card' },
    shootout: (round) => (round === null ? '7-metre shootout' : `7-metre shootout, round ${round}`),
    scored: 'Scored',
    missed: 'No goal',
    goalkeeperOn: 'Goalkeeper on',
    goalkeeperOff: 'Goalkeeper off',
    playerOn: 'On the court',
    playerOff: 'Off the court',
  },
  told: {
    sevenMetreGoal: 'Goal from a 7-metre throw',
    suspension: (minutes) => `${minutes ?? 2}-minute suspension`,
    theSuspension: 'the suspension',
  },
  summary: {
    title: 'By half',
    goals: 'Goals',
    suspensions: 'Suspensions',
    team: 'Team',
    total: 'Total',
    shootout: '7-metre shootout',
    shootoutWinner: (team) => `${team} wins the 7-metre shootout`,
  },
};

const no: HandballMessages = {
  ...commonMessages.no,
  period: handballWords.no.periods.long,
  shortPeriod: handballWords.no.periods.short,
  afterPeriod: (period) => `Etter ${handballWords.no.periods.long(period).toLowerCase()}`,
  waiting: 'Venter på avkast',
  noData: 'Ingen direktedata for denne kampen',
  kinds: {
    goal: 'Mål',
    sevenMetreThrow: '7-meter',
    shot: 'Skudd uten mål',
    penalty: 'Utvisninger',
    card: 'Kort',
    shootout: 'Straffekastkonkurranse',
    timeout: 'Timeout',
    timer: 'Omganger',
    playerTime: 'Målvaktbytter',
  },
  sideline: {
    ...withoutFouls,
    timeouts: 'Timeouter igjen',
    timeoutsOf: (left) => (left === 1 ? '1 timeout igjen' : `${left} timeouter igjen`),
  },
  strength: {
    powerPlay: (team) => `${team} i overtall`,
    players: (more, fewer) => `${more} mot ${fewer}`,
    emptyNet: 'Tomt mål',
    remaining: 'igjen av utvisningen',
    penaltyBox: 'Utvist',
  },
  row: {
    goal: 'Mål',
    assist: 'Målgivende',
    emptyNet: 'I tomt mål',
    shotSaved: 'Skudd reddet',
    shotMissed: 'Skudd utenfor',
    savedBy: 'Reddet av',
    sevenMetres: '7-meter',
    results: { goal: 'Mål', saved: 'Reddet', missed: 'Bom' },
    suspension: 'Utvisning, 2 minutter',
    minutes: (minutes) => `Utvisning, ${minutes} minutter`,
    team: 'Laget',
    official: 'Lagleder',
    card: 'Kort',
    cards: { yellow: 'Gult kort', red: 'Rødt kort', blue: 'Blått kort' },
    shootout: (round) => (round === null ? 'Straffekast' : `Straffekast, runde ${round}`),
    scored: 'Mål',
    missed: 'Ikke mål',
    goalkeeperOn: 'Målvakt inn',
    goalkeeperOff: 'Målvakt ut',
    playerOn: 'Inn på banen',
    playerOff: 'Av banen',
  },
  told: {
    sevenMetreGoal: 'Mål på 7-meter',
    suspension: (minutes) => `${minutes ?? 2} minutters utvisning`,
    theSuspension: 'utvisningen',
  },
  summary: {
    title: 'Per omgang',
    goals: 'Mål',
    suspensions: 'Utvisninger',
    team: 'Lag',
    total: 'Totalt',
    shootout: 'Straffekastkonkurranse',
    shootoutWinner: (team) => `${team} vinner straffekastkonkurransen`,
  },
};

/** The handball live page's texts in every language. */
export const handballMessages: Localised<HandballMessages> = { en, no };
