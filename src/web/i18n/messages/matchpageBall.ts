import type { Localised } from '../localised.ts';

const en = {
  points: 'Points',
  boxScore: 'Box score',
  incomplete: 'Only made shots were reported, so shooting percentages are incomplete.',
  incompleteMark: 'Incomplete',
  uncertainMark: 'Uncertain minutes',
  uncertain: 'Players came or went without a report, so the minutes with a star are uncertain.',
  leaders: 'Leaders',
  sets: 'Sets',
  setPoints: 'Points by set',
  setsShort: 'Sets',
  wonLost: (won: number, lost: number): string => `${won} points won, ${lost} lost`,
  players: 'Players',
  goals: 'Goals',
  scorersAndCards: 'Goals and cards',
  nothingOnSheet: 'No goals and no cards.',
  /** After a sending-off. */
  playersShort: (team: string, players: number, minute: number): string =>
    `${team}: ${players === 1 ? 'one player' : `${players} players`} short from ${minute}′`,
};

/** The texts of a finished match of basketball, volleyball or corporate soccer. */
export type BallPageMessages = typeof en;

const no: BallPageMessages = {
  points: 'Poeng',
  boxScore: 'Kampstatistikk',
  incomplete: 'Bare skudd som gikk inn, ble rapportert. Skuddprosentene er derfor ufullstendige.',
  incompleteMark: 'Ufullstendig',
  uncertainMark: 'Usikre minutter',
  uncertain: 'Spillere kom eller gikk uten rapport. Minuttene med stjerne er derfor usikre.',
  leaders: 'Best i kampen',
  sets: 'Sett',
  setPoints: 'Poeng per sett',
  setsShort: 'Sett',
  wonLost: (won, lost) => `${won} poeng vunnet, ${lost} tapt`,
  players: 'Spillere',
  goals: 'Mål',
  scorersAndCards: 'Mål og kort',
  nothingOnSheet: 'Ingen mål og ingen kort.',
  playersShort: (team, players, minute) =>
    `${team}: ${players === 1 ? 'én spiller' : `${players} spillere`} mindre fra ${minute}. minutt`,
};

/** The texts of a finished match of a ball sport. */
export const ballPageMessages: Localised<BallPageMessages> = { en, no };
