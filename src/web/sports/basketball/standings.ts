import { ownHeadings } from '../../i18n/messages/standings.ts';
import { term } from '../../i18n/term.ts';

/** Basketball's own headings of its standings. */
export const basketballStandings = ownHeadings({
  goalsScored: term(['PF', 'Points scored'], ['PF', 'Scorede poeng']),
  goalsConceded: term(['PA', 'Points against'], ['PM', 'Poeng mot']),
  goalDifference: term(['+/−', 'Difference of points scored'], ['+/−', 'Forskjell i scorede poeng']),
  goals: term(['PF–PA', 'Points scored and against'], ['PF–PM', 'Scorede poeng og poeng mot']),
  points: term(['Pts', 'Table points'], ['P', 'Tabellpoeng']),
});
