/** Which colour a series has. */
export type Series =
  | 'home'
  | 'away'
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'six'
  | 'seven'
  | 'eight'
  | 'quiet';
