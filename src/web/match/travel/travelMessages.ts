import type { Localised } from '../../i18n/localised.ts';

/** The texts of going through a match. */
export interface TravelMessages {
  readonly open: string;
  readonly label: string;
  readonly slider: string;
  /** What the slider's place is: the hour, and the score. */
  readonly place: (time: string, score: string) => string;
  readonly asOf: (time: string) => string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly on: string;
  readonly scoreBack: string;
  readonly scoreOn: string;
  readonly speed: string;
  readonly toNow: string;
  readonly toEnd: string;
  readonly keys: string;
  readonly past: string;
  readonly loading: string;
}

const en: TravelMessages = {
  open: 'Any moment',
  label: 'Go through the match',
  slider: 'Moment of the match',
  place: (time, score) => `${time}, ${score}`,
  asOf: (time) => `As it stood at ${time}`,
  play: 'Play',
  pause: 'Pause',
  back: 'Previous event',
  on: 'Next event',
  scoreBack: 'Previous score',
  scoreOn: 'Next score',
  speed: 'Speed',
  toNow: 'Back to live',
  toEnd: 'Back to the end',
  keys: 'Arrow keys: event by event. With Shift: score by score.',
  past: 'A moment of the past',
  loading: 'The match is being read …',
};

const no: TravelMessages = {
  open: 'Når som helst',
  label: 'Gå gjennom kampen',
  slider: 'Øyeblikk i kampen',
  place: (time, score) => `${time}, ${score}`,
  asOf: (time) => `Slik det sto ${time}`,
  play: 'Spill av',
  pause: 'Pause',
  back: 'Forrige hendelse',
  on: 'Neste hendelse',
  scoreBack: 'Forrige scoring',
  scoreOn: 'Neste scoring',
  speed: 'Fart',
  toNow: 'Tilbake til direkte',
  toEnd: 'Tilbake til slutten',
  keys: 'Piltaster: hendelse for hendelse. Med Shift: scoring for scoring.',
  past: 'Et tidligere øyeblikk',
  loading: 'Kampen leses …',
};

export const travelMessages: Localised<TravelMessages> = { en, no };
