import type { Localised } from '../../i18n/localised.ts';

const en = {
  open: 'Replay',
  label: 'Go through the match',
  slider: 'Moment of the match',
  /** The slider's value: time and score. */
  place: (time: string, score: string): string => `${time}, ${score}`,
  asOf: (where: string): string => `As it stood: ${where}`,
  play: 'Play',
  pause: 'Pause',
  back: 'Previous event',
  on: 'Next event',
  scoreBack: 'Previous score',
  scoreOn: 'Next score',
  speed: 'Speed',
  toNow: 'Back to live',
  toEnd: 'Back to the end',
  /** Of a match whose result the visitor hides. */
  toResult: 'Show the result',
  asksFirst: 'This shows how the match stands now, with the result.',
  showsResult: 'Show it',
  keepsHidden: 'Not yet',
  keys: 'Arrow keys: event by event. With Shift: score by score.',
  marked: {
    scores: (count: number) => (count === 1 ? '1 score change' : `${count} score changes`),
    /** Of a sport's word for a period. */
    periods: (count: number, period: string) =>
      `${count} ${period.toLowerCase()} ${count === 1 ? 'start' : 'starts'}`,
    advantages: (count: number) => (count === 1 ? '1 power play' : `${count} power plays`),
    penalties: (count: number) => (count === 1 ? '1 penalty' : `${count} penalties`),
  },
  past: 'A past moment',
  /** In place of the match's state while a past moment is shown. */
  chip: 'Replay',
  loading: 'Loading the match …',
  nothingYet: 'Nothing has been reported yet. You can go through the match once the first report is in.',
  close: 'Close',
};

/** The texts of the scrub bar. */
export type ScrubMessages = typeof en;

const no: ScrubMessages = {
  open: 'Spol tilbake',
  label: 'Gå gjennom kampen',
  slider: 'Øyeblikk i kampen',
  place: (time, score) => `${time}, ${score}`,
  asOf: (where) => `Slik det sto: ${where}`,
  play: 'Spill av',
  pause: 'Pause',
  back: 'Forrige hendelse',
  on: 'Neste hendelse',
  scoreBack: 'Forrige scoring',
  scoreOn: 'Neste scoring',
  speed: 'Fart',
  toNow: 'Tilbake til direkte',
  toEnd: 'Tilbake til slutten',
  toResult: 'Vis resultatet',
  asksFirst: 'Dette viser hvordan kampen står nå, med resultatet.',
  showsResult: 'Vis det',
  keepsHidden: 'Ikke ennå',
  keys: 'Piltaster: hendelse for hendelse. Med Shift: scoring for scoring.',
  marked: {
    scores: (count) => (count === 1 ? '1 ny stilling' : `${count} nye stillinger`),
    periods: (count, period) =>
      `${count} ${period.toLowerCase()}${period.endsWith('ng') ? 's' : ''}${count === 1 ? 'start' : 'starter'}`,
    advantages: (count) => `${count} overtall`,
    penalties: (count) => (count === 1 ? '1 utvisning' : `${count} utvisninger`),
  },
  past: 'Et tidligere øyeblikk',
  chip: 'Reprise',
  loading: 'Laster kampen …',
  nothingYet: 'Ingenting er meldt ennå. Du kan gå gjennom kampen når den første meldingen er kommet.',
  close: 'Lukk',
};

export const scrubMessages: Localised<ScrubMessages> = { en, no };
