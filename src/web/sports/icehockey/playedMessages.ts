import type { FederationText } from '@kampdag/core/federationText';
import type { Localised } from '../../i18n/localised.ts';
import { infractionText } from '../../i18n/penaltyTerms.ts';
import type { ShownText } from '../../i18n/shownText.ts';
import { goalTypeNames } from './goalTypeNames.ts';

const en = {
  goals: 'Goals',
  shots: 'Shots on goal',
  penaltyMinutes: 'Penalty minutes',
  shotsUnknown: 'Shots were not reported by period.',
  scoring: 'Scoring summary',
  noScoring: '(No scoring)',
  penalties: 'Penalties',
  noPenalties: '(No penalties)',
  minutes: (minutes: number): string => `${minutes} min`,
  infraction: (text: FederationText): ShownText => infractionText(text, 'en'),
  goalTypes: goalTypeNames.en,
  emptyNet: 'Empty net',
  penaltyShot: 'Penalty shot',
  unassisted: 'Unassisted',
  onIce: 'On the ice',
  shootout: 'Shootout',
  shootoutText: (team: string): string => `${team} won the shootout.`,
  shotScored: 'Scored',
  shotMissed: 'No goal',
  decidingGoal: 'Deciding goal',
  attempts: 'The attempts',
  everyAttempt: 'Show every attempt',
  goalsAlone: 'Goals only',
  attemptsAwaited: 'Reading the live report …',
  attemptsUntold: 'The live report does not list the attempts of this shootout.',
  missesUntold: 'Only the goals are on record, not the misses.',
};

/** The texts of a played hockey match. */
export type HockeyPageMessages = typeof en;

const no: HockeyPageMessages = {
  goals: 'Mål',
  shots: 'Skudd på mål',
  penaltyMinutes: 'Utvisningsminutter',
  shotsUnknown: 'Skudd ble ikke rapportert per periode.',
  scoring: 'Målene',
  noScoring: '(Ingen mål)',
  penalties: 'Utvisninger',
  noPenalties: '(Ingen utvisninger)',
  minutes: (minutes) => `${minutes} min`,
  infraction: (text) => infractionText(text, 'no'),
  goalTypes: goalTypeNames.no,
  emptyNet: 'Tomt mål',
  penaltyShot: 'Straffeslag',
  unassisted: 'Uten målgivende',
  onIce: 'På isen',
  shootout: 'Straffeslagkonkurranse',
  shootoutText: (team) => `${team} vant straffeslagkonkurransen.`,
  shotScored: 'Scoret',
  shotMissed: 'Ikke mål',
  decidingGoal: 'Avgjørende mål',
  attempts: 'Forsøkene',
  everyAttempt: 'Vis alle forsøk',
  goalsAlone: 'Vis bare målene',
  attemptsAwaited: 'Leser direkterapporten …',
  attemptsUntold: 'Direkterapporten har ikke forsøkene i denne straffeslagkonkurransen.',
  missesUntold: 'Bare målene er registrert, ikke bommene.',
};

/** The texts of a played hockey match in every language. */
export const hockeyPageMessages: Localised<HockeyPageMessages> = { en, no };
