import type { Localised } from '../localised.ts';

/** The parts of a sentence about an event; null if unknown. */
export interface EventWords {
  /** The event, such as `Power-play goal`. */
  readonly what: string;
  readonly team: string;
  readonly player: string | null;
  /** `05:00 into the 1st period`. */
  readonly when: string | null;
}

const listed = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(', ');

const spaced = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** Separates a name that ends in a digit (`Nordlys 2`) from the score. */
const teamAndScore = (team: string, score: number): string =>
  `${team}${/\d$/.test(team) ? ':' : ''} ${score}`;

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

const timeOf =
  (minute: readonly [string, string], second: readonly [string, string], and: string) =>
  (minutes: number, seconds: number): string => {
    const [m, s] = [counted(minutes, ...minute), counted(seconds, ...second)];
    if (minutes === 0) return s;
    return seconds === 0 ? m : `${m} ${and} ${s}`;
  };

const en = {
  /** Minutes and seconds of play, as spoken. */
  time: timeOf(['minute', 'minutes'], ['second', 'seconds'], 'and') satisfies (
    minutes: number,
    seconds: number,
  ) => string,
  /** The score, as spoken. */
  score: (home: string, h: number, away: string, a: number): string =>
    `${teamAndScore(home, h)}, ${teamAndScore(away, a)}.`,
  /** The points of a set, as spoken. */
  points: (more: number, fewer: number): string => `${more} to ${fewer}`,
  when: (time: string, period: string): string => `${time} into the ${period}`,
  within: (period: string): string => `in the ${period}`,
  /** A player known by shirt number only. */
  shirt: (number: number): string => `number ${number}`,
  and: 'and',
  goal: ({ what, team, player, when }: EventWords, assists: string | null): string =>
    `${listed(
      `${what} for ${team}`,
      player === null ? null : `scored by ${player}`,
      assists === null ? null : `assisted by ${assists}`,
      when,
    )}.`,
  sanction: ({ what, team, player, when }: EventWords, reason: string | null): string =>
    `${listed(`${what} to ${team}`, player, reason === null ? null : `for ${reason}`, when)}.`,
  timeout: (team: string, when: string | null): string => `${listed(`Timeout for ${team}`, when)}.`,
  /** An attempt of the shootout; the shootout's score follows. */
  attempt: ({ what, team, player }: EventWords, scored: boolean): string =>
    `${listed(what, player === null ? team : `${player} for ${team}`, scored ? 'scored' : 'did not score')}.`,
  /** Corrections of what was reported; `what` and `when` as in `the goal`, `05:00 into the 1st period`. */
  corrected: {
    team: (what: string, when: string | null, is: string, was: string): string =>
      `Correction: ${spaced(what, when)} was for ${is}, not ${was}.`,
    scorer: (team: string, what: string, when: string | null, is: string, was: string): string =>
      `Correction for ${team}: ${spaced(what, when)} was by ${is}, not ${was}.`,
    offender: (team: string, what: string, when: string | null, is: string, was: string): string =>
      `Correction for ${team}: ${spaced(what, when)} was to ${is}, not ${was}.`,
    time: (team: string, what: string, is: string, was: string): string =>
      `Correction for ${team}: ${what} was ${is}, not ${was}.`,
    other: (sentence: string): string => `Correction: ${sentence}`,
    removed: (team: string, what: string, when: string | null): string =>
      `Correction for ${team}: ${spaced(what, when)} was taken back.`,
  },
  theGoal: 'the goal',
  thePenalty: 'the penalty',
  theCard: 'the card',
  thePoints: (points: number): string => (points === 1 ? 'the point' : `the ${points} points`),
  pointsOf: (points: number): string => counted(points, 'point', 'points'),
  inSets: 'Sets:',
};

/** The narration's texts: whole sentences, written to be heard. */
export type NarrationMessages = typeof en;

const no: NarrationMessages = {
  time: timeOf(['minutt', 'minutter'], ['sekund', 'sekunder'], 'og'),
  score: (home, h, away, a) => `${teamAndScore(home, h)}, ${teamAndScore(away, a)}.`,
  points: (more, fewer) => `${more} mot ${fewer}`,
  when: (time, period) => `${time} ut i ${period}`,
  within: (period) => `i ${period}`,
  shirt: (number) => `nummer ${number}`,
  and: 'og',
  goal: ({ what, team, player, when }, assists) =>
    `${listed(
      `${what} for ${team}`,
      player === null ? null : `scoret av ${player}`,
      assists === null ? null : `målgivende ${assists}`,
      when,
    )}.`,
  sanction: ({ what, team, player, when }, reason) =>
    `${listed(`${what} til ${team}`, player, reason === null ? null : `for ${reason}`, when)}.`,
  timeout: (team, when) => `${listed(`Timeout for ${team}`, when)}.`,
  attempt: ({ what, team, player }, scored) =>
    `${listed(what, player === null ? team : `${player} for ${team}`, scored ? 'scoret' : 'scoret ikke')}.`,
  corrected: {
    team: (what, when, is, was) => `Rettelse: ${spaced(what, when)} var for ${is}, ikke ${was}.`,
    scorer: (team, what, when, is, was) =>
      `Rettelse for ${team}: ${spaced(what, when)} ble scoret av ${is}, ikke ${was}.`,
    offender: (team, what, when, is, was) =>
      `Rettelse for ${team}: ${spaced(what, when)} gikk til ${is}, ikke ${was}.`,
    time: (team, what, is, was) => `Rettelse for ${team}: ${what} kom ${is}, ikke ${was}.`,
    other: (sentence) => `Rettelse: ${sentence}`,
    removed: (team, what, when) => `Rettelse for ${team}: ${spaced(what, when)} ble trukket tilbake.`,
  },
  theGoal: 'målet',
  thePenalty: 'utvisningen',
  theCard: 'kortet',
  thePoints: (points) => (points === 1 ? 'poenget' : `de ${points} poengene`),
  pointsOf: (points) => `${points} poeng`,
  inSets: 'Sett:',
};

/** The narration's texts in every language. */
export const narrationMessages: Localised<NarrationMessages> = { en, no };
