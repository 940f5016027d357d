import type { LiveEventType } from '@kampdag/core/live/event';
import type { Localised } from '../localised.ts';
import { type MatchMessages, matchMessages } from './match.ts';

/** A player's slot in a line-up; the letters are the specification's. */
type Slot = 'GK' | 'LD' | 'RD' | 'LW' | 'CE' | 'RW';

/** The types of event that a hockey match has (specification §3). */
type HockeyEventType = Extract<
  LiveEventType,
  | 'goal'
  | 'penalty'
  | 'shot'
  | 'faceoff'
  | 'penaltyShot'
  | 'shootout'
  | 'timeout'
  | 'timer'
  | 'playerTime'
  | 'unknown'
>;

interface PeriodLike {
  readonly kind: 'regulation' | 'overtime' | 'shootout';
  /** The how-manieth of its kind, from 1. */
  readonly number: number;
}

/** The texts of the hockey live page, with the words that hockey uses in each language. */
export interface LiveMessages extends MatchMessages {
  readonly clock: string;
  readonly period: (period: PeriodLike) => string;
  readonly shortPeriod: (period: PeriodLike) => string;
  readonly afterPeriod: (period: PeriodLike) => string;
  readonly strength: {
    readonly powerPlay: (team: string) => string;
    /** The stronger side's skaters first, as one says it. */
    readonly skaters: (more: number, fewer: number) => string;
    readonly emptyNet: (team: string) => string;
    readonly remaining: string;
    readonly penaltyBox: string;
  };
  readonly notYet: {
    readonly title: string;
    readonly startsIn: string;
    readonly startsAt: (time: string) => string;
    readonly waiting: string;
    readonly byItself: string;
    readonly noStart: string;
    readonly days: (n: number) => string;
  };
  readonly noData: string;
  readonly unavailable: { readonly title: string; readonly text: string };
  readonly connection: {
    readonly label: string;
    readonly replaying: string;
    readonly live: string;
    readonly catchingUp: string;
    readonly lost: (since: string) => string;
    readonly ended: string;
    readonly historyFailed: string;
  };
  readonly tabs: {
    readonly label: string;
    readonly plays: string;
    readonly lineups: string;
    readonly teams: string;
  };
  readonly filter: {
    readonly label: string;
    readonly reset: string;
    readonly kinds: Readonly<Record<HockeyEventType, string>>;
  };
  readonly plays: {
    readonly title: string;
    readonly newEvents: (n: number) => string;
    readonly none: string;
    readonly noneShown: string;
    readonly corrected: string;
    readonly correctedLong: string;
    readonly scoreNow: (home: number, away: number) => string;
  };
  readonly row: {
    readonly goal: string;
    readonly assist: string;
    readonly assists: string;
    readonly unassisted: string;
    readonly goalType: Readonly<Record<'EQ' | 'PP1' | 'PP2' | 'SH1' | 'SH2' | 'PS', string>>;
    readonly emptyNet: string;
    readonly penalty: (minutes: number | null) => string;
    readonly benchPenalty: string;
    readonly shot: string;
    readonly savedBy: (goalie: string) => string;
    readonly faceoff: string;
    readonly faceoffWon: (winner: string, loser: string | null) => string;
    readonly penaltyShot: string;
    readonly shootout: (round: number | null) => string;
    readonly scored: string;
    readonly missed: string;
    readonly timeout: string;
    readonly goalieOn: string;
    readonly goalieOff: string;
    readonly playerOn: string;
    readonly playerOff: string;
    readonly matchStarted: string;
    readonly matchEnded: string;
    readonly periodStarted: (period: string) => string;
    readonly periodEnded: (period: string) => string;
    readonly clockStarted: string;
    readonly clockStopped: string;
    readonly clockSet: string;
    readonly other: string;
    readonly unknownPlayer: string;
  };
  readonly news: {
    readonly goal: (team: string, scorer: string | null, score: string, when: string) => string;
    readonly goalRemoved: (team: string, score: string) => string;
    readonly goalChanged: (team: string, scorer: string | null, score: string, when: string) => string;
    readonly penalty: (team: string, player: string | null, minutes: number | null, when: string) => string;
    readonly scoreIs: (home: string, score: string, away: string) => string;
    readonly missed: (n: number) => string;
  };
  readonly summary: {
    readonly title: string;
    readonly goals: string;
    readonly shots: string;
    readonly penaltyMinutes: string;
    readonly penalties: string;
    readonly team: string;
    readonly total: string;
    readonly shootout: string;
    readonly shootoutWinner: (team: string) => string;
  };
  readonly lineups: {
    readonly title: string;
    readonly line: (n: number) => string;
    readonly lineLabel: string;
    readonly slots: Readonly<Record<Slot, string>>;
    readonly onIce: string;
    readonly empty: string;
    readonly none: string;
    readonly goalies: string;
    readonly inGoal: string;
  };
  readonly teams: {
    readonly player: string;
    readonly number: string;
    readonly goals: string;
    readonly assists: string;
    readonly points: string;
    readonly shots: string;
    readonly penaltyMinutes: string;
    readonly faceoffs: string;
    readonly faceoffWins: (won: number, taken: number) => string;
    readonly goalies: string;
    readonly skaters: string;
    readonly shotsAgainst: string;
    readonly saves: string;
    readonly savePercentage: string;
    readonly coaches: string;
    readonly captain: string;
    readonly alternate: string;
    readonly none: string;
  };
  readonly quality: {
    readonly title: string;
    readonly counts: (n: number) => string;
    readonly differs: string;
    readonly difference: (reported: string, official: string) => string;
    readonly messages: string;
    readonly kept: string;
    readonly replaced: string;
    readonly deletes: string;
    readonly deleted: string;
    readonly duplicates: string;
    readonly matchData: string;
    readonly unreadable: string;
    readonly foreign: string;
  };
  readonly documentTitle: (score: string, home: string, away: string, when: string) => string;
  readonly unstartedTitle: (home: string, away: string) => string;
}

const englishOrdinal = (n: number): string => {
  const last = n % 10;
  if (n % 100 >= 11 && n % 100 <= 13) return `${n}th`;
  return `${n}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
};

const englishPeriod = ({ kind, number }: PeriodLike): string => {
  if (kind === 'shootout') return 'Shootout';
  if (kind === 'overtime') return number === 1 ? 'Overtime' : `${englishOrdinal(number)} overtime`;
  return `${englishOrdinal(number)} period`;
};

const norwegianPeriod = ({ kind, number }: PeriodLike): string => {
  if (kind === 'shootout') return 'Straffeslagkonkurranse';
  if (kind === 'overtime') return number === 1 ? 'Overtid' : `${number}. overtid`;
  return `${number}. periode`;
};

/** The same letters in both languages: Norwegian result lists write OT and SO too. */
const shortPeriod = ({ kind, number }: PeriodLike): string => {
  if (kind === 'shootout') return 'SO';
  if (kind === 'overtime') return number === 1 ? 'OT' : `OT${number}`;
  return String(number);
};

const by = (scorer: string | null): string => (scorer === null ? '' : ` ${scorer}.`);

const en: LiveMessages = {
  ...matchMessages.en,
  clock: 'Match clock',
  period: englishPeriod,
  shortPeriod,
  afterPeriod: (period) => `After ${englishPeriod(period).toLowerCase()}`,
  strength: {
    powerPlay: (team) => `Power play ${team}`,
    skaters: (more, fewer) => `${more} on ${fewer}`,
    emptyNet: (team) => `Empty net ${team}`,
    remaining: 'left of the penalty',
    penaltyBox: 'Penalties being served',
  },
  notYet: {
    title: 'Not yet begun',
    startsIn: 'Starts in',
    startsAt: (time) => `Face-off at ${time}`,
    waiting: 'Waiting for the first face-off',
    byItself: 'This page begins by itself when the match does.',
    noStart: 'The start has not been set.',
    days: (n) => (n === 1 ? '1 day' : `${n} days`),
  },
  noData: 'The match has not yet been set up for LIVE reporting.',
  unavailable: {
    title: 'Live reporting is not available',
    text: 'The live service does not let us follow this match.',
  },
  connection: {
    label: 'Connection',
    replaying: 'Fetching what has happened so far',
    live: 'Updates arrive live',
    catchingUp: 'Catching up',
    lost: (since) => `Connection lost since ${since}. Reconnecting.`,
    ended: 'The match has ended',
    historyFailed: 'What happened so far could not be fetched.',
  },
  tabs: { label: 'Match', plays: 'Play by play', lineups: 'Lineups', teams: 'Teams' },
  filter: {
    label: 'Events shown',
    reset: 'Reset',
    kinds: {
      goal: 'Goals',
      penalty: 'Penalties',
      shot: 'Shots on goal',
      faceoff: 'Face-offs',
      penaltyShot: 'Penalty shots',
      shootout: 'Shootout',
      timeout: 'Timeouts',
      timer: 'Periods',
      playerTime: 'Goalie changes',
      unknown: 'Other',
    },
  },
  plays: {
    title: 'Play by play',
    newEvents: (n) => (n === 1 ? '1 new event' : `${n} new events`),
    none: 'No events recorded',
    noneShown: 'None of the chosen events has happened yet.',
    corrected: 'Corrected',
    correctedLong: 'This event was corrected after it was first reported.',
    scoreNow: (home, away) => `The score is ${home} to ${away}`,
  },
  row: {
    goal: 'Goal',
    assist: 'Assist',
    assists: 'Assists',
    unassisted: 'Unassisted',
    goalType: {
      EQ: 'Even strength',
      PP1: 'Power play',
      PP2: 'Power play, two skaters up',
      SH1: 'Short-handed',
      SH2: 'Short-handed, two skaters down',
      PS: 'Penalty shot',
    },
    emptyNet: 'Empty net',
    penalty: (minutes) => (minutes === null ? 'Penalty' : `Penalty, ${minutes} min`),
    benchPenalty: 'Bench penalty',
    shot: 'Shot on goal',
    savedBy: (goalie) => `Saved by ${goalie}`,
    faceoff: 'Face-off',
    faceoffWon: (winner, loser) =>
      loser === null ? `Won by ${winner}` : `Won by ${winner} against ${loser}`,
    penaltyShot: 'Penalty shot',
    shootout: (round) => (round === null ? 'Shootout' : `Shootout, round ${round}`),
    scored: 'Scored',
    missed: 'No goal',
    timeout: 'Timeout',
    goalieOn: 'Goalie on the ice',
    goalieOff: 'Goalie off the ice',
    playerOn: 'On the ice',
    playerOff: 'Off the ice',
    matchStarted: 'Match started',
    matchEnded: 'Match ended',
    periodStarted: (period) => `${period} started`,
    periodEnded: (period) => `${period} ended`,
    clockStarted: 'Clock started',
    clockStopped: 'Clock stopped',
    clockSet: 'Clock set',
    other: 'Event',
    unknownPlayer: 'Unknown player',
  },
  news: {
    goal: (team, scorer, score, when) => `Goal ${team}.${by(scorer)} ${score}, ${when}.`,
    goalRemoved: (team, score) => `Correction: goal by ${team} disallowed. The score is ${score}.`,
    goalChanged: (team, scorer, score, when) =>
      `Correction: goal ${team}, ${when}.${by(scorer)} The score is ${score}.`,
    penalty: (team, player, minutes, when) =>
      `Penalty ${team}${minutes === null ? '' : `, ${minutes} minutes`}.${by(player)} ${when}.`,
    scoreIs: (home, score, away) => `${home} ${score} ${away}.`,
    missed: (n) => (n === 1 ? '1 event while you were away.' : `${n} events while you were away.`),
  },
  summary: {
    title: 'By period',
    goals: 'Goals',
    shots: 'Shots',
    penaltyMinutes: 'Penalty minutes',
    penalties: 'Penalties',
    team: 'Team',
    total: 'Total',
    shootout: 'Shootout',
    shootoutWinner: (team) => `${team} wins the shootout`,
  },
  lineups: {
    title: 'Lineups',
    line: (n) => `Line ${n}`,
    lineLabel: 'Line',
    slots: {
      GK: 'Goalkeeper',
      LD: 'Left defence',
      RD: 'Right defence',
      LW: 'Left wing',
      CE: 'Centre',
      RW: 'Right wing',
    },
    onIce: 'On the ice',
    empty: 'Not named',
    none: 'No lineup has been reported.',
    goalies: 'Goalkeepers',
    inGoal: 'In goal',
  },
  teams: {
    player: 'Player',
    number: 'Number',
    goals: 'Goals',
    assists: 'Assists',
    points: 'Points',
    shots: 'Shots on goal',
    penaltyMinutes: 'Penalty minutes',
    faceoffs: 'Face-offs won of taken',
    faceoffWins: (won, taken) => `${won} of ${taken}`,
    goalies: 'Goalkeepers',
    skaters: 'Skaters',
    shotsAgainst: 'Shots against',
    saves: 'Saves',
    savePercentage: 'Save percentage',
    coaches: 'Coaches',
    captain: 'Captain',
    alternate: 'Alternate captain',
    none: 'No players have been reported.',
  },
  quality: {
    title: 'Data quality',
    counts: (n) => (n === 1 ? '1 message could not be used' : `${n} messages could not be used`),
    differs: 'the result differs',
    difference: (reported, official) =>
      `The events add up to ${reported}; the federation’s result, which is shown, is ${official}.`,
    messages: 'Messages',
    kept: 'Kept',
    replaced: 'Replaced',
    deletes: 'Deletes',
    deleted: 'Deleted',
    duplicates: 'Duplicates',
    matchData: 'Match data',
    unreadable: 'Unreadable',
    foreign: 'Of other matches',
  },
  documentTitle: (score, home, away, when) => `${score} ${home} – ${away} · ${when}`,
  unstartedTitle: (home, away) => `${home} – ${away}`,
};

const no: LiveMessages = {
  ...matchMessages.no,
  clock: 'Kampklokke',
  period: norwegianPeriod,
  shortPeriod,
  afterPeriod: (period) => `Etter ${norwegianPeriod(period).toLowerCase()}`,
  strength: {
    powerPlay: (team) => `Powerplay ${team}`,
    skaters: (more, fewer) => `${more} mot ${fewer}`,
    emptyNet: (team) => `Tomt mål ${team}`,
    remaining: 'igjen av utvisningen',
    penaltyBox: 'På utvisningsbenken',
  },
  notYet: {
    title: 'Ikke begynt ennå',
    startsIn: 'Starter om',
    startsAt: (time) => `Kampstart kl. ${time}`,
    waiting: 'Venter på første dropp',
    byItself: 'Siden starter av seg selv når kampen gjør det.',
    noStart: 'Starttidspunktet er ikke satt.',
    days: (n) => (n === 1 ? '1 dag' : `${n} dager`),
  },
  noData: 'Kampen er ennå ikke satt opp for LIVE-rapportering.',
  unavailable: {
    title: 'Direkterapportering er ikke tilgjengelig',
    text: 'Direktetjenesten lar oss ikke følge denne kampen.',
  },
  connection: {
    label: 'Forbindelse',
    replaying: 'Henter det som har skjedd så langt',
    live: 'Oppdateres direkte',
    catchingUp: 'Henter inn',
    lost: (since) => `Mistet forbindelsen kl. ${since}. Kobler til på nytt.`,
    ended: 'Kampen er slutt',
    historyFailed: 'Det som har skjedd så langt, kunne ikke hentes.',
  },
  tabs: { label: 'Kamp', plays: 'Hendelser', lineups: 'Oppstilling', teams: 'Lag' },
  filter: {
    label: 'Hendelser som vises',
    reset: 'Nullstill',
    kinds: {
      goal: 'Mål',
      penalty: 'Utvisninger',
      shot: 'Skudd på mål',
      faceoff: 'Dropp',
      penaltyShot: 'Straffeslag',
      shootout: 'Straffeslagkonkurranse',
      timeout: 'Timeout',
      timer: 'Perioder',
      playerTime: 'Målvaktbytter',
      unknown: 'Annet',
    },
  },
  plays: {
    title: 'Hendelser',
    newEvents: (n) => (n === 1 ? '1 ny hendelse' : `${n} nye hendelser`),
    none: 'Ingen hendelser registrert',
    noneShown: 'Ingen av de valgte hendelsene har skjedd ennå.',
    corrected: 'Rettet',
    correctedLong: 'Denne hendelsen er rettet etter at den først ble rapportert.',
    scoreNow: (home, away) => `Stillingen er ${home}–${away}`,
  },
  row: {
    goal: 'Mål',
    assist: 'Målgivende',
    assists: 'Målgivende',
    unassisted: 'Uten målgivende',
    goalType: {
      EQ: 'Fulltallig',
      PP1: 'Powerplay',
      PP2: 'Powerplay, to mann mer',
      SH1: 'Boxplay',
      SH2: 'Boxplay, to mann mindre',
      PS: 'Straffeslag',
    },
    emptyNet: 'I tomt mål',
    penalty: (minutes) => (minutes === null ? 'Utvisning' : `Utvisning, ${minutes} min`),
    benchPenalty: 'Lagstraff',
    shot: 'Skudd på mål',
    savedBy: (goalie) => `Reddet av ${goalie}`,
    faceoff: 'Dropp',
    faceoffWon: (winner, loser) =>
      loser === null ? `Vunnet av ${winner}` : `Vunnet av ${winner} mot ${loser}`,
    penaltyShot: 'Straffeslag',
    shootout: (round) => (round === null ? 'Straffeslag' : `Straffeslag, runde ${round}`),
    scored: 'Mål',
    missed: 'Ikke mål',
    timeout: 'Timeout',
    goalieOn: 'Målvakt inn på isen',
    goalieOff: 'Målvakt av isen',
    playerOn: 'Inn på isen',
    playerOff: 'Av isen',
    matchStarted: 'Kampen er i gang',
    matchEnded: 'Kampen er slutt',
    periodStarted: (period) => `${period} er i gang`,
    periodEnded: (period) => `${period} er slutt`,
    clockStarted: 'Klokken startet',
    clockStopped: 'Klokken stoppet',
    clockSet: 'Klokken stilt',
    other: 'Hendelse',
    unknownPlayer: 'Ukjent spiller',
  },
  news: {
    goal: (team, scorer, score, when) => `Mål ${team}.${by(scorer)} ${score}, ${when}.`,
    goalRemoved: (team, score) => `Rettelse: mål av ${team} er annullert. Stillingen er ${score}.`,
    goalChanged: (team, scorer, score, when) =>
      `Rettelse: mål ${team}, ${when}.${by(scorer)} Stillingen er ${score}.`,
    penalty: (team, player, minutes, when) =>
      `Utvisning ${team}${minutes === null ? '' : `, ${minutes} minutter`}.${by(player)} ${when}.`,
    scoreIs: (home, score, away) => `${home} ${score} ${away}.`,
    missed: (n) => (n === 1 ? '1 hendelse mens du var borte.' : `${n} hendelser mens du var borte.`),
  },
  summary: {
    title: 'Per periode',
    goals: 'Mål',
    shots: 'Skudd',
    penaltyMinutes: 'Utvisningsminutter',
    penalties: 'Utvisninger',
    team: 'Lag',
    total: 'Totalt',
    shootout: 'Straffeslagkonkurranse',
    shootoutWinner: (team) => `${team} vinner straffeslagkonkurransen`,
  },
  lineups: {
    title: 'Oppstilling',
    line: (n) => `Rekke ${n}`,
    lineLabel: 'Rekke',
    slots: {
      GK: 'Målvakt',
      LD: 'Venstre back',
      RD: 'Høyre back',
      LW: 'Venstre ving',
      CE: 'Senter',
      RW: 'Høyre ving',
    },
    onIce: 'På isen',
    empty: 'Ikke satt',
    none: 'Ingen oppstilling er meldt inn.',
    goalies: 'Målvakter',
    inGoal: 'I mål',
  },
  teams: {
    player: 'Spiller',
    number: 'Nummer',
    goals: 'Mål',
    assists: 'Målgivende',
    points: 'Poeng',
    shots: 'Skudd på mål',
    penaltyMinutes: 'Utvisningsminutter',
    faceoffs: 'Dropp vunnet av tatt',
    faceoffWins: (won, taken) => `${won} av ${taken}`,
    goalies: 'Målvakter',
    skaters: 'Utespillere',
    shotsAgainst: 'Skudd mot',
    saves: 'Redninger',
    savePercentage: 'Redningsprosent',
    coaches: 'Trenere',
    captain: 'Kaptein',
    alternate: 'Assisterende kaptein',
    none: 'Ingen spillere er meldt inn.',
  },
  quality: {
    title: 'Datakvalitet',
    counts: (n) => (n === 1 ? '1 melding kunne ikke brukes' : `${n} meldinger kunne ikke brukes`),
    differs: 'resultatet avviker',
    difference: (reported, official) =>
      `Hendelsene gir ${reported}; forbundets resultat, som vises, er ${official}.`,
    messages: 'Meldinger',
    kept: 'Beholdt',
    replaced: 'Erstattet',
    deletes: 'Slettemeldinger',
    deleted: 'Slettet',
    duplicates: 'Duplikater',
    matchData: 'Kampdata',
    unreadable: 'Uleselige',
    foreign: 'Fra andre kamper',
  },
  documentTitle: (score, home, away, when) => `${score} ${home} – ${away} · ${when}`,
  unstartedTitle: (home, away) => `${home} – ${away}`,
};

/** The hockey live page's texts in every language. */
export const liveMessages: Localised<LiveMessages> = { en, no };
