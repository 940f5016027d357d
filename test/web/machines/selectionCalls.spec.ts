import { clientOver } from '@kampdag/core/gateway/client';
import { defaultDeployment as deployment } from '@kampdag/core/site/builtInDeployments';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { selectionCalls } from '../../../src/web/machines/selectionCalls.ts';

const today = '2026-11-21' as CivilDate;

/** A gateway whose every year has a season of its own; the years named fail. */
const seasonsWithout = (failing: readonly number[]) => {
  const asked: number[] = [];
  const gateway = clientOver({
    request: (_, path) => {
      const year = Number(/\d{4}$/.exec(path)?.[0]);
      asked.push(year);
      return failing.includes(year)
        ? taskEither.left({ type: 'Refused' as const, status: 503, message: '' })
        : taskEither.right({
            seasons: [
              {
                seasonId: year,
                seasonName: `${year}`,
                seasonDateFrom: `05/01/${year} 00:00:00`,
                orgIdOwner: deployment.mainOrgId,
              },
            ],
          });
    },
  });
  return { asked, seasons: selectionCalls(gateway, deployment, today).seasons };
};

describe('the seasons of the selection', () => {
  it('are asked for the current year and five earlier, and merged, the newest first (§7, §9)', async () => {
    const { asked, seasons } = seasonsWithout([]);
    const answer = await seasons();
    expect(new Set(asked)).toEqual(new Set([2021, 2022, 2023, 2024, 2025, 2026]));
    expect(asked).toHaveLength(6);
    expect(either.isRight(answer) && answer.right.map(({ seasonId }) => Number(seasonId))).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021,
    ]);
  });

  it('do without an early year that fails, and fail without the running one', async () => {
    const early = await seasonsWithout([2022]).seasons();
    expect(either.isRight(early) && early.right).toHaveLength(5);
    expect(await seasonsWithout([2026]).seasons()).toMatchObject(either.left({ type: 'Refused' }));
  });
});
