import { term } from '../../i18n/term.ts';

/** Headings shared by ice hockey's tables. */
export const hockeyTerms = {
  gamesPlayed: term(['GP', 'Games played'], ['K', 'Kamper spilt']),
  goals: term(['G', 'Goals'], ['M', 'Mål']),
  assists: term(['A', 'Assists'], ['A', 'Målgivende pasninger']),
  points: term(['PTS', 'Points'], ['P', 'Poeng']),
  plusMinus: term(
    ['+/-', 'Plus/minus: goals for less goals against while on the ice at even strength'],
    ['+/-', 'Pluss/minus: mål for minus mål mot mens spilleren er på isen i like styrke'],
  ),
  penaltyMinutes: term(['PIM', 'Penalty minutes'], ['UTV', 'Utvisningsminutter']),
  powerPlayGoals: term(['PPG', 'Power-play goals'], ['OTM', 'Mål i overtall']),
  powerPlayAssists: term(['PPA', 'Power-play assists'], ['OTA', 'Målgivende i overtall']),
  shortHandedGoals: term(['SHG', 'Shorthanded goals'], ['UTM', 'Mål i undertall']),
  shortHandedAssists: term(['SHA', 'Shorthanded assists'], ['UTA', 'Målgivende i undertall']),
  gameWinningGoals: term(['GWG', 'Game-winning goals'], ['VM', 'Vinnermål']),
  shots: term(['S', 'Shots on goal'], ['S', 'Skudd på mål']),
  shootingPercentage: term(
    ['S%', 'Shooting percentage: goals per hundred shots'],
    ['S%', 'Skuddprosent: mål per hundre skudd'],
  ),
  faceoffs: term(['FO', 'Face-offs taken'], ['D', 'Dropp']),
  faceoffPercentage: term(['FO%', 'Face-offs won, per hundred'], ['D%', 'Vunne dropp per hundre']),
  timeOnIce: term(
    ['TOI', 'Time on ice as the federation measured it, minutes and seconds'],
    ['TID', 'Istid slik forbundet har målt den, minutter og sekunder'],
  ),
  timeInGoal: term(['MIN', 'Time in goal, minutes and seconds'], ['MIN', 'Tid i mål, minutter og sekunder']),
  shotsAgainst: term(['SA', 'Shots against'], ['SM', 'Skudd mot']),
  saves: term(['SV', 'Saves'], ['R', 'Redninger']),
  goalsAgainst: term(['GA', 'Goals against'], ['MM', 'Mål mot']),
  goalsAgainstAverage: term(['GAA', 'Goals against per 60 minutes'], ['GAA', 'Mål mot per 60 minutter']),
  savePercentage: term(
    ['SV%', 'Save percentage: saves per hundred shots'],
    ['R%', 'Redningsprosent: redninger per hundre skudd'],
  ),
  pointsPerGame: term(['PTS/GP', 'Points per game'], ['P/K', 'Poeng per kamp']),
};
