import type { Localised } from '../../../i18n/localised.ts';

const places = (n: number): string => `${n} ${n === 1 ? 'place' : 'places'}`;
const plasser = (n: number): string => `${n} ${n === 1 ? 'plass' : 'plasser'}`;

const en = {
  /** For screen readers, beside a sign with the same meaning. */
  up: (n: number) => `up ${places(n)}`,
  down: (n: number) => `down ${places(n)}`,
  same: 'same place',
  asOf: {
    title: (date: string) => `As of ${date}`,
    caption: (league: string, date: string) => `Standings of ${league} as of ${date}`,
    made: 'Calculated from the published results, not by the federation. Arrows: since the week before.',
    mutual: 'Level teams: the matches among them count first.',
    difference: 'Level teams: all matches count first.',
    slider: 'Day of the season',
    place: (date: string, at: number, days: number) => `${date}, match day ${at} of ${days}`,
    beforeAll: 'before the first match day',
    previous: 'Previous match day',
    next: 'Next match day',
    day: 'Day',
    leave: 'Back to the federation’s table',
    failed: 'Who went to overtime could not be loaded',
    noResults: 'There are no results yet.',
  },
  caveats: {
    points: (team: string, points: string) =>
      `${team}: ${points} points do not come from any result. The federation does not say since when, so they count from the start.`,
    matches: (team: string) =>
      `${team}: the federation’s table counts other matches than have published results.`,
    withdrawn: (team: string) =>
      `${team} has withdrawn. The federation does not say when, so the team stands last on every day.`,
    overtime: (n: number) =>
      `It is not reported whether overtime decided ${n === 1 ? 'one match: it counts' : `${n} matches: they count`} as full time.`,
    order:
      'The federation orders level teams in a way that results alone do not tell: their order may differ.',
  },
  now: {
    title: 'If it ended now',
    caption: (league: string) => `Unofficial standings of ${league} if the matches in play ended now`,
    text: 'Unofficial. The federation’s table with the matches in play as they stand. Arrows: against the federation’s table.',
    inPlay: (points: string) => `In play, ${points}`,
    matches: 'Matches that are counted',
    level: (points: number) =>
      points === 0
        ? 'Level, which no match ends as: neither is sure of a point yet'
        : `Level, which no match ends as: each counts the ${points === 1 ? 'one point' : `${points} points`} it is sure of`,
    waiting: 'No match in play has a score yet.',
    none: 'No match of this league is in play.',
  },
};

export type ComputedMessages = typeof en;

/** A day within a sentence. */
const dag = (date: string): string => date.charAt(0).toLowerCase() + date.slice(1);

const no: ComputedMessages = {
  up: (n) => `opp ${plasser(n)}`,
  down: (n) => `ned ${plasser(n)}`,
  same: 'samme plass',
  asOf: {
    title: (date) => `Per ${dag(date)}`,
    caption: (league, date) => `Tabell for ${league} per ${dag(date)}`,
    made: 'Beregnet ut fra de publiserte resultatene, ikke av forbundet. Piler: siden uka før.',
    mutual: 'Lag som står likt: innbyrdes kamper teller først.',
    difference: 'Lag som står likt: alle kamper teller først.',
    slider: 'Dag i sesongen',
    place: (date, at, days) => `${date}, kampdag ${at} av ${days}`,
    beforeAll: 'før første kampdag',
    previous: 'Forrige kampdag',
    next: 'Neste kampdag',
    day: 'Dag',
    leave: 'Tilbake til forbundets tabell',
    failed: 'Hvem som spilte forlengning, kunne ikke lastes',
    noResults: 'Det er ingen resultater ennå.',
  },
  caveats: {
    points: (team, points) =>
      `${team}: ${points} poeng kommer ikke av noe resultat. Forbundet sier ikke fra når, så de teller fra start.`,
    matches: (team) => `${team}: forbundets tabell teller andre kamper enn dem som har publisert resultat.`,
    withdrawn: (team) =>
      `${team} har trukket seg. Forbundet sier ikke når, så laget står sist på alle dager.`,
    overtime: (n) =>
      `Det er ikke meldt om forlengning avgjorde ${n === 1 ? 'én kamp: den' : `${n} kamper: de`} telles som ordinær tid.`,
    order:
      'Forbundet rangerer lag som står likt, på en måte resultatene alene ikke viser: rekkefølgen kan være en annen.',
  },
  now: {
    title: 'Om det sluttet nå',
    caption: (league) => `Uoffisiell tabell for ${league} om kampene som spilles, sluttet nå`,
    text: 'Uoffisiell. Forbundets tabell med kampene som spilles, slik de står. Piler: mot forbundets tabell.',
    inPlay: (points) => `Spiller, ${points}`,
    matches: 'Kamper som er regnet med',
    level: (points) =>
      points === 0
        ? 'Likt, som ingen kamp ender: ingen er sikret poeng ennå'
        : `Likt, som ingen kamp ender: hvert lag får ${points === 1 ? 'det ene poenget' : `de ${points} poengene`} det er sikret`,
    waiting: 'Ingen kamp som spilles, har stilling ennå.',
    none: 'Ingen kamp i denne ligaen spilles nå.',
  },
};

export const computedMessages: Localised<ComputedMessages> = { en, no };
