import { basketballRanking } from './basketball/ranking.ts';
import { handballRanking } from './handball/ranking.ts';
import { hockeyRanking } from './icehockey/ranking.ts';
import { plainRanking } from './plain/ranking.ts';
import type { RankingRule } from './rankingRule.ts';
import { soccerRanking } from './soccer/ranking.ts';
import type { SportKind } from './sportKind.ts';
import { volleyballRanking } from './volleyball/ranking.ts';

const rankings: Readonly<Record<SportKind, RankingRule>> = {
  icehockey: hockeyRanking,
  basketball: basketballRanking,
  volleyball: volleyballRanking,
  soccer: soccerRanking,
  handball: handballRanking,
  plain: plainRanking,
};

/** A sport's ranking rule, for pages that compute a table. */
export const rankingOf = (kind: SportKind): RankingRule => rankings[kind];
