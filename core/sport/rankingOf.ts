import { oncePerObject } from '../decode/once.ts';
import { basketballRanking } from './basketball/ranking.ts';
import { handballRanking } from './handball/ranking.ts';
import { hockeyRanking } from './icehockey/ranking.ts';
import { type LeagueSport, type PlayedSport, rankingWith } from './leagueRules.ts';
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

const ofLeague = oncePerObject(({ kind, rules }: LeagueSport) => rankingWith(rankings[kind], rules));

/** The ranking rule of a sport as it is played, for pages that compute a table. */
export const rankingOf = (played: PlayedSport): RankingRule =>
  typeof played === 'string' ? rankings[played] : ofLeague(played);
