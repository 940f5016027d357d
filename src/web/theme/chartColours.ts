/** The colours of charts in one theme. Series reach 3:1 on a surface, outcomes 4.5:1 under their letter (see test/web/theme). */
export interface ChartColours {
  /** The two sides of a match: blue and orange, distinguishable with any colour vision. */
  readonly home: string;
  readonly away: string;
  readonly one: string;
  readonly two: string;
  readonly three: string;
  readonly four: string;
  readonly five: string;
  readonly six: string;
  readonly seven: string;
  readonly eight: string;
  /** Muted series behind a chosen one. */
  readonly quiet: string;
  /** Grid lines. */
  readonly grid: string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  /** The letter on an outcome. */
  readonly onOutcome: string;
}

export const lightChart: ChartColours = {
  home: '#1b5fd1',
  away: '#c2410c',
  one: '#1b5fd1',
  two: '#c2410c',
  three: '#0f766e',
  four: '#8a35d4',
  five: '#be185d',
  six: '#4d7c0f',
  seven: '#96660a',
  eight: '#475569',
  quiet: '#8490a8',
  grid: '#dbe1ec',
  win: '#0b5d34',
  draw: '#4a5268',
  loss: '#99200f',
  onOutcome: '#ffffff',
};

export const darkChart: ChartColours = {
  home: '#7db2ff',
  away: '#ff9d66',
  one: '#7db2ff',
  two: '#ff9d66',
  three: '#4fd1c0',
  four: '#c79bff',
  five: '#ff8fb8',
  six: '#a8d45c',
  seven: '#f5c451',
  eight: '#b3bfd6',
  quiet: '#6d7897',
  grid: '#27314f',
  win: '#7fdca4',
  draw: '#b3bdd4',
  loss: '#ff9f94',
  onOutcome: '#0a0f1f',
};
