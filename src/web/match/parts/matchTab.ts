/** As the address names them. */
export const matchTabs = ['summary', 'plays', 'players', 'lineups', 'stats'] as const;

/** A tab of a played match's page. */
export type MatchTab = (typeof matchTabs)[number];

/** The tab in the address. Default: the summary. */
export const matchTabIn = (query: URLSearchParams): MatchTab =>
  matchTabs.find((tab) => tab === query.get('tab')) ?? 'summary';
