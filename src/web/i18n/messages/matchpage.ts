import type { PeriodPlace } from '@kampdag/core/league/periodPlace';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { Localised } from '../localised.ts';

type PeriodWords = Readonly<Record<SportKind, (place: PeriodPlace) => string>>;

const hockeyShort = ({ kind, number }: PeriodPlace, overtime: string, shootout: string): string => {
  if (kind === 'shootout') return shootout;
  if (kind === 'overtime') return number > 1 ? `${overtime}${number}` : overtime;
  return String(number);
};

const extraShort = ({ kind, number }: PeriodPlace, letter: string): string =>
  kind === 'regulation' ? `${letter}${number}` : `E${number}`;

const ordinals = ['', '1st', '2nd', '3rd'] as const;
const ordinal = (number: number): string => ordinals[number] ?? `${number}th`;

const shortEn: PeriodWords = {
  icehockey: (place) => hockeyShort(place, 'OT', 'SO'),
  basketball: (place) => extraShort(place, 'P'),
  volleyball: ({ number }) => String(number),
  soccer: (place) => extraShort(place, ''),
};

const longEn: PeriodWords = {
  icehockey: ({ kind, number }) => {
    if (kind === 'shootout') return 'Shootout';
    if (kind === 'overtime') return number > 1 ? `Overtime ${number}` : 'Overtime';
    return `${ordinal(number)} period`;
  },
  basketball: ({ kind, number }) =>
    kind === 'regulation' ? `${ordinal(number)} period` : `Overtime ${number}`,
  volleyball: ({ number }) => `Set ${number}`,
  soccer: ({ kind, number }) => {
    if (kind === 'shootout') return 'Penalty shootout';
    return kind === 'regulation' ? `${ordinal(number)} half` : `Extra time ${number}`;
  },
};

const shortNo: PeriodWords = {
  icehockey: (place) => hockeyShort(place, 'OT', 'SS'),
  basketball: (place) => extraShort(place, 'P'),
  volleyball: ({ number }) => String(number),
  soccer: (place) => extraShort(place, ''),
};

const longNo: PeriodWords = {
  icehockey: ({ kind, number }) => {
    if (kind === 'shootout') return 'Straffeslag';
    if (kind === 'overtime') return number > 1 ? `${number}. overtid` : 'Overtid';
    return `${number}. periode`;
  },
  basketball: ({ kind, number }) =>
    kind === 'regulation' ? `${number}. periode` : `${number}. ekstraomgang`,
  volleyball: ({ number }) => `${number}. sett`,
  soccer: ({ kind, number }) => {
    if (kind === 'shootout') return 'Straffekonkurranse';
    return kind === 'regulation' ? `${number}. omgang` : `${number}. ekstraomgang`;
  },
};

type Words = Readonly<Record<SportKind, string>>;

const byPeriodEn: Words = {
  icehockey: 'By period',
  basketball: 'By period',
  volleyball: 'By set',
  soccer: 'By half',
};

const byPeriodNo: Words = {
  icehockey: 'Per periode',
  basketball: 'Per periode',
  volleyball: 'Per sett',
  soccer: 'Per omgang',
};

const barsEn: Words = {
  icehockey: 'Period by period',
  basketball: 'Period by period',
  volleyball: 'Set by set',
  soccer: 'Half by half',
};

const barsNo: Words = {
  icehockey: 'Periode for periode',
  basketball: 'Periode for periode',
  volleyball: 'Sett for sett',
  soccer: 'Omgang for omgang',
};

const en = {
  unknownTeam: 'Team not set',
  versus: 'against',
  scoreText: (home: number, away: number): string => `${home} to ${away}`,
  noScore: 'No result',
  notSet: '–',
  unknownMatch: {
    title: 'This match was not found',
    text: 'The address names no match that we know. It may have been removed, or the link is incomplete.',
  },
  toScoreboard: 'To the scoreboard',
  failedMatch: {
    title: 'The match could not be fetched',
    text: 'We have no answer from the federation right now.',
  },
  tryAgain: 'Try again',
  unpublished: {
    title: 'Results not published',
    text: 'Match results has not been published for matches in this tournament.',
  },
  state: {
    final: 'Final',
    overtime: 'Final, overtime',
    shootout: 'Final, shootout',
    live: 'Live',
    upcoming: 'Upcoming',
    noResult: 'No result yet',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
    walkover: 'Walkover',
    noShow: 'Not played',
  },
  facts: {
    date: 'Date',
    start: 'Start',
    venue: 'Venue',
    attendance: 'Attendance',
    referees: 'Officials',
  },
  watch: (provider: string): string => `Watch at ${provider} (another site)`,
  live: {
    title: 'This match is being played now',
    text: 'Follow it event by event, with the clock and the line-ups.',
    link: 'Go to the live page',
  },
  ahead: {
    title: 'There is no result yet',
    text: 'The figures of the match are shown here when it has been played.',
  },
  playByPlay: 'Play by play',
  failed: (what: string): string => `${what} could not be loaded`,
  failedText: 'The rest of the page stands without it.',
  stale: (what: string): string => `${what}: shown as last known, renewing it failed.`,
  parts: {
    result: 'The result by period',
    referees: 'The officials',
    goals: 'The goals',
    penalties: 'The penalties',
    players: 'The players',
    goalies: 'The goalies',
    lineup: 'The line-ups',
    events: 'The events',
  },
  sections: 'Parts of this page',
  total: 'Total',
  totalShort: 'T',
  byPeriod: byPeriodEn,
  team: 'Team',
  toPlayers: 'the players',
  comparison: 'Comparison',
  comparisonSummary: (home: string, away: string): string => `${home} and ${away} side by side.`,
  bestPlayers: 'Best players',
  captain: 'Captain',
  number: 'Number',
  player: 'Player',
  bench: 'Team',
  nobody: 'Nobody named',
  course: {
    title: 'Score through the match',
    lead: (team: string, by: number): string => `${team} by ${by}`,
    level: 'Level',
    time: 'Time',
    score: 'Score',
    leader: 'Lead',
    summary: (
      home: string,
      away: string,
      largestHome: number,
      largestAway: number,
      changes: number,
    ): string =>
      `Largest lead: ${home} ${largestHome}, ${away} ${largestAway}. ${changes === 0 ? 'The lead never changed.' : `The lead changed ${changes} ${changes === 1 ? 'time' : 'times'}.`}`,
  },
  periodBars: {
    titles: barsEn,
    summary: 'What each team scored in each.',
  },
  shortPeriod: (sport: SportKind, place: PeriodPlace): string => shortEn[sport](place),
  period: (sport: SportKind, place: PeriodPlace): string => longEn[sport](place),
};

/** The texts of a finished match's page that every sport has. */
export type MatchPageMessages = typeof en;

const no: MatchPageMessages = {
  unknownTeam: 'Lag ikke satt',
  versus: 'mot',
  scoreText: (home, away) => `${home}–${away}`,
  noScore: 'Ikke noe resultat',
  notSet: '–',
  unknownMatch: {
    title: 'Fant ikke kampen',
    text: 'Adressen viser til en kamp vi ikke kjenner. Den kan være fjernet, eller lenken er ufullstendig.',
  },
  toScoreboard: 'Til resultattavlen',
  failedMatch: {
    title: 'Kampen kunne ikke hentes',
    text: 'Vi får ikke svar fra forbundet akkurat nå.',
  },
  tryAgain: 'Prøv igjen',
  unpublished: {
    title: 'Resultater er ikke publisert',
    text: 'Kampresultater er ikke publisert for kamper i denne turneringen.',
  },
  state: {
    final: 'Slutt',
    overtime: 'Slutt etter overtid',
    shootout: 'Slutt etter straffeslag',
    live: 'Direkte',
    upcoming: 'Kommende',
    noResult: 'Uten resultat',
    postponed: 'Utsatt',
    cancelled: 'Avlyst',
    walkover: 'Walkover',
    noShow: 'Ikke spilt',
  },
  facts: {
    date: 'Dato',
    start: 'Start',
    venue: 'Arena',
    attendance: 'Tilskuere',
    referees: 'Dommere',
  },
  watch: (provider) => `Se kampen på ${provider} (et annet nettsted)`,
  live: {
    title: 'Kampen spilles nå',
    text: 'Følg den hendelse for hendelse, med klokke og lagoppstillinger.',
    link: 'Gå til direktesiden',
  },
  ahead: {
    title: 'Det er ikke noe resultat ennå',
    text: 'Tallene fra kampen kommer her når den er spilt.',
  },
  playByPlay: 'Hendelse for hendelse',
  failed: (what) => `${what} kunne ikke hentes`,
  failedText: 'Resten av siden står uten.',
  stale: (what) => `${what}: slik det sist var kjent, oppdateringen mislyktes.`,
  parts: {
    result: 'Resultatet per periode',
    referees: 'Dommerne',
    goals: 'Målene',
    penalties: 'Utvisningene',
    players: 'Spillerne',
    goalies: 'Målvaktene',
    lineup: 'Lagoppstillingene',
    events: 'Hendelsene',
  },
  sections: 'Deler av siden',
  total: 'Totalt',
  totalShort: 'T',
  byPeriod: byPeriodNo,
  team: 'Lag',
  toPlayers: 'spillerne',
  comparison: 'Sammenlikning',
  comparisonSummary: (home, away) => `${home} og ${away} side om side.`,
  bestPlayers: 'Beste spillere',
  captain: 'Kaptein',
  number: 'Nummer',
  player: 'Spiller',
  bench: 'Laget',
  nobody: 'Ingen navngitt',
  course: {
    title: 'Stillingen gjennom kampen',
    lead: (team, by) => `${team} med ${by}`,
    level: 'Likt',
    time: 'Tid',
    score: 'Stilling',
    leader: 'Ledelse',
    summary: (home, away, largestHome, largestAway, changes) =>
      `Største ledelse: ${home} ${largestHome}, ${away} ${largestAway}. ${changes === 0 ? 'Ledelsen skiftet aldri.' : `Ledelsen skiftet ${changes} ${changes === 1 ? 'gang' : 'ganger'}.`}`,
  },
  periodBars: {
    titles: barsNo,
    summary: 'Det hvert lag scoret i hver av dem.',
  },
  shortPeriod: (sport, place) => shortNo[sport](place),
  period: (sport, place) => longNo[sport](place),
};

/** The texts of a finished match's page. */
export const matchPageMessages: Localised<MatchPageMessages> = { en, no };
