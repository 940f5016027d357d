import type { Branded } from '../brand.ts';
import { TeamId } from '../ids.ts';

/** The followed teams with which a visitor's pages begin. */
export interface FrontTeams {
  /** How many there are, for which the page keeps room. */
  readonly count: number;
  /** Which they are; empty unless the visitor lets the server know, so that their matches come with the page. */
  readonly ids: readonly TeamId[];
}

/** The default: none. */
export const noFrontTeams: FrontTeams = { count: 0, ids: [] };

/** The most teams at the front, those followed first. */
export const mostFrontTeams = 4;

/** Front teams as they are stored. */
type PrintedFrontTeams = Branded<string, 'PrintedFrontTeams'>;

/** The front teams of those followed. */
export const frontTeamsOf = (followed: readonly TeamId[], isTold: boolean): FrontTeams => {
  const ids = followed.slice(0, mostFrontTeams);
  return { count: ids.length, ids: isTold ? ids : [] };
};

/** Writes them for storage: `n2`, or `12.34`. */
export const printFrontTeams = ({ count, ids }: FrontTeams): PrintedFrontTeams =>
  (ids.length > 0 ? ids.join('.') : `n${count}`) as PrintedFrontTeams;

/** Reads them; none for any other text. */
export const readFrontTeams = (text: string | null): FrontTeams => {
  const counted = /^n([0-4])$/.exec(text ?? '');
  if (counted !== null) return { count: Number(counted[1]), ids: [] };
  if (text === null || !/^[1-9]\d{0,9}(?:\.[1-9]\d{0,9}){0,3}$/.test(text)) return noFrontTeams;
  const ids = [...new Set(text.split('.').map((id) => TeamId(Number(id))))];
  return { count: ids.length, ids };
};
