import { either } from 'fp-ts';
import type { SportId } from '../ids.ts';
import { type Season, selectableSeasons } from '../league/season/season.ts';
import { type Deployment, sportIdsOf } from '../site/deployment.ts';
import { type CivilDate, partsOf } from '../time/civilDate.ts';

/** A call of `seasonsOfYear` for a site's seasons. */
export interface SeasonCall {
  readonly sportId: SportId;
  readonly year: number;
  /** Whether it must load: without the site's own newest seasons an older one would pass for the newest. */
  readonly isNeeded: boolean;
}

/** The years of the site's own sport that must load. */
const neededYears = 2;

/** The calls for the seasons of each sport that a deployment names, of this year and some before it (specification §7), its own first. */
export const seasonCallsOf = (
  deployment: Deployment,
  today: CivilDate,
  yearsBefore: number,
): readonly SeasonCall[] => {
  const { year } = partsOf(today);
  return sportIdsOf(deployment).flatMap((sportId) =>
    Array.from({ length: yearsBefore + 1 }, (_, before) => ({
      sportId,
      year: year - before,
      isNeeded: sportId === deployment.sportId && before < neededYears,
    })),
  );
};

/** The selectable seasons of the answers to those calls, in their order; fails if a needed one does, others are left out. */
export const seasonsFrom = <E>(
  calls: readonly SeasonCall[],
  answers: readonly either.Either<E, readonly Season[]>[],
  { mainOrgId: owner, sportId }: Deployment,
  today: CivilDate,
): either.Either<E, readonly Season[]> => {
  const failed = answers.find((answer, at) => either.isLeft(answer) && calls[at]?.isNeeded === true);
  return failed !== undefined && either.isLeft(failed)
    ? failed
    : either.right(
        selectableSeasons(
          answers.flatMap((answer) => (either.isRight(answer) ? answer.right : [])),
          { owner, today, sportId },
        ),
      );
};
