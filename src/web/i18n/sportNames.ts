import type { SportName } from '@kampdag/core/sportKind';
import type { Localised } from './localised.ts';

type SportNames = Readonly<Record<SportName, string>>;

/** The names of sports, where a site has several. */
export const sportNameMessages: Localised<SportNames> = {
  en: {
    icehockey: 'Ice hockey',
    basketball: 'Basketball',
    volleyball: 'Volleyball',
    soccer: 'Football',
    handball: 'Handball',
    plain: 'Other sport',
    futsal: 'Futsal',
    floorball: 'Floorball',
    padel: 'Padel',
    curling: 'Curling',
    dodgeball: 'Dodgeball',
    squash: 'Squash',
    frisbeegolf: 'Disc golf',
    tabletennis: 'Table tennis',
    golf: 'Golf',
    rinkbandy: 'Rink bandy',
    cageball: 'Cageball',
    bandy: 'Bandy',
    fieldhockey: 'Field hockey',
  },
  no: {
    icehockey: 'Ishockey',
    basketball: 'Basketball',
    volleyball: 'Volleyball',
    soccer: 'Fotball',
    handball: 'Håndball',
    plain: 'Annen idrett',
    futsal: 'Futsal',
    floorball: 'Innebandy',
    padel: 'Padel',
    curling: 'Curling',
    dodgeball: 'Kanonball',
    squash: 'Squash',
    frisbeegolf: 'Frisbeegolf',
    tabletennis: 'Bordtennis',
    golf: 'Golf',
    rinkbandy: 'Rinkbandy',
    cageball: 'Cageball',
    bandy: 'Bandy',
    fieldhockey: 'Landhockey',
  },
};
