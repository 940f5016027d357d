/** What an incident is, as far as the site tells kinds apart. */
export type IncidentKind =
  | 'goal'
  | 'ownGoal'
  | 'shot'
  | 'penalty'
  | 'foul'
  | 'faceoff'
  | 'point'
  | 'offensiveRebound'
  | 'defensiveRebound'
  | 'steal'
  | 'block'
  | 'turnover'
  | 'timeout'
  | 'substitution'
  | 'yellowCard'
  | 'redCard'
  | 'other';
