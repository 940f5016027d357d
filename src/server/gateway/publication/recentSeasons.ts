import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import type { SeasonId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { partsOf } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import type { SourceFailure } from '../source.ts';

/** The dependencies of recent seasons. */
export interface RecentSeasonsConfig {
  readonly now: () => Instant;
  readonly ask: <P, A>(
    deployment: Deployment,
    endpoint: Endpoint<P, A>,
    params: P,
  ) => Promise<either.Either<SourceFailure, A>>;
}

/** The seasons that began in the last `span` years, newest first; years without an answer are left out. */
export const recentSeasons =
  ({ now, ask }: RecentSeasonsConfig) =>
  async (deployment: Deployment, span: number): Promise<readonly SeasonId[]> => {
    const { sportId, mainOrgId } = deployment;
    const { year } = partsOf(osloWallTime(now()).date);
    const years = await Promise.all(
      Array.from({ length: span }, (_, before) =>
        ask(deployment, seasonsOfYear, { sportId, year: year - before }),
      ),
    );
    const seasons = years.flatMap((found) =>
      either.isRight(found) ? found.right.rows.filter(({ owner }) => owner === mainOrgId) : [],
    );
    return [...new Set(seasons.map(({ seasonId }) => seasonId))];
  };
