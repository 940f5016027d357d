import type { BySide } from '../side.ts';

/** A team's sign, drawn from its name. */
export interface DrawnCrest {
  readonly initials: string;
  /** The colour of the shield, and that of the letters. */
  readonly ground: string;
  readonly letters: string;
}

/** What every share picture has: texts are ready to be drawn, in one language. */
interface PictureFrame {
  readonly siteName: string;
  /** What it belongs to, at the top: a league, or a team. */
  readonly heading: string;
  readonly colours: {
    readonly ground: string;
    readonly on: string;
    readonly stripe: string;
    /** The ground of the word that says that a match is in play. */
    readonly live: string;
  };
}

/** A line of a picture's table. */
export interface PictureRow {
  readonly name: string;
  readonly figures: readonly string[];
}

/** A match: who plays, how it stands or when it begins. */
export interface MatchPicture extends PictureFrame {
  readonly type: 'match';
  readonly teams: BySide<{ readonly name: string; readonly crest: DrawnCrest }>;
  /** The score, the time of the start, or a dash. */
  readonly middle: string;
  /** The state in a word: `Live · 2nd period`, `Final`. */
  readonly status: string;
  readonly isLive: boolean;
  /** The score of each period; null where there is none. */
  readonly periods: string | null;
  /** Day, hour and venue. */
  readonly footer: string;
}

/** A league with the head of its table; without rows where that may not be shown. */
export interface LeaguePicture extends PictureFrame {
  readonly type: 'league';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (PictureRow & { readonly crest: DrawnCrest })[];
}

/** A player: name, number and what there is to say of them in a few words. */
export interface PlayerPicture extends PictureFrame {
  readonly type: 'player';
  readonly name: string;
  /** On the shirt; null where it is not known. */
  readonly number: string | null;
  readonly facts: readonly string[];
}

/** What stands on a picture that shows in a link to a page (1200 × 630 pixels). */
export type SharePicture = MatchPicture | LeaguePicture | PlayerPicture;

/** Pixels of every share picture: what the large sites of links want. */
export const pictureSize = { width: 1200, height: 630 } as const;
