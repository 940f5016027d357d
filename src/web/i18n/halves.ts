import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { englishOrdinal } from './messages/periods.ts';
import type { SportWords } from './sportWords.ts';

/** A sport's words for its shootout. */
interface ShootoutWords {
  readonly short: string;
  readonly long: string;
  readonly brief: string;
  /** The state of a match decided by it. */
  readonly final: string;
}

type Halves = (shootout: ShootoutWords) => Omit<SportWords, 'rules'>;

/** The abbreviations are the specification's in both languages. */
const shortOf =
  (shootout: ShootoutWords) =>
  ({ kind, number }: PeriodPlace): string => {
    if (kind === 'shootout') return shootout.short;
    return kind === 'regulation' ? String(number) : `E${number}`;
  };

/** The English words of a sport with two halves. */
export const englishHalves: Halves = (shootout) => ({
  periods: {
    short: shortOf(shootout),
    long: ({ kind, number }) => {
      if (kind === 'shootout') return shootout.long;
      return `${englishOrdinal(number)} ${kind === 'regulation' ? 'half' : 'half of extra time'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return shootout.brief;
      return kind === 'regulation' ? `${englishOrdinal(number)} half` : `Extra ${number}`;
    },
    intermission: 'Half-time',
    briefIntermission: 'HT',
    final: { regulation: 'Final', overtime: 'Final, extra time', shootout: shootout.final },
  },
  period: 'Half',
  byPeriod: 'By half',
});

/** The Norwegian words of a sport with two halves. */
export const norwegianHalves: Halves = (shootout) => ({
  periods: {
    short: shortOf(shootout),
    long: ({ kind, number }) => {
      if (kind === 'shootout') return shootout.long;
      return `${number}. ${kind === 'regulation' ? 'omgang' : 'ekstraomgang'}`;
    },
    brief: ({ kind, number }) => {
      if (kind === 'shootout') return shootout.brief;
      return kind === 'regulation' ? `${number}. omg.` : `Ekstra ${number}`;
    },
    intermission: 'Pause',
    briefIntermission: 'Pause',
    final: { regulation: 'Slutt', overtime: 'Slutt etter ekstraomganger', shootout: shootout.final },
  },
  period: 'Omgang',
  byPeriod: 'Per omgang',
});
