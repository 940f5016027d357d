/** The routes whose query is only the selection: those of specification §2, and a team's page. */
export const screenRoutes = [
  '/',
  '/scoreboard',
  '/schedule',
  '/standings',
  '/team',
  '/teammembers',
  '/transfers',
  '/statistics/players',
  '/statistics/goalies',
  '/statistics/attendance',
  '/statistics/teams',
  '/statistics/basketball/players',
  '/statistics/basketball/teams',
  '/statistics/soccer/players',
  '/statistics/handball/players',
] as const;

/** An address whose query is only the selection. */
export type ScreenRoute = (typeof screenRoutes)[number];

/** The screen route of a path; null for a path with more in its query, or an unknown one. */
export const readScreenRoute = (pathname: string): ScreenRoute | null =>
  screenRoutes.find((route) => route === pathname) ?? null;

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
