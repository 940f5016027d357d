/** The translation keys of the navigation menu (specification §2). */
export type MenuLabel =
  | 'scoreboard'
  | 'standings'
  | 'schedule'
  | 'rosters'
  | 'statistics'
  | 'players'
  | 'goalies'
  | 'attendance'
  | 'teams'
  | 'transfers';
