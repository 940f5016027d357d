import type { GatewayClient } from '@kampdag/core/gateway/client';
import { tournamentsOfPerson } from '@kampdag/core/gateway/leagueEndpoints';
import { PersonId } from '@kampdag/core/ids';
import { taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { inOwnTasks } from '../../../src/web/adapters/ownTasks.ts';

const failing: GatewayClient = {
  fetch: () => taskEither.left({ type: 'Unreachable', message: 'decoded' }),
};

/** Asks on a page whose browser never begins a new task. */
const askBusy = (hidden: boolean) => {
  const client = inOwnTasks(failing, { hidden }, () => new Promise(() => undefined));
  return client.fetch(tournamentsOfPerson, { personId: PersonId(1) })();
};

const nothingYet = async (): Promise<'nothing yet'> => {
  await new Promise(setImmediate);
  return 'nothing yet';
};

describe('answers in tasks of their own', () => {
  it('are not rendered in the task in which they were decoded', async () => {
    expect(await Promise.race([askBusy(false), nothingYet()])).toBe('nothing yet');
  });

  it('arrive with the next task, unchanged', async () => {
    const client = inOwnTasks(failing, { hidden: false }, () => Promise.resolve());
    expect(await client.fetch(tournamentsOfPerson, { personId: PersonId(1) })()).toMatchObject({
      left: { message: 'decoded' },
    });
  });

  it('reach a hidden page at once, whose tasks browsers postpone', async () => {
    expect(await Promise.race([askBusy(true), nothingYet()])).toMatchObject({ _tag: 'Left' });
  });
});
