import { ownHeadings } from '../../i18n/messages/standings.ts';
import { term } from '../../i18n/term.ts';

/** The headings of a sport of which nobody knows whether it counts goals, sets or games. */
export const plainStandings = ownHeadings({
  points: term(['Pts', 'Table points'], ['P', 'Tabellpoeng']),
  goalsScored: term(['For', 'Scored'], ['For', 'For']),
  goalsConceded: term(['Agst', 'Conceded'], ['Mot', 'Mot']),
  goalDifference: term(['+/−', 'Difference'], ['+/−', 'Forskjell']),
  goals: term(['Score', 'Scored and conceded'], ['Score', 'For og mot']),
  victoriesPenalties: term(['TW', 'Wins in a tie-break'], ['SA', 'Seire etter avgjøring']),
  lossesPenalties: term(['TL', 'Losses in a tie-break'], ['TA', 'Tap etter avgjøring']),
});
