import type { Localised } from '../../i18n/localised.ts';
import type { StandingsHeadings } from '../../i18n/messages/standings.ts';

/** Volleyball's own headings of its standings. */
export const volleyballStandings: Localised<StandingsHeadings> = {
  en: {
    points: ['Pts', 'Table points'],
    goalsScored: ['SW', 'Sets won'],
    goalsConceded: ['SL', 'Sets lost'],
    goalDifference: ['+/−', 'Difference of sets'],
    goals: ['Sets', 'Sets won and lost'],
  },
  no: {
    points: ['P', 'Tabellpoeng'],
    goalsScored: ['SV', 'Sett vunnet'],
    goalsConceded: ['ST', 'Sett tapt'],
    goalDifference: ['+/−', 'Settforskjell'],
    goals: ['Sett', 'Sett vunnet og tapt'],
  },
};
