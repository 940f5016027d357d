import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { Localised } from '../localised.ts';

/** How a sport calls its periods: the same wherever they are named. */
export interface PeriodMessages {
  /** At the head of a column (specification §2: 1 to 12, SD, SO; P1 to P4, E1 to E6). */
  readonly short: (place: PeriodPlace) => string;
  readonly long: (place: PeriodPlace) => string;
  /** As broadcasters shorten it, where there is room for a word beside a date: eight letters at most. */
  readonly brief: (place: PeriodPlace) => string;
  /** Between two periods. */
  readonly intermission: string;
  readonly briefIntermission: string;
  /** The state of a match that overtime, or a shootout, decided. */
  readonly final: Readonly<Record<PeriodPlace['kind'], string>>;
}

/** `1st`, `2nd`, `3rd`. */
const englishOrdinal = (n: number): string => {
  const last = n % 10;
  if (n % 100 >= 11 && n % 100 <= 13) return `${n}th`;
  return `${n}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
};

/** The letters are the specification's in both languages. */
const shortNames: Readonly<Record<SportKind, PeriodMessages['short']>> = {
  icehockey: ({ kind, number }) => {
    if (kind === 'shootout') return 'SO';
    if (kind === 'overtime') return number === 1 ? 'SD' : `SD${number}`;
    return String(number);
  },
  basketball: ({ kind, number }) => `${kind === 'regulation' ? 'P' : 'E'}${number}`,
  volleyball: ({ number }) => String(number),
  soccer: ({ kind, number }) => {
    if (kind === 'shootout') return 'SO';
    return kind === 'regulation' ? String(number) : `E${number}`;
  },
  handball: ({ kind, number }) => {
    if (kind === 'shootout') return '7m';
    return kind === 'regulation' ? String(number) : `E${number}`;
  },
};

/** `OT`, then `OT2`: only a second one needs a number. */
const counted = (word: string, number: number, between = ''): string =>
  number === 1 ? word : `${word}${between}${number}`;

const en: Readonly<Record<SportKind, PeriodMessages>> = {
  icehockey: {
    short: shortNames.icehockey,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Shootout';
      return `${englishOrdinal(number)} ${kind === 'overtime' ? 'overtime' : 'period'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return 'SO';
      return kind === 'overtime' ? counted('OT', number) : `${englishOrdinal(number)} per.`;
    },
    intermission: 'Intermission',
    briefIntermission: 'Int.',
    final: { regulation: 'Final', overtime: 'Final, overtime', shootout: 'Final, shootout' },
  },
  basketball: {
    short: shortNames.basketball,
    long: ({ kind, number }) => `${englishOrdinal(number)} ${kind === 'regulation' ? 'period' : 'overtime'}`,
    brief: ({ kind, number }) =>
      kind === 'regulation' ? `${englishOrdinal(number)} per.` : counted('OT', number),
    intermission: 'Break',
    briefIntermission: 'Break',
    final: { regulation: 'Final', overtime: 'Final, overtime', shootout: 'Final, shootout' },
  },
  volleyball: {
    short: shortNames.volleyball,
    long: ({ number }) => `Set ${number}`,
    brief: ({ number }) => `Set ${number}`,
    intermission: 'Set break',
    briefIntermission: 'Break',
    final: { regulation: 'Final', overtime: 'Final', shootout: 'Final' },
  },
  soccer: {
    short: shortNames.soccer,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Penalty shootout';
      return `${englishOrdinal(number)} ${kind === 'regulation' ? 'half' : 'half of extra time'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return 'Pens';
      return kind === 'regulation' ? `${englishOrdinal(number)} half` : `Extra ${number}`;
    },
    intermission: 'Half-time',
    briefIntermission: 'HT',
    final: { regulation: 'Final', overtime: 'Final, extra time', shootout: 'Final, penalties' },
  },
  handball: {
    short: shortNames.handball,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return '7-metre shootout';
      return `${englishOrdinal(number)} ${kind === 'regulation' ? 'half' : 'half of extra time'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return '7 m';
      return kind === 'regulation' ? `${englishOrdinal(number)} half` : `Extra ${number}`;
    },
    intermission: 'Half-time',
    briefIntermission: 'HT',
    final: { regulation: 'Final', overtime: 'Final, extra time', shootout: 'Final, 7-metre shootout' },
  },
};

const no: Readonly<Record<SportKind, PeriodMessages>> = {
  icehockey: {
    short: shortNames.icehockey,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Straffeslagkonkurranse';
      return `${number}. ${kind === 'overtime' ? 'forlengning' : 'periode'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return 'Str.slag';
      if (kind === 'regulation') return `${number}. per.`;
      return number === 1 ? 'Forl.' : `${number}. forl.`;
    },
    intermission: 'Pause',
    briefIntermission: 'Pause',
    final: {
      regulation: 'Slutt',
      overtime: 'Slutt etter forlengning',
      shootout: 'Slutt etter straffeslag',
    },
  },
  basketball: {
    short: shortNames.basketball,
    long: ({ kind, number }) => `${number}. ${kind === 'regulation' ? 'periode' : 'ekstraomgang'}`,
    brief: ({ kind, number }) => (kind === 'regulation' ? `${number}. per.` : counted('Ekstra', number, ' ')),
    intermission: 'Pause',
    briefIntermission: 'Pause',
    final: {
      regulation: 'Slutt',
      overtime: 'Slutt etter ekstraomgang',
      shootout: 'Slutt etter ekstraomgang',
    },
  },
  volleyball: {
    short: shortNames.volleyball,
    long: ({ number }) => `${number}. sett`,
    brief: ({ number }) => `${number}. sett`,
    intermission: 'Settpause',
    briefIntermission: 'Pause',
    final: { regulation: 'Slutt', overtime: 'Slutt', shootout: 'Slutt' },
  },
  soccer: {
    short: shortNames.soccer,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Straffesparkkonkurranse';
      return `${number}. ${kind === 'regulation' ? 'omgang' : 'ekstraomgang'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return 'Straffer';
      return kind === 'regulation' ? `${number}. omg.` : `Ekstra ${number}`;
    },
    intermission: 'Pause',
    briefIntermission: 'Pause',
    final: {
      regulation: 'Slutt',
      overtime: 'Slutt etter ekstraomganger',
      shootout: 'Slutt etter straffespark',
    },
  },
  handball: {
    short: shortNames.handball,
    long: ({ kind, number }) => {
      if (kind === 'shootout') return 'Straffekastkonkurranse';
      return `${number}. ${kind === 'regulation' ? 'omgang' : 'ekstraomgang'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return '7-meter';
      return kind === 'regulation' ? `${number}. omg.` : `Ekstra ${number}`;
    },
    intermission: 'Pause',
    briefIntermission: 'Pause',
    final: {
      regulation: 'Slutt',
      overtime: 'Slutt etter ekstraomganger',
      shootout: 'Slutt etter straffekast',
    },
  },
};

/** How each sport calls its periods. */
export const periodMessages: Localised<Readonly<Record<SportKind, PeriodMessages>>> = { en, no };
