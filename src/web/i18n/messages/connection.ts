import type { LogGap } from '@kampdag/core/live/score/completeness';
import type { Localised } from '../localised.ts';

const en = {
  unavailable: {
    title: 'Live reporting is not available',
    text: 'The live service does not let us follow this match.',
  },
  connection: {
    label: 'Connection',
    replaying: 'Loading events',
    live: 'Live updates on',
    /** The same in one word. */
    chip: 'Live',
    /** The same for a visitor who watches on a stream. */
    behind: (seconds: number): string => `Live, ${seconds} s behind`,
    catchingUp: 'Catching up',
    lost: (since: string): string => `Connection lost since ${since}. Reconnecting.`,
    /** Nothing arrives live, but the history could be read. */
    asOf: (time: string): string => `No live connection. As of ${time}. Trying again.`,
    /** Nothing is loaded, and nothing can be reached. */
    unreachable: 'The live score cannot be reached.',
    ended: 'The match has ended',
    none: 'No live updates',
    historyFailed: 'What happened so far could not be fetched.',
    /** A log from which the score cannot be told (reading 45). */
    incomplete: {
      text: (lacks: string): string =>
        `The log of this match is incomplete: ${lacks}. It does not tell the score, and its figures are too low.`,
      lacks: {
        start: 'the start of the match is missing',
        matchData: 'the match’s teams and players are missing',
      } satisfies Readonly<Record<LogGap, string>>,
      /** Read aloud in place of the score. */
      score: 'The score is not known: the log is incomplete.',
    },
    events: (count: number): string => `${count} ${count === 1 ? 'event' : 'events'}`,
    /** The state was compared with the history at that time. */
    verified: (time: string): string => `verified ${time}`,
  },
  quality: {
    title: 'Data quality',
    counts: (n: number): string =>
      n === 1 ? '1 message could not be used' : `${n} messages could not be used`,
    difference: (reported: string, official: string): string =>
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
};

const no: typeof en = {
  unavailable: {
    title: 'Direkterapportering er ikke tilgjengelig',
    text: 'Direktetjenesten lar oss ikke følge denne kampen.',
  },
  connection: {
    label: 'Forbindelse',
    replaying: 'Henter hendelser',
    live: 'Oppdateres direkte',
    chip: 'Direkte',
    behind: (seconds) => `Direkte, ${seconds} s etter`,
    catchingUp: 'Henter inn',
    lost: (since) => `Mistet forbindelsen kl. ${since}. Kobler til på nytt.`,
    asOf: (time) => `Ingen direkteforbindelse. Stillingen kl. ${time}. Prøver igjen.`,
    unreachable: 'Direktestillingen kan ikke nås.',
    ended: 'Kampen er slutt',
    none: 'Ingen direkteoppdatering',
    historyFailed: 'Det som har skjedd så langt, kunne ikke hentes.',
    incomplete: {
      text: (lacks) =>
        `Loggen for denne kampen er ufullstendig: ${lacks}. Den gir ingen stilling, og tallene fra den er for lave.`,
      lacks: {
        start: 'starten på kampen mangler',
        matchData: 'lagene og spillerne i kampen mangler',
      },
      score: 'Stillingen er ukjent: Loggen er ufullstendig.',
    },
    events: (count) => `${count} ${count === 1 ? 'hendelse' : 'hendelser'}`,
    verified: (time) => `kontrollert ${time}`,
  },
  quality: {
    title: 'Datakvalitet',
    counts: (n) => (n === 1 ? '1 melding kunne ikke brukes' : `${n} meldinger kunne ikke brukes`),
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
};

/** The texts of a live match's connection and message delivery. */
export const connectionMessages: Localised<typeof en> = { en, no };
