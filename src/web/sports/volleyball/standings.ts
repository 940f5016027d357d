import { ownHeadings } from '../../i18n/messages/standings.ts';
import { term } from '../../i18n/term.ts';

/** Volleyball's own headings of its standings. */
export const volleyballStandings = ownHeadings({
  points: term(['Pts', 'Table points'], ['P', 'Tabellpoeng']),
  goalsScored: term(['SW', 'Sets won'], ['SV', 'Sett vunnet']),
  goalsConceded: term(['SL', 'Sets lost'], ['ST', 'Sett tapt']),
  goalDifference: term(['+/−', 'Difference of sets'], ['+/−', 'Settforskjell']),
  goals: term(['Sets', 'Sets won and lost'], ['Sett', 'Sett vunnet og tapt']),
});
