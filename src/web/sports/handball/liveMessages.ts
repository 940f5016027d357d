import type { AttemptResult } from '@kampdag/core/live/events/attemptResult';
import type { CardColor } from '@kampdag/core/live/events/cardColor';
import type { HandballEvent } from '@kampdag/core/sport/handball/event';
import type { Localised } from '../../i18n/localised.ts';
import { sportMessages, withoutFouls } from '../../i18n/messages/live.ts';
import type { StrengthWords } from '../../match/strength/StrengthSlice.tsx';
import { handballWords } from './words.ts';

const en = {
  ...sportMessages('en', handballWords),
  waiting: 'Waiting for the throw-off',
  noData: 'No live match data available',
  kinds: {
    goal: 'Goals',
    sevenMetreThrow: '7-metre throws',
    shot: 'Shots without a goal',
    penalty: 'Suspensions',
    card: 'Cards',
    shootout: '7-metre shootout',
    timeout: 'Timeouts',
    timer: 'Halves',
    playerTime: 'Goalkeeper changes',
  } satisfies Readonly<Record<HandballEvent['type'], string>>,
  sideline: {
    ...withoutFouls,
    timeouts: 'Timeouts left',
    timeoutsOf: (left: number): string => (left === 1 ? '1 timeout left' : `${left} timeouts left`),
  },
  strength: {
    powerPlay: (team) => `${team} power play`,
    players: (more, fewer) => `${more} v ${fewer}`,
    emptyNet: 'Empty goal',
    remaining: 'left on the suspension',
    penaltyBox: 'Suspended',
  } satisfies StrengthWords,
  row: {
    goal: 'Goal',
    assist: 'Assist',
    emptyNet: 'Empty goal',
    shotSaved: 'Shot saved',
    shotMissed: 'Shot missed',
    savedBy: 'Saved by',
    sevenMetres: '7-metre throw',
    results: { goal: 'Scored', saved: 'Saved', missed: 'Missed' } satisfies Readonly<
      Record<AttemptResult, string>
    >,
    suspension: 'Two-minute suspension',
    minutes: (minutes: number): string => `Suspension, ${minutes} min`,
    team: 'Team',
    official: 'Team official',
    card: 'Card',
    cards: { yellow: 'Yellow card', red: 'Red card', blue: 'Blue card' } satisfies Readonly<
      Record<CardColor, string>
    >,
    shootout: (round: number | null): string =>
      round === null ? '7-metre shootout' : `7-metre shootout, round ${round}`,
    scored: 'Scored',
    missed: 'No goal',
    goalieOn: 'Goalkeeper on',
    goalieOff: 'Goalkeeper off',
    playerOn: 'On the court',
    playerOff: 'Off the court',
  },
  /** The words of spoken news. */
  spoken: {
    sevenMetreGoal: 'Goal from a 7-metre throw',
    suspension: (minutes: number | null): string => `${minutes ?? 2}-minute suspension`,
    theSuspension: 'the suspension',
  },
  summary: {
    title: 'By half',
    goals: 'Goals',
    suspensions: 'Suspensions',
    team: 'Team',
    total: { short: 'Σ', long: 'Total' },
    shootout: '7-metre shootout',
    shootoutWinner: (team: string): string => `${team} won the 7-metre shootout`,
  },
};

/** The texts of the handball live page. */
export type HandballMessages = typeof en;

const no: HandballMessages = {
  ...sportMessages('no', handballWords),
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
    goalieOn: 'Målvakt inn',
    goalieOff: 'Målvakt ut',
    playerOn: 'Inn på banen',
    playerOff: 'Av banen',
  },
  spoken: {
    sevenMetreGoal: 'Mål på 7-meter',
    suspension: (minutes) => `${minutes ?? 2} minutters utvisning`,
    theSuspension: 'utvisningen',
  },
  summary: {
    title: 'Per omgang',
    goals: 'Mål',
    suspensions: 'Utvisninger',
    team: 'Lag',
    total: { short: 'Σ', long: 'Totalt' },
    shootout: 'Straffekastkonkurranse',
    shootoutWinner: (team) => `${team} vant straffekastkonkurransen`,
  },
};

/** The texts of the handball live page in every language. */
export const handballMessages: Localised<HandballMessages> = { en, no };
