import { basketballScoredInMatch } from './basketball/scoredInMatch.ts';
import { handballScoredInMatch } from './handball/scoredInMatch.ts';
import type { ScoredInMatch } from './scoredInMatch.ts';
import { soccerScoredInMatch } from './soccer/scoredInMatch.ts';
import type { SportKind } from './sportKind.ts';
import { volleyballScoredInMatch } from './volleyball/scoredInMatch.ts';

const sports: Readonly<Record<SportKind, ScoredInMatch | null>> = {
  // The federation has a call for a hockey player's games.
  icehockey: null,
  basketball: basketballScoredInMatch,
  volleyball: volleyballScoredInMatch,
  soccer: soccerScoredInMatch,
  handball: handballScoredInMatch,
  plain: null,
};

/** A sport's way to fetch what a player scored in a match; null where the federation has a call for it. */
export const scoredInMatchOf = (kind: SportKind): ScoredInMatch | null => sports[kind];
