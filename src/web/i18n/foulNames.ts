import type { FoulKind } from '@kampdag/core/sport/basketball/foulType';
import type { Localised } from './localised.ts';

/** The names of basketball's fouls. */
export const foulNames: Localised<Readonly<Record<FoulKind, string>>> = {
  en: {
    foul: 'Foul',
    personal: 'Personal foul',
    defensive: 'Defensive foul',
    offensive: 'Offensive foul',
    unsportsmanlike: 'Unsportsmanlike foul',
    technical: 'Technical foul',
    disqualifying: 'Disqualifying foul',
    expulsion: 'Expulsion',
    technicalBench: 'Technical foul, bench',
    technicalTeamManagement: 'Technical foul, team management',
    banishment: 'Ejection',
    defensiveWithPunishment: 'Defensive foul with free throws',
    afterMatch: 'Foul reported after the match',
  },
  no: {
    foul: 'Foul',
    personal: 'Personlig foul',
    defensive: 'Defensiv foul',
    offensive: 'Offensiv foul',
    unsportsmanlike: 'Usportslig foul',
    technical: 'Teknisk foul',
    disqualifying: 'Diskvalifiserende foul',
    expulsion: 'Utvisning',
    technicalBench: 'Teknisk foul, benken',
    technicalTeamManagement: 'Teknisk foul, lagledelsen',
    banishment: 'Bortvisning',
    defensiveWithPunishment: 'Defensiv foul med straffekast',
    afterMatch: 'Foul meldt etter kampen',
  },
};
