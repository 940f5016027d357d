import type { LeagueRules } from '@kampdag/core/sport/leagueRules';

/** A league that plays as its sport does. */
export const noLeagueRules: LeagueRules = {
  periods: null,
  periodLength: null,
  overtimeLength: null,
  hasOvertime: null,
  bestOf: null,
  setPoints: null,
  lastSetPoints: null,
  points: null,
  players: null,
  foulsOut: null,
};
