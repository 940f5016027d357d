/** The light theme's chart colours. Series reach 3:1 on a surface, outcomes 4.5:1 under their letter (see test/web/theme). */
export const lightChart = {
  /** The two sides of a match: blue and orange, 3:1 from each other, so that any colour vision tells them apart. */
  home: '#0d2f80',
  away: '#d95d0b',
  one: '#1b5fd1',
  two: '#c2410c',
  three: '#0f766e',
  four: '#8a35d4',
  five: '#be185d',
  six: '#4d7c0f',
  seven: '#96660a',
  eight: '#475569',
  /** Muted series behind a chosen one. */
  quiet: '#8490a8',
  /** Grid lines. */
  grid: '#dbe1ec',
  win: '#0b5d34',
  draw: '#4a5268',
  loss: '#99200f',
  /** The letter on an outcome. */
  onOutcome: '#ffffff',
};

export const darkChart: Readonly<typeof lightChart> = {
  home: '#cce0ff',
  away: '#ca5716',
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
