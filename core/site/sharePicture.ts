import type { BySide } from '../side.ts';

/** A team's crest, drawn from its name. */
export interface DrawnCrest {
  readonly initials: string;
  /** The colours of the shield and of the letters. */
  readonly ground: string;
  readonly letters: string;
}

interface PictureFrame {
  readonly siteName: string;
  /** A league or a team, at the top. */
  readonly heading: string;
  readonly colours: {
    readonly ground: string;
    readonly on: string;
    readonly stripe: string;
    /** The background of the live badge. */
    readonly live: string;
  };
}

interface PictureRow {
  /** Its place, or a dash. */
  readonly place: string;
  readonly name: string;
  readonly figures: readonly string[];
}

/** A match: the teams, and the score or the start. */
export interface MatchPicture extends PictureFrame {
  readonly type: 'match';
  readonly teams: BySide<{ readonly name: string; readonly crest: DrawnCrest }>;
  /** The score, the start time, or a dash. */
  readonly middle: string;
  /** The state in words: `Live · 2nd period`, `Final`. */
  readonly status: string;
  readonly isLive: boolean;
  /** The scores by period, or why the score is not known; null without any. */
  readonly periods: string | null;
  /** Day, hour and venue. */
  readonly footer: string;
}

/** A league with the top of its table; without rows where it is withheld. */
export interface LeaguePicture extends PictureFrame {
  readonly type: 'league';
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (PictureRow & { readonly crest: DrawnCrest })[];
}

/** A player: name, number and a few facts. */
export interface PlayerPicture extends PictureFrame {
  readonly type: 'player';
  readonly name: string;
  /** Shirt number; null if unknown. */
  readonly number: string | null;
  readonly facts: readonly string[];
}

/** The content of a link's preview picture (1200 × 630 pixels). */
export type SharePicture = MatchPicture | LeaguePicture | PlayerPicture;

/** Size of every share picture in pixels, as the large sites expect it. */
export const pictureSize = { width: 1200, height: 630 } as const;
