import type { Localised } from '../localised.ts';

const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `12th`, `23rd`. */
const ordinal = (place: number): string => `${place}${suffixes[ordinals.select(place)] ?? 'th'}`;

const en = {
  title: 'Preview',
  form: 'Form',
  place: (place: number, points: string) => `${ordinal(place)} · ${points} pts`,
  placeSpoken: (place: number, points: string) => `${ordinal(place)} in the standings with ${points} points`,
  headToHead: 'Head to head',
  noMeetings: 'They have not met in these seasons yet.',
  wins: 'Wins',
  draws: (count: number) => (count === 1 ? '1 draw' : `${count} draws`),
  meetings: 'Last meetings',
  leaders: 'Leaders',
  nobody: '–',
  failed: {
    table: 'The standings could not be loaded',
    meetings: 'The meetings could not be loaded',
    leaders: 'The leaders could not be loaded',
  },
};

export type PreviewMessages = typeof en;

const no: PreviewMessages = {
  title: 'Før kampen',
  form: 'Form',
  place: (place, points) => `${place}. · ${points} p`,
  placeSpoken: (place, points) => `Nummer ${place} på tabellen med ${points} poeng`,
  headToHead: 'Innbyrdes oppgjør',
  noMeetings: 'De har ikke møttes i disse sesongene ennå.',
  wins: 'Seire',
  draws: (count) => `${count} uavgjort`,
  meetings: 'Siste møter',
  leaders: 'Toppspillere',
  nobody: '–',
  failed: {
    table: 'Tabellen kunne ikke lastes',
    meetings: 'Møtene kunne ikke lastes',
    leaders: 'Toppspillerne kunne ikke lastes',
  },
};

/** The texts of a match preview: form, meetings and leaders. */
export const previewMessages: Localised<PreviewMessages> = { en, no };
