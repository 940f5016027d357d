import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import type { NarrationLevel } from '@kampdag/core/live/news/news';
import type { Language } from '@kampdag/core/site/language';
import type { AnyEventType } from '@kampdag/core/sport/anyEvent';
import { eventWords } from '../eventWords.ts';
import type { Localised } from '../localised.ts';
import { sidelineWords } from '../sidelineWords.ts';
import type { SportTexts } from '../sportWords.ts';
import { connectionMessages } from './connection.ts';
import { matchMessages } from './match.ts';
import { narrationMessages } from './narration.ts';
import type { PeriodMessages } from './periods.ts';

/** The kinds of the event filter: the event types, and missed shots in sports that send all shots as one type. */
export type EventKind = AnyEventType | 'missedShot';

/** The texts that each sport words itself. */
export interface LiveMessages extends CommonMessages {
  readonly period: PeriodMessages['long'];
  readonly shortPeriod: PeriodMessages['short'];
  readonly afterPeriod: (period: PeriodPlace) => string;
  readonly waiting: string;
  /** The names of event kinds in the filter; each sport names all its own. */
  readonly kinds: Readonly<Partial<Record<EventKind, string>>>;
}

/** `4 events (1 goal, 2 penalties)`: a number, and the kinds that occurred. */
const countsText = (all: string, kinds: readonly (readonly [number, string])[]): string => {
  const some = kinds.flatMap(([count, word]) => (count === 0 ? [] : [`${count} ${word}`]));
  return some.length === 0 ? all : `${all} (${some.join(', ')})`;
};

const en = {
  ...matchMessages.en,
  ...connectionMessages.en,
  clock: 'Match clock',
  /** Between periods, after one. */
  after: (period: string): string => `After ${period}`,
  notYet: {
    title: 'Not started',
    startsIn: 'Starts in',
    byItself: 'This page goes live when the match starts.',
    noStart: 'The start has not been set.',
    days: (n: number): string => (n === 1 ? '1 day' : `${n} days`),
  },
  tabs: {
    label: 'Match',
    plays: 'Play by play',
    lineups: 'Lineups',
    teams: 'Teams',
    pictures: 'Charts',
  },
  filter: {
    label: 'Events shown',
    /** The choice between key events and all. */
    presets: 'Show',
    key: 'Key events',
    all: 'All events',
    /** The button that opens the filter, with the number of kinds shown and in total. */
    open: 'Filter',
    shown: (shown: number, all: number): string => `${shown} of ${all} kinds shown`,
    reset: 'Reset',
  },
  plays: {
    title: 'Play by play',
    newEvents: (n: number): string => (n === 1 ? '1 new event' : `${n} new events`),
    none: 'No events recorded',
    noneShown: 'None of the chosen events has happened yet.',
    notOnRecord: 'The events of this match are not on record.',
    corrected: 'Corrected',
    correctedLong: 'This event was corrected after it was first reported.',
    goTo: 'Show the match as it stood then',
    scoreAfter: (home: number, away: number): string => `Score ${home} to ${away}`,
    unknownPlayer: 'Unknown player',
    other: 'Event',
  },
  /** What the clock and the officials' table do; a period in the federation's words keeps its language. */
  timers: {
    matchStarted: 'Match started',
    matchEnded: 'Match ended',
    periodStarted: <P>(period: P): readonly (P | string)[] => [period, ' started'],
    periodEnded: <P>(period: P): readonly (P | string)[] => [period, ' ended'],
    clockStarted: 'Clock started',
    clockStopped: 'Clock stopped',
    clockSet: 'Clock set',
  },
  timeout: 'Timeout',
  row: eventWords.en,
  sideline: sidelineWords.en,
  /** The figures by period. */
  summary: { team: 'Team', total: { short: 'Σ', long: 'Total' } },
  /** Shown when there is nothing to follow (specification §8). */
  noData: 'No live match data available',
  news: {
    scoreIs: (home: string, score: string, away: string): string => `${home} ${score} ${away}.`,
    missed: (n: number): string =>
      n === 1 ? '1 event while you were away.' : `${n} events while you were away.`,
    more: (n: number): string => (n === 1 ? 'And 1 more event.' : `And ${n} more events.`),
  },
  narration: narrationMessages.en,
  /** How much is narrated, and by which voice. */
  announcements: {
    title: 'Narration',
    text: 'What screen readers say by themselves, and this device’s voice if you turn it on.',
    levels: { off: 'Nothing', goals: 'Goals only', all: 'All key events' } satisfies Readonly<
      Record<NarrationLevel, string>
    >,
    standing: 'Say the score now',
    speak: 'Speak aloud',
    /** The voice's first words. */
    speaking: 'Speaking aloud.',
    noVoice: 'This device has no English voice.',
    noSpeech: 'This browser cannot speak.',
  },
  /** The button that pauses automatic updates. */
  pause: { pause: 'Pause', resume: 'Resume', state: 'Updates paused' },
  /** The switch of the goal sound. */
  sound: { label: 'Sound' },
  fullReport: 'Full match report',
  missedTitle: 'While you were away',
  /** The number of missed events by kind; kinds that did not occur are left out. */
  missedCounts: (
    events: number,
    {
      goals,
      penalties,
      corrections,
    }: { readonly goals: number; readonly penalties: number; readonly corrections: number },
  ): string =>
    countsText(`${events} ${events === 1 ? 'event' : 'events'}`, [
      [goals, goals === 1 ? 'goal' : 'goals'],
      [penalties, penalties === 1 ? 'penalty' : 'penalties'],
      [corrections, corrections === 1 ? 'correction' : 'corrections'],
    ]),
  /** Shows the first missed row. */
  missedFirst: 'Show the first',
  close: 'Close',
};

/** The live page's texts that are the same in every sport. */
export type CommonMessages = typeof en;

const no: CommonMessages = {
  ...matchMessages.no,
  ...connectionMessages.no,
  clock: 'Kampklokke',
  after: (period) => `Etter ${period}`,
  notYet: {
    title: 'Ikke startet',
    startsIn: 'Starter om',
    byItself: 'Siden oppdateres direkte når kampen starter.',
    noStart: 'Starttidspunktet er ikke satt.',
    days: (n) => (n === 1 ? '1 dag' : `${n} dager`),
  },
  tabs: {
    label: 'Kamp',
    plays: 'Hendelser',
    lineups: 'Rekker',
    teams: 'Lag',
    pictures: 'Grafikk',
  },
  filter: {
    label: 'Hendelser som vises',
    presets: 'Vis',
    key: 'Høydepunkter',
    all: 'Alle',
    open: 'Filter',
    shown: (shown, all) => `${shown} av ${all} typer vises`,
    reset: 'Nullstill',
  },
  plays: {
    title: 'Hendelser',
    newEvents: (n) => (n === 1 ? '1 ny hendelse' : `${n} nye hendelser`),
    none: 'Ingen hendelser registrert',
    noneShown: 'Ingen av de valgte hendelsene har skjedd ennå.',
    notOnRecord: 'Hendelsene i denne kampen er ikke tatt vare på.',
    corrected: 'Rettet',
    correctedLong: 'Denne hendelsen er rettet etter at den først ble rapportert.',
    goTo: 'Vis kampen slik den sto da',
    scoreAfter: (home, away) => `Stillingen ble ${home}–${away}`,
    unknownPlayer: 'Ukjent spiller',
    other: 'Hendelse',
  },
  timers: {
    matchStarted: 'Kampen startet',
    matchEnded: 'Kampen sluttet',
    periodStarted: (period) => [period, ' startet'],
    periodEnded: (period) => [period, ' sluttet'],
    clockStarted: 'Klokken startet',
    clockStopped: 'Klokken stoppet',
    clockSet: 'Klokken stilt',
  },
  timeout: 'Timeout',
  row: eventWords.no,
  sideline: sidelineWords.no,
  summary: { team: 'Lag', total: { short: 'Σ', long: 'Totalt' } },
  noData: 'Ingen direktedata for denne kampen',
  news: {
    scoreIs: (home, score, away) => `${home} ${score} ${away}.`,
    missed: (n) => (n === 1 ? '1 hendelse mens du var borte.' : `${n} hendelser mens du var borte.`),
    more: (n) => (n === 1 ? 'Og 1 hendelse til.' : `Og ${n} hendelser til.`),
  },
  narration: narrationMessages.no,
  announcements: {
    title: 'Opplesing',
    text: 'Det skjermlesere sier av seg selv, og enhetens egen stemme når du slår den på.',
    levels: { off: 'Ingenting', goals: 'Bare mål', all: 'Alle viktige hendelser' },
    standing: 'Si stillingen nå',
    speak: 'Les høyt',
    speaking: 'Leser høyt.',
    noVoice: 'Denne enheten har ingen norsk stemme.',
    noSpeech: 'Denne nettleseren kan ikke lese høyt.',
  },
  pause: { pause: 'Pause', resume: 'Fortsett', state: 'Oppdateringer er satt på pause' },
  sound: { label: 'Lyd' },
  fullReport: 'Kamprapport',
  missedTitle: 'Mens du var borte',
  missedCounts: (events, { goals, penalties, corrections }) =>
    countsText(`${events} ${events === 1 ? 'hendelse' : 'hendelser'}`, [
      [goals, 'mål'],
      [penalties, penalties === 1 ? 'utvisning' : 'utvisninger'],
      [corrections, corrections === 1 ? 'rettelse' : 'rettelser'],
    ]),
  missedFirst: 'Vis den første',
  close: 'Lukk',
};

/** The texts that every sport's live page shares. */
export const commonMessages: Localised<CommonMessages> = { en, no };

/** The base of a sport's own texts: the shared ones, and its names of periods. */
export const sportMessages = (language: Language, words: SportTexts) => ({
  ...commonMessages[language],
  period: words[language].periods.long,
  shortPeriod: words[language].periods.short,
  afterPeriod: (period: PeriodPlace) =>
    commonMessages[language].after(words[language].periods.long(period).toLowerCase()),
});
