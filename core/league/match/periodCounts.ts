import { type BySide, bySide, type Side } from '../../side.ts';
import { byPlace, type PeriodPlace, placeKey } from './periodPlace.ts';

/** Something that is counted in a period for a side. */
export interface Counted {
  readonly side: Side | null;
  readonly place: PeriodPlace | null;
  readonly amount: number;
}

/** A table by period: one amount for each side and period; null where nobody told. */
export interface PeriodCounts {
  readonly places: readonly PeriodPlace[];
  readonly counts: BySide<readonly (number | null)[]>;
  readonly totals: BySide<number | null>;
}

/** Counts by the given periods, in their order. What has no period counts in the total alone. */
export const countByPeriod = (places: readonly PeriodPlace[], counted: readonly Counted[]): PeriodCounts => {
  const sum = (side: Side, place: PeriodPlace | null): number =>
    counted
      .filter(
        (one) =>
          one.side === side &&
          (place === null || (one.place !== null && placeKey(one.place) === placeKey(place))),
      )
      .reduce((total, { amount }) => total + amount, 0);
  return {
    places,
    counts: bySide((side) => places.map((place) => sum(side, place))),
    totals: bySide((side) => sum(side, null)),
  };
};

/** The periods that were played: those of rules that always are, and those that somebody told of; each once, in playing order. */
export const placesOf = (
  always: readonly PeriodPlace[],
  told: readonly (PeriodPlace | null)[],
): readonly PeriodPlace[] => [
  ...new Map(
    [...always, ...told.filter((place) => place !== null)]
      .toSorted(byPlace)
      .map((place) => [placeKey(place), place]),
  ).values(),
];
