import type { SearchKind } from '@kampdag/core/search/searchEntry';
import type { Localised } from '../i18n/localised.ts';

const en = {
  title: 'Search',
  close: 'Close search',
  clear: 'Clear search',
  label: 'Search for a league, team, player or match',
  placeholder: 'League, team, player or match',
  results: 'Search results',
  kinds: { league: 'Leagues', team: 'Teams', player: 'Players', match: 'Matches' } as Readonly<
    Record<SearchKind, string>
  >,
  followed: 'Following',
  recent: 'Recent searches',
  near: 'Similar names',
  hint: 'Type the beginning of a name. One wrong letter does not matter.',
  loading: 'Loading the search',
  gathering: 'Some rosters are still being fetched: more players can be found in a moment.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  more: (count: number) => `${count} more: type more of the name`,
  nothing: (query: string) => `Nothing is called “${query}” this season.`,
  searched: (season: string, among: string) => `Searched ${season}: ${among}`,
  nothingHint: 'Check the spelling, or type less of the name.',
  noSeason: 'There is no season to search in.',
  failed: 'The search could not be loaded',
};

export type SearchMessages = typeof en;

const no: SearchMessages = {
  title: 'Søk',
  close: 'Lukk søket',
  clear: 'Tøm søket',
  label: 'Søk etter liga, lag, spiller eller kamp',
  placeholder: 'Liga, lag, spiller eller kamp',
  results: 'Søkeresultater',
  kinds: { league: 'Ligaer', team: 'Lag', player: 'Spillere', match: 'Kamper' },
  followed: 'Følger',
  recent: 'Siste søk',
  near: 'Lignende navn',
  hint: 'Skriv begynnelsen av et navn. Én feil bokstav gjør ingenting.',
  loading: 'Laster søket',
  gathering: 'Noen spillerstaller hentes fortsatt: flere spillere kan finnes om litt.',
  count: (count) => (count === 1 ? '1 treff' : `${count} treff`),
  more: (count) => `${count} til: skriv mer av navnet`,
  nothing: (query) => `Ingenting heter «${query}» denne sesongen.`,
  searched: (season, among) => `Søkt i ${season}: ${among}`,
  nothingHint: 'Sjekk skrivemåten, eller skriv mindre av navnet.',
  noSeason: 'Det er ingen sesong å søke i.',
  failed: 'Søket kunne ikke lastes',
};

export const searchMessages: Localised<SearchMessages> = { en, no };
