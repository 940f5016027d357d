import type { AttemptResult } from '@kampdag/core/live/events/attemptResult';
import type { HandballEvent } from '@kampdag/core/sport/handball/event';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, sportMessages } from '../../i18n/messages/live.ts';
import type { StrengthWords } from '../../match/strength/StrengthSlice.tsx';
import { handballWords } from './words.ts';

const en = {
  ...sportMessages('en', handballWords),
  waiting: 'Waiting for the throw-off',
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
  strength: {
    powerPlay: (team) => `${team} power play`,
    players: (more, fewer) => `${more} v ${fewer}`,
    emptyNet: 'Empty goal',
    remaining: 'left on the suspension',
    penaltyBox: 'Suspended',
  } satisfies StrengthWords,
  row: {
    ...commonMessages.en.row,
    emptyNet: 'Empty goal',
    shotSaved: 'Shot saved',
    shotMissed: 'Shot missed',
    sevenMetres: '7-metre throw',
    results: { goal: 'Scored', saved: 'Saved', missed: 'Missed' } satisfies Readonly<
      Record<AttemptResult, string>
    >,
    suspension: 'Two-minute suspension',
    minutes: (minutes: number): string => `Suspension, ${minutes} min`,
    shootout: (round: number | null): string =>
      round === null ? '7-metre shootout' : `7-metre shootout, round ${round}`,
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
    ...commonMessages.en.summary,
    title: 'By half',
    goals: 'Goals',
    suspensions: 'Suspensions',
    shootout: '7-metre shootout',
    shootoutWinner: (team: string): string => `${team} won the 7-metre shootout`,
  },
};

/** The texts of the handball live page. */
export type HandballMessages = typeof en;

const no: HandballMessages = {
  ...sportMessages('no', handballWords),
  waiting: 'Venter på avkast',
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
  strength: {
    powerPlay: (team) => `${team} i overtall`,
    players: (more, fewer) => `${more} mot ${fewer}`,
    emptyNet: 'Tomt mål',
    remaining: 'igjen av utvisningen',
    penaltyBox: 'Utvist',
  },
  row: {
    ...commonMessages.no.row,
    emptyNet: 'I tomt mål',
    shotSaved: 'Skudd reddet',
    shotMissed: 'Skudd utenfor',
    sevenMetres: '7-meter',
    results: { goal: 'Mål', saved: 'Reddet', missed: 'Bom' },
    suspension: 'Utvisning, 2 minutter',
    minutes: (minutes) => `Utvisning, ${minutes} minutter`,
    shootout: (round) => (round === null ? 'Straffekast' : `Straffekast, runde ${round}`),
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
    ...commonMessages.no.summary,
    title: 'Per omgang',
    goals: 'Mål',
    suspensions: 'Utvisninger',
    shootout: 'Straffekastkonkurranse',
    shootoutWinner: (team) => `${team} vant straffekastkonkurransen`,
  },
};

/** The texts of the handball live page in every language. */
export const handballMessages: Localised<HandballMessages> = { en, no };
