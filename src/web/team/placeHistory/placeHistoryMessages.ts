import type { Localised } from '../../i18n/localised.ts';

const en = {
  title: 'Place through the season',
  ofTeam: (team: string, place: string, best: string, worst: string) =>
    `${team} is number ${place} now; best ${best}, lowest ${worst}.`,
  ofLeague: (leader: string, days: string) =>
    `The places of all teams after each of ${days} match days. ${leader} is highlighted.`,
  team: 'Team',
  round: 'Match',
  points: 'Points',
  place: 'Place',
  now: 'Now',
  choose: 'Highlighted team',
  toDay: 'Standings as of this day',
  made: 'Calculated from the published results, not by the federation.',
  failed: 'The places could not be loaded',
  none: 'There are no results yet.',
};

export type PlaceHistoryMessages = typeof en;

const no: PlaceHistoryMessages = {
  title: 'Plassering gjennom sesongen',
  ofTeam: (team, place, best, worst) =>
    `${team} er nummer ${place} nå; på det beste nummer ${best}, på det dårligste nummer ${worst}.`,
  ofLeague: (leader, days) => `Plassen til alle lag etter hver av ${days} kampdager. ${leader} er uthevet.`,
  team: 'Lag',
  round: 'Kamp',
  points: 'Poeng',
  place: 'Plass',
  now: 'Nå',
  choose: 'Uthevet lag',
  toDay: 'Tabellen per denne dagen',
  made: 'Beregnet ut fra de publiserte resultatene, ikke av forbundet.',
  failed: 'Plasseringene kunne ikke lastes',
  none: 'Det er ingen resultater ennå.',
};

export const placeHistoryMessages: Localised<PlaceHistoryMessages> = { en, no };
