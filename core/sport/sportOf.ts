import { oncePerObject } from '../decode/once.ts';
import { basketball } from './basketball/basketball.ts';
import { handball } from './handball/handball.ts';
import { iceHockey } from './icehockey/iceHockey.ts';
import { type LeagueSport, type PlayedSport, withLeagueRules } from './leagueRules.ts';
import { plain } from './plain/plain.ts';
import { soccer } from './soccer/soccer.ts';
import type { Sport } from './sport.ts';
import type { SportKind } from './sportKind.ts';
import { volleyball } from './volleyball/volleyball.ts';

const sports: Readonly<Record<SportKind, Sport>> = {
  icehockey: iceHockey,
  basketball,
  volleyball,
  soccer,
  handball,
  plain,
};

const ofLeague = oncePerObject(({ kind, rules }: LeagueSport) => withLeagueRules(sports[kind], rules));

/** The rules of a sport as it is played. */
export const sportOf = (played: PlayedSport): Sport =>
  typeof played === 'string' ? sports[played] : ofLeague(played);
