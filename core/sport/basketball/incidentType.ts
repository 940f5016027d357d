/** Basketball's incident types that have ids of their own, by id, with the specification's names (§3). */
export const basketballIncidents: ReadonlyMap<number, string> = new Map([
  [407, 'offensive rebound'],
  [408, 'defensive rebound'],
  [410, 'turnover'],
]);
