import { oncePerObject } from '../decode/once.ts';
import { liveBasketball } from './basketball/liveBasketball.ts';
import { withFoulsOut } from './eligibilityRule.ts';
import { liveHandball } from './handball/liveHandball.ts';
import { liveIceHockey } from './icehockey/liveIceHockey.ts';
import { type LeagueSport, type PlayedSport, withLeagueRules } from './leagueRules.ts';
import type { LiveSport } from './liveSport.ts';
import { livePlain } from './plain/livePlain.ts';
import { liveSoccer } from './soccer/liveSoccer.ts';
import type { SportKind } from './sportKind.ts';
import { liveVolleyball } from './volleyball/liveVolleyball.ts';

const sports: Readonly<Record<SportKind, LiveSport>> = {
  icehockey: liveIceHockey,
  basketball: liveBasketball,
  volleyball: liveVolleyball,
  soccer: liveSoccer,
  handball: liveHandball,
  plain: livePlain,
};

const ofLeague = oncePerObject(({ kind, rules }: LeagueSport): LiveSport => {
  const own = sports[kind];
  const { inPlay } = own;
  return {
    ...withLeagueRules(own, rules),
    eligibility: withFoulsOut(own.eligibility, rules.foulsOut),
    inPlay: inPlay === null ? null : { ...inPlay, players: rules.players ?? inPlay.players },
  };
});

/** A sport as it is played, with the rules of its live messages; separate from `sportOf`, because few pages read live messages. */
export const liveSportOf = (played: PlayedSport): LiveSport =>
  typeof played === 'string' ? sports[played] : ofLeague(played);

/** All sports with the rules of their live messages. */
export const liveSports: readonly LiveSport[] = Object.values(sports);
