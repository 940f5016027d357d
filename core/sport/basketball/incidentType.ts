/** The specification's names of basketball's incident types, by id (§3). */
export const basketballIncidents: ReadonlyMap<number, string> = new Map([
  [407, 'offensive rebound'],
  [408, 'defensive rebound'],
  [410, 'turnover'],
]);
