import { PersonId } from '@kampdag/core/ids';
import {
  everythingPublished,
  type LeaguePublication,
  nothingPublished,
} from '@kampdag/core/league/match/publication';
import type { Notice } from '@kampdag/core/live/news/notice';
import { defaultDeployment as deployment } from '@kampdag/core/site/builtInDeployments';
import type { PushChoice } from '@kampdag/core/site/pushChoice';
import { either } from 'fp-ts';
import { describe, expect, it, vi } from 'vitest';
import { createEffects, realScheduler } from '../../../src/server/effects.ts';
import { nothingWithdrawn } from '../../../src/server/operator/operation.ts';
import { createPacing } from '../../../src/server/pacing.ts';
import { createPushNews } from '../../../src/server/push/pushNews.ts';
import type { PushService } from '../../../src/server/push/pushServices.ts';
import { subscriptionIdOf } from '../../../src/server/push/subscription.ts';
import { fileSubscriptions } from '../../../src/server/push/subscriptionStore.ts';
import { createSubscriptions } from '../../../src/server/push/subscriptions.ts';
import { plainMatch } from '../../arbitraries/matches.ts';
import { followsNobody } from '../../support/pushChoice.ts';

const match = plainMatch;

const goal: Notice = {
  matchId: match.matchId,
  kind: { type: 'goal', side: 'home', period: null, elapsed: null },
  score: { home: 1, away: 0 },
  tag: 'match:1:goal:one',
  isNew: true,
  scorer: PersonId(77),
  isOfExtraPeriod: false,
  reportedAt: null,
  fact: '1:goal:one:1',
};

/** A device that follows what it chooses. */
const deviceOf = (name: string, choice: Partial<PushChoice>) =>
  [
    subscriptionIdOf(name),
    {
      deployment: deployment.id,
      address: { endpoint: name, keys: { p256dh: '', auth: '' } },
      choice: { ...followsNobody, ...choice },
      seen: 1,
    },
  ] as const;

/** Tells a goal to a device that follows its match, and one that follows its scorer; gives who was told. */
const toldWhere = async (publication: LeaguePublication): Promise<readonly string[]> => {
  const store = fileSubscriptions('/nowhere/subscriptions', { after: () => () => {} });
  const subscriptions = createSubscriptions({ store, serviceOf: () => 'any' as PushService });
  await subscriptions.sync();
  await subscriptions.change(
    new Map([
      deviceOf('match', { matches: [match.matchId] }),
      deviceOf('player', { players: [PersonId(77)] }),
    ]),
  );
  const told: string[] = [];
  const onWithheld = vi.fn();
  const news = createPushNews({
    subscriptions,
    claim: store.claim,
    delivery: { send: ({ endpoint }) => void told.push(endpoint) },
    publications: { ofMatchNow: () => Promise.resolve(either.right(publication)) },
    withdrawn: () => nothingWithdrawn,
    scheduler: realScheduler,
    pacing: createPacing({ ...createEffects(null), slice: 2 }),
    onWithheld,
    write: () => ({ title: '', body: '', tag: '', isAudible: true, lang: 'en', path: '/', icon: '' }),
  });
  news.tell({ deployment, match, notice: goal });
  await vi.waitFor(() => expect(told.length + onWithheld.mock.calls.length).toBeGreaterThan(0));
  return told;
};

describe('the news of a goal', () => {
  it('tells who follows the match, and who follows its scorer', async () => {
    expect(await toldWhere(everythingPublished)).toEqual(['match', 'player']);
  });

  it('tells nobody that a player scored where the league publishes no people (R24)', async () => {
    expect(await toldWhere({ ...everythingPublished, teams: false })).toEqual(['match']);
  });

  it('tells nobody of what the league does not publish (R24)', async () => {
    expect(await toldWhere(nothingPublished)).toEqual([]);
    expect(await toldWhere({ ...everythingPublished, results: false })).toEqual([]);
  });
});
