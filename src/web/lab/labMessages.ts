import type { LabFault } from '@kampdag/core/live/lab/labCase';
import type { Localised } from '../i18n/localised.ts';

/** The texts of the workbench. */
export interface LabMessages {
  readonly title: string;
  readonly intro: string;
  readonly file: string;
  readonly drop: string;
  readonly builtIn: string;
  readonly choose: string;
  readonly listFailed: string;
  readonly tryAgain: string;
  readonly refused: (name: string, why: string) => string;
  readonly notLoaded: string;
  readonly opened: (name: string, messages: number) => string;
  readonly problems: (count: number) => string;
  readonly problem: (line: number, why: string) => string;
  readonly report: string;
  readonly reportFacts: Readonly<
    Record<'build' | 'deployment' | 'language' | 'delay' | 'viewport' | 'timeZone' | 'line' | 'at', string>
  >;
  readonly seconds: (count: number) => string;
  readonly controls: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly on: string;
  readonly speed: string;
  readonly slider: string;
  readonly place: (serial: number, all: number, time: string) => string;
  readonly heal: string;
  readonly faults: string;
  readonly fault: Readonly<Record<LabFault, string>>;
  readonly seed: string;
  readonly newSeed: string;
  readonly state: string;
  readonly healedEqual: string;
  readonly healedDiffers: (count: number) => string;
  readonly shownEqual: string;
  readonly shownDiffers: (count: number) => string;
  readonly missing: (serials: string) => string;
  readonly more: (count: number) => string;
  readonly message: (serial: number) => string;
  readonly noMessage: string;
  readonly raw: string;
  readonly meaning: string;
  readonly invented: string;
  readonly unreadable: (why: string) => string;
  readonly foreign: (matchId: number) => string;
  readonly counted: string;
  readonly changed: string;
  readonly unchanged: string;
  readonly livePage: string;
}

const en: LabMessages = {
  title: 'Lab',
  intro: 'Play a recording or a fault report through the live page, with or without faults on the line.',
  file: 'Choose a file',
  drop: 'or drop a .jsonl file anywhere on this page',
  builtIn: 'Built-in recordings',
  choose: 'Choose a recording',
  listFailed: 'The built-in recordings could not be listed.',
  tryAgain: 'Try again',
  refused: (name, why) => `${name} was not opened: ${why}.`,
  notLoaded: 'the site did not answer',
  opened: (name, messages) => `${name} · ${messages} messages`,
  problems: (count) => (count === 1 ? '1 line with a problem' : `${count} lines with problems`),
  problem: (line, why) => `Line ${line}: ${why}`,
  report: 'Fault report',
  reportFacts: {
    build: 'Build',
    deployment: 'Deployment',
    language: 'Language',
    delay: 'Delay',
    viewport: 'Viewport',
    timeZone: 'Time zone',
    line: 'Connection',
    at: 'Copied',
  },
  seconds: (count) => `${count} s`,
  controls: 'Playback',
  play: 'Play',
  pause: 'Pause',
  back: 'Previous message',
  on: 'Next message',
  speed: 'Speed',
  slider: 'Place in the recording',
  place: (serial, all, time) => `Message ${serial} of ${all}, ${time}`,
  heal: 'To the end, line mended',
  faults: 'Faults on the line',
  fault: {
    drop: 'Drop',
    repeat: 'Repeat',
    delay: 'Delay',
    reorder: 'Reorder',
    lateCorrection: 'Late correction',
    gap: 'Gap',
  },
  seed: 'Seed',
  newSeed: 'New seed',
  state: 'State',
  healedEqual: 'With the history fetched: equal to the clean fold',
  healedDiffers: (count) => `With the history fetched: differs from the clean fold in ${count} places`,
  shownEqual: 'The page now: equal to the clean fold',
  shownDiffers: (count) => `The page now: differs from the clean fold in ${count} places`,
  missing: (serials) => `Not received yet: ${serials}`,
  more: (count) => `and ${count} more`,
  message: (serial) => `Message ${serial}`,
  noMessage: 'Before the first message',
  raw: 'Raw',
  meaning: 'Meaning',
  invented: 'Added by the lab',
  unreadable: (why) => `Unread: ${why}`,
  foreign: (matchId) => `Of another match, ${matchId}`,
  counted: 'Counted as',
  changed: 'Changed',
  unchanged: 'Nothing of the match changed.',
  livePage: 'Live page',
};

const no: LabMessages = {
  title: 'Lab',
  intro: 'Spill av et opptak eller en feilrapport gjennom direktesiden, med eller uten feil på linjen.',
  file: 'Velg fil',
  drop: 'eller slipp en .jsonl-fil hvor som helst på siden',
  builtIn: 'Innebygde opptak',
  choose: 'Velg opptak',
  listFailed: 'De innebygde opptakene kunne ikke hentes.',
  tryAgain: 'Prøv igjen',
  refused: (name, why) => `${name} ble ikke åpnet: ${why}.`,
  notLoaded: 'nettstedet svarte ikke',
  opened: (name, messages) => `${name} · ${messages} meldinger`,
  problems: (count) => (count === 1 ? '1 linje med problem' : `${count} linjer med problemer`),
  problem: (line, why) => `Linje ${line}: ${why}`,
  report: 'Feilrapport',
  reportFacts: {
    build: 'Versjon',
    deployment: 'Nettsted',
    language: 'Språk',
    delay: 'Forsinkelse',
    viewport: 'Vindu',
    timeZone: 'Tidssone',
    line: 'Forbindelse',
    at: 'Kopiert',
  },
  seconds: (count) => `${count} s`,
  controls: 'Avspilling',
  play: 'Spill av',
  pause: 'Pause',
  back: 'Forrige melding',
  on: 'Neste melding',
  speed: 'Fart',
  slider: 'Sted i opptaket',
  place: (serial, all, time) => `Melding ${serial} av ${all}, ${time}`,
  heal: 'Til slutten, linjen reparert',
  faults: 'Feil på linjen',
  fault: {
    drop: 'Tap',
    repeat: 'Gjentakelse',
    delay: 'Forsinkelse',
    reorder: 'Feil rekkefølge',
    lateCorrection: 'Sen retting',
    gap: 'Brudd',
  },
  seed: 'Startverdi',
  newSeed: 'Ny startverdi',
  state: 'Tilstand',
  healedEqual: 'Med historikken hentet: lik den rene kampen',
  healedDiffers: (count) => `Med historikken hentet: ulik den rene kampen på ${count} steder`,
  shownEqual: 'Siden nå: lik den rene kampen',
  shownDiffers: (count) => `Siden nå: ulik den rene kampen på ${count} steder`,
  missing: (serials) => `Ikke mottatt ennå: ${serials}`,
  more: (count) => `og ${count} til`,
  message: (serial) => `Melding ${serial}`,
  noMessage: 'Før den første meldingen',
  raw: 'Rå',
  meaning: 'Betydning',
  invented: 'Lagt til av laben',
  unreadable: (why) => `Ulest: ${why}`,
  foreign: (matchId) => `Fra en annen kamp, ${matchId}`,
  counted: 'Telles som',
  changed: 'Endret',
  unchanged: 'Ingenting ved kampen ble endret.',
  livePage: 'Direkteside',
};

export const labMessages: Localised<LabMessages> = { en, no };
