import type { Localised } from '../../i18n/localised.ts';

/** The texts of a match in pictures. */
export interface PictureMessages {
  readonly none: string;
  readonly home: string;
  readonly away: string;
  readonly time: string;
  readonly score: string;
  readonly figure: string;
  readonly scorer: string;
  readonly team: string;
  readonly period: string;
  readonly minute: string;
  readonly rally: string;
  readonly worm: {
    readonly title: string;
    readonly level: (score: string) => string;
    readonly leads: (team: string, by: string, score: string) => string;
    /** When the match is over. */
    readonly won: (team: string, by: string, score: string) => string;
  };
  readonly minutes: {
    readonly title: string;
    readonly summary: (home: string, homeShots: number, away: string, awayShots: number) => string;
    readonly shots: string;
    readonly pressure: string;
  };
  readonly periods: {
    readonly shots: string;
    readonly penalties: string;
    readonly summary: (home: string, homeValue: number, away: string, awayValue: number) => string;
  };
  readonly flow: {
    readonly title: string;
    readonly summary: (changes: number, ties: number) => string;
    readonly leadChanges: string;
    readonly ties: string;
    readonly largestLead: string;
    readonly longestRun: string;
  };
  readonly run: {
    readonly title: (set: string) => string;
    /** The set's score, and who won it; null while it is played. */
    readonly summary: (score: string, winner: string | null) => string;
  };
}

/** What is said of none, of one and of many. */
const times = (count: number, [none, one, many]: readonly [string, string, string]): string => {
  if (count === 0) return none;
  return count === 1 ? one : many;
};

const en: PictureMessages = {
  none: 'Charts appear with the first events.',
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
    level: (score) => `The score is tied, ${score}.`,
    leads: (team, by, score) => `${team} leads by ${by}, ${score}.`,
    won: (team, by, score) => `${team} won by ${by}, ${score}.`,
  },
  minutes: {
    title: 'Shots and pressure by minute',
    summary: (home, homeShots, away, awayShots) =>
      `Shots on goal: ${home} ${homeShots}, ${away} ${awayShots}. The line shows who has pressed in the last five minutes.`,
    shots: 'Shots on goal',
    pressure: 'Pressure',
  },
  periods: {
    shots: 'Shots on goal by period',
    penalties: 'Penalty minutes by period',
    summary: (home, homeValue, away, awayValue) => `${home} ${homeValue}, ${away} ${awayValue}.`,
  },
  flow: {
    title: 'Runs and lead changes',
    summary: (changes, ties) =>
      `${times(changes, ['No lead changes', '1 lead change', `${changes} lead changes`])}, ${times(ties, ['never tied', 'tied once', `tied ${ties} times`])}.`,
    leadChanges: 'Lead changes',
    ties: 'Times tied',
    largestLead: 'Largest lead',
    longestRun: 'Longest run',
  },
  run: {
    title: (set) => `Points run, ${set.toLowerCase()}`,
    summary: (score, winner) =>
      winner === null ? `The score is ${score}.` : `${winner} won the set, ${score}.`,
  },
};

const no: PictureMessages = {
  none: 'Grafikken kommer med de første hendelsene.',
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
    title: 'Poeng på rad og lederskifter',
    summary: (changes, ties) =>
      `${times(changes, ['Ingen lederskifter', '1 lederskifte', `${changes} lederskifter`])}, ${times(ties, ['aldri likt', 'likt én gang', `likt ${ties} ganger`])}.`,
    leadChanges: 'Lederskifter',
    ties: 'Uavgjort stilling',
    largestLead: 'Største ledelse',
    longestRun: 'Flest poeng på rad',
  },
  run: {
    title: (set) => `Poengforløp, ${set}`,
    summary: (score, winner) => (winner === null ? `Det står ${score}.` : `${winner} vant settet, ${score}.`),
  },
};

/** The texts of a match in pictures in every language. */
export const pictureMessages: Localised<PictureMessages> = { en, no };
