import { bySide, withSide } from '../../side.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { noScore, type Score, scoringEventsOf } from './scoringEvents.ts';
import { setsOf } from './sets.ts';
import { shootoutOf } from './shootout.ts';

/** What the shootout adds to the score of play (reading 39); nothing before it is decided. */
export const addedByShootout = (match: LiveMatch): Score => {
  const shootout = shootoutOf(match);
  const winner = shootout?.winner ?? null;
  if (shootout === null || winner === null) return noScore;
  const { shootoutAdds } = match.sport;
  switch (shootoutAdds) {
    case 'oneGoal':
      return withSide(noScore, winner, 1);
    case 'itsGoals':
      return shootout.score;
    case 'nothing':
      return noScore;
    default:
      return shootoutAdds satisfies never;
  }
};

/** The score of the match: its goals or points, with what a shootout adds; or the periods won, where points count within a period. */
export const scoreOf = readingOf((match: LiveMatch): Score => {
  if (match.sport.scoreWithin === 'period') return setsOf(match).won;
  const played = scoringEventsOf(match).at(-1)?.score ?? noScore;
  const added = addedByShootout(match);
  return bySide((side) => played[side] + added[side]);
});
