import type { FederationText } from '@kampdag/core/federationText';
import type { HockeyEvent } from '@kampdag/core/sport/icehockey/event';
import type { GoalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, sportMessages } from '../../i18n/messages/live.ts';
import { infractionText } from '../../i18n/penaltyTerms.ts';
import type { ShownText } from '../../i18n/shownText.ts';
import type { StrengthWords } from '../../match/strength/StrengthSlice.tsx';
import { goalTypeNames } from './goalTypeNames.ts';
import { hockeyWords } from './words.ts';

const en = {
  ...sportMessages('en', hockeyWords),
  waiting: 'Waiting for the first face-off',
  noData: 'The match has not yet been set up for LIVE reporting.',
  kinds: {
    goal: 'Goals',
    penalty: 'Penalties',
    shot: 'Shots on goal',
    faceoff: 'Face-offs',
    penaltyShot: 'Penalty shots',
    shootout: 'Shootout',
    timeout: 'Timeouts',
    timer: 'Periods',
    playerTime: 'Goalie changes',
  } satisfies Readonly<Record<HockeyEvent['type'], string>>,
  strength: {
    powerPlay: (team) => `${team} power play`,
    players: (more, fewer) => `${more} on ${fewer}`,
    emptyNet: 'Empty net',
    remaining: 'left on the penalty',
    penaltyBox: 'Penalties being served',
  } satisfies StrengthWords,
  row: {
    ...commonMessages.en.row,
    assists: 'Assists',
    unassisted: 'Unassisted',
    goalType: goalTypeNames.en,
    emptyNet: 'Empty net',
    penalty: (minutes: number | null): string => (minutes === null ? 'Penalty' : `Penalty, ${minutes} min`),
    benchPenalty: 'Bench penalty',
    /** A penalty's infraction, from the reporter's word for it. */
    infraction: (text: FederationText): ShownText => infractionText(text, 'en'),
    shot: 'Shot on goal',
    faceoff: 'Face-off',
    wonBy: 'Won by',
    penaltyShot: 'Penalty shot',
    shootout: (round: number | null): string => (round === null ? 'Shootout' : `Shootout, round ${round}`),
    goalieOn: 'Goalie on the ice',
    goalieOff: 'Goalie off the ice',
    playerOn: 'On the ice',
    playerOff: 'Off the ice',
  },
  /** The words of spoken news. */
  spoken: {
    goals: {
      EQ: 'Goal',
      PP1: 'Power-play goal',
      PP2: 'Power-play goal with two skaters up',
      SH1: 'Shorthanded goal',
      SH2: 'Shorthanded goal with two skaters down',
      PS: 'Penalty shot goal',
    } satisfies Readonly<Record<GoalTypeCode, string>>,
    emptyNet: 'Empty-net goal',
    penalty: (minutes: number | null): string => (minutes === null ? 'Penalty' : `${minutes}-minute penalty`),
  },
  summary: {
    ...commonMessages.en.summary,
    title: 'By period',
    goals: 'Goals',
    shots: 'Shots',
    penaltyMinutes: 'Penalty minutes',
    shootout: 'Shootout',
    shootoutWinner: (team: string): string => `${team} won the shootout`,
  },
};

/** The texts of the hockey live page, in hockey's own words. */
export type HockeyMessages = typeof en;

const no: HockeyMessages = {
  ...sportMessages('no', hockeyWords),
  waiting: 'Venter på første dropp',
  noData: 'Kampen er ennå ikke satt opp for LIVE-rapportering.',
  kinds: {
    goal: 'Mål',
    penalty: 'Utvisninger',
    shot: 'Skudd på mål',
    faceoff: 'Dropp',
    penaltyShot: 'Straffeslag',
    shootout: 'Straffeslagkonkurranse',
    timeout: 'Timeout',
    timer: 'Perioder',
    playerTime: 'Målvaktbytter',
  },
  strength: {
    powerPlay: (team) => `${team} i overtall`,
    players: (more, fewer) => `${more} mot ${fewer}`,
    emptyNet: 'Tomt mål',
    remaining: 'igjen av utvisningen',
    penaltyBox: 'På utvisningsbenken',
  },
  row: {
    ...commonMessages.no.row,
    assists: 'Målgivende',
    unassisted: 'Uten målgivende',
    goalType: goalTypeNames.no,
    emptyNet: 'I tomt mål',
    penalty: (minutes) => (minutes === null ? 'Utvisning' : `Utvisning, ${minutes} min`),
    benchPenalty: 'Lagstraff',
    infraction: (text) => infractionText(text, 'no'),
    shot: 'Skudd på mål',
    faceoff: 'Dropp',
    wonBy: 'Vunnet av',
    penaltyShot: 'Straffeslag',
    shootout: (round) => (round === null ? 'Straffeslag' : `Straffeslag, runde ${round}`),
    goalieOn: 'Målvakt inn på isen',
    goalieOff: 'Målvakt av isen',
    playerOn: 'Inn på isen',
    playerOff: 'Av isen',
  },
  spoken: {
    goals: {
      EQ: 'Mål',
      PP1: 'Mål i overtall',
      PP2: 'Mål i overtall, to mann mer,',
      SH1: 'Mål i undertall',
      SH2: 'Mål i undertall, to mann mindre,',
      PS: 'Mål på straffeslag',
    },
    emptyNet: 'Mål i tomt mål',
    penalty: (minutes) => (minutes === null ? 'Utvisning' : `${minutes} minutters utvisning`),
  },
  summary: {
    ...commonMessages.no.summary,
    title: 'Per periode',
    goals: 'Mål',
    shots: 'Skudd',
    penaltyMinutes: 'Utvisningsminutter',
    shootout: 'Straffeslagkonkurranse',
    shootoutWinner: (team) => `${team} vant straffeslagkonkurransen`,
  },
};

/** The texts of the hockey live page in every language. */
export const hockeyMessages: Localised<HockeyMessages> = { en, no };
