import { term } from '../../i18n/term.ts';

/** Headings shared by handball's tables. */
export const handballTerms = {
  matches: term(['GP', 'Games played'], ['K', 'Kamper spilt']),
  goals: term(['G', 'Goals, 7-metre goals included'], ['M', 'Mål, mål på 7-meter medregnet']),
  goalsPerMatch: term(['G/GP', 'Goals per game'], ['M/K', 'Mål per kamp']),
  sevenMetres: term(['7m', '7-metre goals of 7-metre throws'], ['7m', 'Mål av forsøk på 7-meter']),
  assists: term(['A', 'Assists'], ['A', 'Målgivende pasninger']),
  shots: term(['S', 'Shots, 7-metre throws included'], ['S', 'Skudd, 7-meter medregnet']),
  shootingPercentage: term(
    ['S%', 'Shooting percentage: goals per hundred shots'],
    ['S%', 'Skuddprosent: mål per hundre skudd'],
  ),
  saves: term(['SV', 'Saves'], ['R', 'Redninger']),
  goalsAgainst: term(['GA', 'Goals against'], ['MM', 'Mål mot']),
  savePercentage: term(
    ['SV%', 'Save percentage: saves per hundred shots on goal'],
    ['R%', 'Redningsprosent: redninger per hundre skudd på mål'],
  ),
  suspensions: term(['2m', 'Two-minute suspensions'], ['2m', 'Utvisninger, to minutter']),
  yellowCards: term(['YC', 'Yellow cards'], ['GK', 'Gule kort']),
  redCards: term(['RC', 'Red cards'], ['RK', 'Røde kort']),
  blueCards: term(['BC', 'Blue cards'], ['BK', 'Blå kort']),
};
