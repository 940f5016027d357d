import type { Localised } from '../../i18n/localised.ts';
import type { StandingsHeadings } from '../../i18n/messages/standings.ts';

/** Basketball's own headings of its standings. */
export const basketballStandings: Localised<StandingsHeadings> = {
  en: {
    goalsScored: ['PF', 'Points scored'],
    goalsConceded: ['PA', 'Points against'],
    goalDifference: ['+/−', 'Difference of points scored'],
    goals: ['PF–PA', 'Points scored and against'],
    points: ['Pts', 'Table points'],
  },
  no: {
    goalsScored: ['PF', 'Scorede poeng'],
    goalsConceded: ['PM', 'Poeng mot'],
    goalDifference: ['+/−', 'Forskjell i scorede poeng'],
    goals: ['PF–PM', 'Scorede poeng og poeng mot'],
    points: ['P', 'Tabellpoeng'],
  },
};
