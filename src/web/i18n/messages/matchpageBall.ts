import type { Localised } from '../localised.ts';

/** A column's short heading and what it means. */
type Heading = readonly [short: string, long: string];

type BasketballColumn =
  | 'minutes'
  | 'points'
  | 'two'
  | 'twoPct'
  | 'three'
  | 'threePct'
  | 'free'
  | 'freePct'
  | 'offRebounds'
  | 'defRebounds'
  | 'rebounds'
  | 'assists'
  | 'steals'
  | 'blocks'
  | 'turnovers'
  | 'fouls'
  | 'efficiency';

const columnsEn: Readonly<Record<BasketballColumn, Heading>> = {
  minutes: ['MIN', 'Minutes played'],
  points: ['PTS', 'Points'],
  two: ['2P', 'Two-pointers made and attempted'],
  twoPct: ['2P%', 'Two-pointers made, per cent'],
  three: ['3P', 'Three-pointers made and attempted'],
  threePct: ['3P%', 'Three-pointers made, per cent'],
  free: ['1P', 'Free throws made and attempted'],
  freePct: ['1P%', 'Free throws made, per cent'],
  offRebounds: ['OR', 'Offensive rebounds'],
  defRebounds: ['DR', 'Defensive rebounds'],
  rebounds: ['REB', 'Rebounds'],
  assists: ['AST', 'Assists'],
  steals: ['STL', 'Steals'],
  blocks: ['BLK', 'Blocks'],
  turnovers: ['TO', 'Turnovers'],
  fouls: ['PF', 'Fouls'],
  efficiency: [
    'EFF',
    'Efficiency per minute: points, rebounds, assists, steals and blocks, less missed shots and turnovers',
  ],
};

type VolleyballColumn = 'points' | 'attacks' | 'blocks' | 'aces';

const volleyballEn: Readonly<Record<VolleyballColumn, Heading>> = {
  points: ['PTS', 'Points'],
  attacks: ['ATT', 'Points by attack'],
  blocks: ['BLK', 'Points by block'],
  aces: ['ACE', 'Aces'],
};

const cardsEn: Readonly<Record<'yellowCards' | 'redCards', Heading>> = {
  yellowCards: ['Yellow', 'Yellow cards'],
  redCards: ['Red', 'Red cards'],
};

const en = {
  points: 'Points',
  boxScore: 'Box score',
  boxOf: (team: string): string => `Box score, ${team}`,
  startersNote: '● began the match',
  incomplete: 'Only made shots were reported, so shooting percentages are incomplete.',
  incompleteMark: 'incomplete',
  leaders: 'Leaders',
  columns: columnsEn,
  noPlayers: 'No player figures were reported.',
  sets: 'Sets',
  setPoints: 'Points by set',
  setsShort: 'Sets',
  wonLost: (won: number, lost: number): string => `${won} points won, ${lost} lost`,
  playersOf: (team: string): string => `Players, ${team}`,
  players: 'Players',
  volleyball: volleyballEn,
  goals: 'Goals',
  cards: cardsEn,
  scorersAndCards: 'Goals and cards',
  nothingOnSheet: 'No goals and no cards.',
};

/** The texts of a finished match of basketball, volleyball or corporate soccer. */
export type BallPageMessages = typeof en;

const no: BallPageMessages = {
  points: 'Poeng',
  boxScore: 'Kampstatistikk',
  boxOf: (team) => `Kampstatistikk, ${team}`,
  startersNote: '● begynte kampen',
  incomplete: 'Bare skudd som gikk inn, ble rapportert. Skuddprosentene er derfor ufullstendige.',
  incompleteMark: 'ufullstendig',
  leaders: 'Best i kampen',
  columns: {
    minutes: ['Min', 'Minutter spilt'],
    points: ['P', 'Poeng'],
    two: ['2P', 'Topoengere, scoret av forsøk'],
    twoPct: ['2P%', 'Topoengere, prosent'],
    three: ['3P', 'Trepoengere, scoret av forsøk'],
    threePct: ['3P%', 'Trepoengere, prosent'],
    free: ['1P', 'Straffekast, scoret av forsøk'],
    freePct: ['1P%', 'Straffekast, prosent'],
    offRebounds: ['OR', 'Offensive returer'],
    defRebounds: ['DR', 'Defensive returer'],
    rebounds: ['Ret', 'Returer'],
    assists: ['Ass', 'Målgivende'],
    steals: ['Erob', 'Ballerobringer'],
    blocks: ['Blk', 'Blokker'],
    turnovers: ['Tap', 'Balltap'],
    fouls: ['F', 'Foul'],
    efficiency: [
      'Eff',
      'Effektivitet per minutt: poeng, returer, målgivende, ballerobringer og blokker, minus bom og balltap',
    ],
  },
  noPlayers: 'Ingen spillertall ble rapportert.',
  sets: 'Sett',
  setPoints: 'Poeng per sett',
  setsShort: 'Sett',
  wonLost: (won, lost) => `${won} poeng vunnet, ${lost} tapt`,
  playersOf: (team) => `Spillere, ${team}`,
  players: 'Spillere',
  volleyball: {
    points: ['P', 'Poeng'],
    attacks: ['Angr', 'Poeng på angrep'],
    blocks: ['Blk', 'Poeng på blokk'],
    aces: ['Ess', 'Serveess'],
  },
  goals: 'Mål',
  cards: { yellowCards: ['Gule', 'Gule kort'], redCards: ['Røde', 'Røde kort'] },
  scorersAndCards: 'Mål og kort',
  nothingOnSheet: 'Ingen mål og ingen kort.',
};

/** The texts of a finished match of a ball sport. */
export const ballPageMessages: Localised<BallPageMessages> = { en, no };
