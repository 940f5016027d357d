import { oncePerObject } from '../decode/once.ts';
import type { SportKind } from '../sportKind.ts';
import { basketball } from './basketball/basketball.ts';
import { handball } from './handball/handball.ts';
import { iceHockey } from './icehockey/iceHockey.ts';
import { type LeagueRules, withLeagueRules } from './leagueRules.ts';
import { plain } from './plain/plain.ts';
import { soccer } from './soccer/soccer.ts';
import type { Sport } from './sport.ts';
import { volleyball } from './volleyball/volleyball.ts';

const sports: Readonly<Record<SportKind, Sport>> = {
  icehockey: iceHockey,
  basketball,
  volleyball,
  soccer,
  handball,
  plain,
};

const playedBy = oncePerObject((rules: LeagueRules) => {
  const byKind = new Map<SportKind, Sport>();
  return (kind: SportKind): Sport => {
    const sport = byKind.get(kind) ?? withLeagueRules(sports[kind], rules);
    byKind.set(kind, sport);
    return sport;
  };
});

/** The sport of a kind, by a league's rules if it has any (reading 40): the same object each time. */
export const sportOf = (kind: SportKind, rules: LeagueRules | null = null): Sport =>
  rules === null ? sports[kind] : playedBy(rules)(kind);

/** Every sport. */
export const allSports: readonly Sport[] = Object.values(sports);
