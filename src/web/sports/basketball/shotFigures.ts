import type { Figure } from '@kampdag/core/sport/figures';

interface ShotFigures {
  readonly counts: readonly Figure[];
  readonly among: readonly Figure[];
}

/** The figures of made shots, and those of all attempts. */
export const shotFigures: Readonly<
  Record<'fieldGoals' | 'twoPointers' | 'threePointers' | 'freeThrows', ShotFigures>
> = {
  fieldGoals: {
    counts: ['twoPointersMade', 'threePointersMade'],
    among: ['twoPointersMade', 'threePointersMade', 'twoPointersMissed', 'threePointersMissed'],
  },
  twoPointers: { counts: ['twoPointersMade'], among: ['twoPointersMade', 'twoPointersMissed'] },
  threePointers: { counts: ['threePointersMade'], among: ['threePointersMade', 'threePointersMissed'] },
  freeThrows: { counts: ['freeThrowsMade'], among: ['freeThrowsMade', 'freeThrowsMissed'] },
};
