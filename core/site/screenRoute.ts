/** The routes that carry nothing but the selection: those of specification §2, and a team's page. */
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

/** An address whose query is the selection alone. */
export type ScreenRoute = (typeof screenRoutes)[number];

/** The route at the head of an address; null for one that carries more than the selection, or that is none. */
export const readScreenRoute = (pathname: string): ScreenRoute | null =>
  screenRoutes.find((route) => route === pathname) ?? null;
