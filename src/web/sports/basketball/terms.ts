import { term } from '../../i18n/term.ts';

/** Headings shared by basketball's tables. */
export const basketballTerms = {
  gamesPlayed: term(['GP', 'Games played'], ['K', 'Kamper spilt']),
  minutes: term(['MIN', 'Playing time, minutes and seconds'], ['MIN', 'Spilletid, minutter og sekunder']),
  points: term(['PTS', 'Points'], ['P', 'Poeng']),
  twoPointers: { en: '2 points', no: '2 poeng' },
  threePointers: { en: '3 points', no: '3 poeng' },
  freeThrows: { en: 'Free throws', no: 'Straffekast' },
  twoMade: term(['2PM', 'Two-pointers made'], ['2PS', 'Scorede topoengsskudd']),
  twoAttempts: term(['2PA', 'Two-pointers attempted'], ['2PF', 'Topoengsforsøk']),
  twoPercentage: term(
    ['2P%', 'Two-pointers made per hundred attempts'],
    ['2P%', 'Topoengsskudd i kurven per hundre forsøk'],
  ),
  threeMade: term(['3PM', 'Three-pointers made'], ['3PS', 'Scorede trepoengsskudd']),
  threeAttempts: term(['3PA', 'Three-pointers attempted'], ['3PF', 'Trepoengsforsøk']),
  threePercentage: term(
    ['3P%', 'Three-pointers made per hundred attempts'],
    ['3P%', 'Trepoengsskudd i kurven per hundre forsøk'],
  ),
  freeMade: term(['FTM', 'Free throws made'], ['SKS', 'Scorede straffekast']),
  freeAttempts: term(['FTA', 'Free throws attempted'], ['SKF', 'Straffekastforsøk']),
  freePercentage: term(
    ['FT%', 'Free throws made per hundred attempts'],
    ['SK%', 'Straffekast i kurven per hundre forsøk'],
  ),
  offensiveRebounds: term(['OREB', 'Offensive rebounds'], ['OR', 'Offensive returer']),
  defensiveRebounds: term(['DREB', 'Defensive rebounds'], ['DR', 'Defensive returer']),
  rebounds: term(['REB', 'Rebounds'], ['RET', 'Returer']),
  assists: term(['AST', 'Assists'], ['AST', 'Målgivende pasninger']),
  steals: term(['STL', 'Steals'], ['ERO', 'Ballerobringer']),
  blocks: term(['BLK', 'Blocks'], ['BL', 'Blokker']),
  turnovers: term(['TO', 'Turnovers'], ['BT', 'Balltap']),
  fouls: term(['PF', 'Fouls'], ['F', 'Foul']),
  efficiency: term(
    [
      'EFF',
      'Efficiency per minute: points, rebounds, assists, steals and blocks, less missed shots and turnovers',
    ],
    [
      'EFF',
      'Effektivitet per minutt: poeng, returer, målgivende, ballerobringer og blokker, minus bom og balltap',
    ],
  ),
  pointsPerGame: term(['PTS/GP', 'Points per game'], ['P/K', 'Poeng per kamp']),
};
