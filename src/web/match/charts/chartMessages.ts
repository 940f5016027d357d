import type { Localised } from '../../i18n/localised.ts';

/** The text for a count of none, one or many. */
const times = (count: number, [none, one, many]: readonly [string, string, string]): string => {
  if (count === 0) return none;
  return count === 1 ? one : many;
};

const en = {
  none: 'Charts appear with the first events.',
  incomplete: 'The start of the match is missing, so charts would show too little.',
  home: 'Home',
  away: 'Away',
  time: 'Time',
  score: 'Score',
  figure: 'Figure',
  scorer: 'Scorer',
  team: 'Team',
  period: 'Period',
  minute: 'Minute',
  rally: 'Rally',
  worm: {
    title: 'Score through the match',
    level: (score: string): string => `The score is tied, ${score}.`,
    leads: (team: string, by: string, score: string): string => `${team} leads by ${by}, ${score}.`,
    /** After the match. */
    won: (team: string, by: string, score: string): string => `${team} won by ${by}, ${score}.`,
  },
  minutes: {
    title: 'Shots and pressure by minute',
    summary: (home: string, homeShots: number, away: string, awayShots: number): string =>
      `Shots on goal: ${home} ${homeShots}, ${away} ${awayShots}. The line shows who has pressed in the last five minutes.`,
    shots: 'Shots on goal',
    pressure: 'Pressure',
  },
  periods: {
    shots: 'Shots on goal by period',
    penalties: 'Penalty minutes by period',
    summary: (home: string, homeValue: number, away: string, awayValue: number): string =>
      `${home} ${homeValue}, ${away} ${awayValue}.`,
  },
  flow: {
    title: 'Runs and lead changes',
    summary: (changes: number, ties: number): string =>
      `${times(changes, ['No lead changes', '1 lead change', `${changes} lead changes`])}, ${times(ties, ['never tied', 'tied once', `tied ${ties} times`])}.`,
    leadChanges: 'Lead changes',
    ties: 'Times tied',
    largestLead: 'Largest lead',
    longestRun: 'Longest run',
  },
  run: {
    title: (set: string): string => `Points run, ${set.toLowerCase()}`,
    /** The set's score, and its winner; null while it is played. */
    summary: (score: string, winner: string | null): string =>
      winner === null ? `The score is ${score}.` : `${winner} won the set, ${score}.`,
  },
};

/** The texts of charts. */
export type ChartMessages = typeof en;

const no: ChartMessages = {
  none: 'Grafikken kommer med de første hendelsene.',
  incomplete: 'Starten på kampen mangler, så grafikken ville vist for lite.',
  home: 'Hjemme',
  away: 'Borte',
  time: 'Tid',
  score: 'Stilling',
  figure: 'Tall',
  scorer: 'Målscorer',
  team: 'Lag',
  period: 'Periode',
  minute: 'Minutt',
  rally: 'Ballveksling',
  worm: {
    title: 'Stillingen gjennom kampen',
    level: (score) => `Det står likt, ${score}.`,
    leads: (team, by, score) => `${team} leder med ${by}, ${score}.`,
    won: (team, by, score) => `${team} vant med ${by}, ${score}.`,
  },
  minutes: {
    title: 'Skudd og press per minutt',
    summary: (home, homeShots, away, awayShots) =>
      `Skudd på mål: ${home} ${homeShots}, ${away} ${awayShots}. Linjen viser hvem som har presset de siste fem minuttene.`,
    shots: 'Skudd på mål',
    pressure: 'Press',
  },
  periods: {
    shots: 'Skudd på mål per periode',
    penalties: 'Utvisningsminutter per periode',
    summary: (home, homeValue, away, awayValue) => `${home} ${homeValue}, ${away} ${awayValue}.`,
  },
  flow: {
    title: 'Poeng på rad og lederbytter',
    summary: (changes, ties) =>
      `${times(changes, ['Ingen lederbytter', '1 lederbytte', `${changes} lederbytter`])}, ${times(ties, ['aldri likt', 'likt én gang', `likt ${ties} ganger`])}.`,
    leadChanges: 'Lederbytter',
    ties: 'Uavgjort stilling',
    largestLead: 'Største ledelse',
    longestRun: 'Flest poeng på rad',
  },
  run: {
    title: (set) => `Poengforløp, ${set}`,
    summary: (score, winner) => (winner === null ? `Det står ${score}.` : `${winner} vant settet, ${score}.`),
  },
};

/** The texts of charts in every language. */
export const chartMessages: Localised<ChartMessages> = { en, no };
