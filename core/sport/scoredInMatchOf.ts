import { basketballScoredInMatch } from './basketball/scoredInMatch.ts';
import { handballScoredInMatch } from './handball/scoredInMatch.ts';
import type { ScoredInMatch } from './scoredInMatch.ts';
import { soccerScoredInMatch } from './soccer/scoredInMatch.ts';
import type { SportKind } from './sportKind.ts';
import { volleyballScoredInMatch } from './volleyball/scoredInMatch.ts';

const sports: Readonly<Record<SportKind, ScoredInMatch | null>> = {
  // A hockey player's games are a call of the federation's own.
  icehockey: null,
  basketball: basketballScoredInMatch,
  volleyball: volleyballScoredInMatch,
  soccer: soccerScoredInMatch,
  handball: handballScoredInMatch,
};

/** How it is had what a player of a sport scored in a match; null where the federation tells it match by match itself. */
export const scoredInMatchOf = (kind: SportKind): ScoredInMatch | null => sports[kind];
