import type { HockeyEvent } from '@kampdag/core/sport/icehockey/event';
import type { GoalTypeCode } from '@kampdag/core/sport/icehockey/goalType';
import type { FederationText } from '../../i18n/federationText.ts';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, type LiveMessages } from '../../i18n/messages/live.ts';
import { infractionText } from '../../i18n/penaltyTerms.ts';
import type { StrengthWords } from '../../match/strength/strengthRule.ts';
import { hockeyWords } from './words.ts';

/** The texts of the hockey live page, with the words that hockey uses in each language. */
export interface HockeyMessages extends LiveMessages {
  readonly kinds: Readonly<Record<HockeyEvent['type'], string>>;
  readonly strength: StrengthWords;
  readonly row: {
    readonly goal: string;
    readonly assist: string;
    readonly assists: string;
    readonly unassisted: string;
    readonly goalType: Readonly<Record<GoalTypeCode, string>>;
    readonly emptyNet: string;
    readonly penalty: (minutes: number | null) => string;
    readonly benchPenalty: string;
    /** What a penalty was called for, by the reporter's word for it. */
    readonly infraction: (text: string) => FederationText;
    readonly shot: string;
    readonly savedBy: string;
    readonly faceoff: string;
    readonly wonBy: string;
    readonly against: string;
    readonly penaltyShot: string;
    readonly shootout: (round: number | null) => string;
    readonly scored: string;
    readonly missed: string;
    readonly goalieOn: string;
    readonly goalieOff: string;
    readonly playerOn: string;
    readonly playerOff: string;
  };
  /** How its events are said. */
  readonly told: {
    readonly goals: Readonly<Record<GoalTypeCode, string>>;
    readonly emptyNet: string;
    readonly penalty: (minutes: number | null) => string;
  };
  readonly summary: {
    readonly title: string;
    readonly goals: string;
    readonly shots: string;
    readonly penaltyMinutes: string;
    readonly team: string;
    readonly total: string;
    readonly shootout: string;
    readonly shootoutWinner: (team: string) => string;
  };
}

const englishPeriod = hockeyWords.en.periods.long;
const norwegianPeriod = hockeyWords.no.periods.long;

const en: HockeyMessages = {
  ...commonMessages.en,
  period: englishPeriod,
  shortPeriod: hockeyWords.en.periods.short,
  afterPeriod: (period) => `After ${englishPeriod(period).toLowerCase()}`,
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
  },
  strength: {
    powerPlay: (team) => `${team} power play`,
    players: (more, fewer) => `${more} on ${fewer}`,
    emptyNet: 'Empty net',
    remaining: 'left on the penalty',
    penaltyBox: 'Penalties being served',
  },
  row: {
    goal: 'Goal',
    assist: 'Assist',
    assists: 'Assists',
    unassisted: 'Unassisted',
    goalType: {
      EQ: 'Even strength',
      PP1: 'Power play',
      PP2: 'Power play, two skaters up',
      SH1: 'Shorthanded',
      SH2: 'Shorthanded, two skaters down',
      PS: 'Penalty shot',
    },
    emptyNet: 'Empty net',
    penalty: (minutes) => (minutes === null ? 'Penalty' : `Penalty, ${minutes} min`),
    benchPenalty: 'Bench penalty',
    infraction: (text) => infractionText(text, 'en'),
    shot: 'Shot on goal',
    savedBy: 'Saved by',
    faceoff: 'Face-off',
    wonBy: 'Won by',
    against: 'vs',
    penaltyShot: 'Penalty shot',
    shootout: (round) => (round === null ? 'Shootout' : `Shootout, round ${round}`),
    scored: 'Scored',
    missed: 'No goal',
    goalieOn: 'Goalie on the ice',
    goalieOff: 'Goalie off the ice',
    playerOn: 'On the ice',
    playerOff: 'Off the ice',
  },
  told: {
    goals: {
      EQ: 'Goal',
      PP1: 'Power-play goal',
      PP2: 'Power-play goal with two skaters up',
      SH1: 'Shorthanded goal',
      SH2: 'Shorthanded goal with two skaters down',
      PS: 'Penalty shot goal',
    },
    emptyNet: 'Empty-net goal',
    penalty: (minutes) => (minutes === null ? 'Penalty' : `${minutes}-minute penalty`),
  },
  summary: {
    title: 'By period',
    goals: 'Goals',
    shots: 'Shots',
    penaltyMinutes: 'Penalty minutes',
    team: 'Team',
    total: 'Total',
    shootout: 'Shootout',
    shootoutWinner: (team) => `${team} wins the shootout`,
  },
};

const no: HockeyMessages = {
  ...commonMessages.no,
  period: norwegianPeriod,
  shortPeriod: hockeyWords.no.periods.short,
  afterPeriod: (period) => `Etter ${norwegianPeriod(period).toLowerCase()}`,
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
    goal: 'Mål',
    assist: 'Målgivende',
    assists: 'Målgivende',
    unassisted: 'Uten målgivende',
    goalType: {
      EQ: 'Fulltallig',
      PP1: 'Overtall',
      PP2: 'Overtall, to mann mer',
      SH1: 'Undertall',
      SH2: 'Undertall, to mann mindre',
      PS: 'Straffeslag',
    },
    emptyNet: 'I tomt mål',
    penalty: (minutes) => (minutes === null ? 'Utvisning' : `Utvisning, ${minutes} min`),
    benchPenalty: 'Lagstraff',
    infraction: (text) => infractionText(text, 'no'),
    shot: 'Skudd på mål',
    savedBy: 'Reddet av',
    faceoff: 'Dropp',
    wonBy: 'Vunnet av',
    against: 'mot',
    penaltyShot: 'Straffeslag',
    shootout: (round) => (round === null ? 'Straffeslag' : `Straffeslag, runde ${round}`),
    scored: 'Mål',
    missed: 'Ikke mål',
    goalieOn: 'Målvakt inn på isen',
    goalieOff: 'Målvakt av isen',
    playerOn: 'Inn på isen',
    playerOff: 'Av isen',
  },
  told: {
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
    title: 'Per periode',
    goals: 'Mål',
    shots: 'Skudd',
    penaltyMinutes: 'Utvisningsminutter',
    team: 'Lag',
    total: 'Totalt',
    shootout: 'Straffeslagkonkurranse',
    shootoutWinner: (team) => `${team} vinner straffeslagkonkurransen`,
  },
};

/** The hockey live page's texts in every language. */
export const hockeyMessages: Localised<HockeyMessages> = { en, no };
