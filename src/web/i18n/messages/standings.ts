import type { StandingsColumnKey } from '@kampdag/core/league/rules/standingsColumnKey';
import type { Language } from '@kampdag/core/site/language';
import type { Localised } from '../localised.ts';
import type { Term } from '../term.ts';

/** A column's heading and explanation. */
export type Heading = readonly [label: string, explanation: string];

/** Headings of a sport whose goals or points mean something else. */
export type StandingsHeadings = Readonly<Partial<Record<StandingsColumnKey, Heading>>>;

/** A sport's own headings, from the term of each column. */
export const ownHeadings = (
  columns: Readonly<Partial<Record<StandingsColumnKey, Localised<Term>>>>,
): Localised<StandingsHeadings> => {
  const inLanguage = (language: Language): StandingsHeadings =>
    Object.fromEntries(
      Object.entries(columns).map(([key, { [language]: term }]) => [key, [term.label, term.explanation]]),
    );
  return { en: inLanguage('en'), no: inLanguage('no') };
};

const headings: Readonly<Record<StandingsColumnKey, Heading>> = {
  position: ['#', 'Position'],
  team: ['Team', 'Team'],
  matches: ['GP', 'Games played'],
  victories: ['W', 'Wins'],
  draws: ['D', 'Draws'],
  losses: ['L', 'Losses'],
  points: ['Pts', 'Points'],
  goalsScored: ['GF', 'Goals for'],
  goalsConceded: ['GA', 'Goals against'],
  goalDifference: ['+/−', 'Goal difference'],
  goals: ['Goals', 'Goals for and against'],
  bonusPoints: ['BP', 'Bonus points'],
  victoriesFullTime: ['W', 'Wins in full time'],
  victoriesOvertime: ['OTW', 'Wins in overtime'],
  victoriesPenalties: ['SOW', 'Wins in a shootout'],
  lossesFullTime: ['L', 'Losses in full time'],
  lossesOvertime: ['OTL', 'Losses in overtime'],
  lossesPenalties: ['SOL', 'Losses in a shootout'],
  penaltyMinutes: ['PIM', 'Penalty minutes'],
  pointsPercentage: ['Pts %', 'Share of available points, as a percentage'],
  partialPointsScored: ['Won', 'Rally points won'],
  partialPointsConceded: ['Lost', 'Rally points lost'],
  partialPointsDifference: ['+/−', 'Rally point difference'],
};

const en = {
  title: 'Standings',
  subtitle: (league: string, season: string) => (season === '' ? league : `${league}, ${season}`),
  hiddenTitle: 'Not open for public viewing',
  hidden: 'The standings of this league are not open for public viewing.',
  empty: 'There are no standings for this league.',
  noMatches: 'Form, home and away tables and points through the season could not be loaded',
  headings,
  /** For full-time figures beside a total with the same letter. */
  besideTotal: { victoriesFullTime: 'RW', lossesFullTime: 'RL' },
  groups: { victories: 'Wins', losses: 'Losses', rallies: 'Rally points' },
  form: ['Form', 'The last five matches, most recent last'] as Heading,
  formHome: ['Form', 'The last five home matches, most recent last'] as Heading,
  formAway: ['Form', 'The last five away matches, most recent last'] as Heading,
  share: ['Win %', 'Wins as a percentage of games played'] as Heading,
  withdrawn: 'Withdrawn',
  unknownTeam: 'Unknown team',
  zones: {
    title: 'What the places mean',
    playoff: 'Play-offs',
    promotion: 'Promotion',
    qualification: 'Qualification',
    relegation: 'Relegation',
  },
  view: 'Matches that count',
  views: { all: 'All', home: 'Home', away: 'Away' },
  /** Other views of the table. */
  ways: 'More views',
  way: { day: 'Choose a day', now: 'If it ended now', places: 'Places through the season' },
  captions: {
    all: (league: string) => `Standings of ${league}`,
    home: (league: string) => `Home matches of ${league}`,
    away: (league: string) => `Away matches of ${league}`,
  },
  race: {
    title: 'Points through the season',
    summary: (leader: string, points: string, count: string) =>
      `${leader} leads with ${points} points. ${count} teams, from the first day of the league until now.`,
    choose: 'Teams in the chart',
    points: 'points',
    team: 'Team',
    note: 'Calculated from the results and the table. Points won after overtime are spread over the matches decided by one goal, so a line may be a point off on the way; it always ends in the table’s points.',
  },
};

export type StandingsMessages = typeof en;

const no: StandingsMessages = {
  title: 'Tabell',
  subtitle: (league, season) => (season === '' ? league : `${league}, ${season}`),
  hiddenTitle: 'Ikke åpen for offentligheten',
  hidden: 'Tabellen for denne ligaen er ikke åpen for offentligheten.',
  empty: 'Det er ingen tabell for denne ligaen.',
  noMatches: 'Form, hjemme- og bortetabeller og poeng gjennom sesongen kunne ikke lastes',
  headings: {
    position: ['#', 'Plassering'],
    team: ['Lag', 'Lag'],
    matches: ['K', 'Kamper spilt'],
    victories: ['S', 'Seire'],
    draws: ['U', 'Uavgjort'],
    losses: ['T', 'Tap'],
    points: ['P', 'Poeng'],
    goalsScored: ['MF', 'Mål for'],
    goalsConceded: ['MM', 'Mål mot'],
    goalDifference: ['+/−', 'Målforskjell'],
    goals: ['Mål', 'Mål for og mot'],
    bonusPoints: ['BP', 'Bonuspoeng'],
    victoriesFullTime: ['S', 'Seire i ordinær tid'],
    victoriesOvertime: ['SO', 'Seire i forlengning'],
    victoriesPenalties: ['SS', 'Seire på straffeslag'],
    lossesFullTime: ['T', 'Tap i ordinær tid'],
    lossesOvertime: ['TO', 'Tap i forlengning'],
    lossesPenalties: ['TS', 'Tap på straffeslag'],
    penaltyMinutes: ['UTV', 'Utvisningsminutter'],
    pointsPercentage: ['P %', 'Andel av mulige poeng, i prosent'],
    partialPointsScored: ['Vunnet', 'Ballpoeng vunnet'],
    partialPointsConceded: ['Tapt', 'Ballpoeng tapt'],
    partialPointsDifference: ['+/−', 'Forskjell i ballpoeng'],
  },
  besideTotal: { victoriesFullTime: 'S ord.', lossesFullTime: 'T ord.' },
  groups: { victories: 'Seire', losses: 'Tap', rallies: 'Ballpoeng' },
  form: ['Form', 'De fem siste kampene, den nyeste sist'],
  formHome: ['Form', 'De fem siste hjemmekampene, den nyeste sist'],
  formAway: ['Form', 'De fem siste bortekampene, den nyeste sist'],
  share: ['S %', 'Seire i prosent av kamper spilt'],
  withdrawn: 'Trukket',
  unknownTeam: 'Ukjent lag',
  zones: {
    title: 'Hva plasseringene betyr',
    playoff: 'Sluttspill',
    promotion: 'Opprykk',
    qualification: 'Kvalifisering',
    relegation: 'Nedrykk',
  },
  view: 'Kamper som teller',
  views: { all: 'Alle', home: 'Hjemme', away: 'Borte' },
  ways: 'Flere visninger',
  way: { day: 'Velg dag', now: 'Om det sluttet nå', places: 'Plassering gjennom sesongen' },
  captions: {
    all: (league) => `Tabell for ${league}`,
    home: (league) => `Hjemmekamper i ${league}`,
    away: (league) => `Bortekamper i ${league}`,
  },
  race: {
    title: 'Poeng gjennom sesongen',
    summary: (leader, points, count) =>
      `${leader} leder med ${points} poeng. ${count} lag, fra ligaens første dag til nå.`,
    choose: 'Lag i grafen',
    points: 'poeng',
    team: 'Lag',
    note: 'Beregnet ut fra resultatene og tabellen. Poeng fra forlengning er fordelt på kampene som ble avgjort med ett mål, så en linje kan bomme med ett poeng underveis; den ender alltid i tabellens poeng.',
  },
};

/** The standings' texts. */
export const standingsMessages: Localised<StandingsMessages> = { en, no };
