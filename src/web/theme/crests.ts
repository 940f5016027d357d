/** The backgrounds of drawn team crests; white letters reach 7:1 on each. */
export const crestGrounds: readonly string[] = [
  '#1b3a8f',
  '#8a1426',
  '#0f513f',
  '#54267c',
  '#6b3a06',
  '#0f4a63',
  '#3b4252',
  '#741b57',
  '#2c5212',
  '#842c10',
  '#1f3d5c',
  '#4b2394',
];

/** The letters on them. */
export const crestLetters = '#ffffff';
