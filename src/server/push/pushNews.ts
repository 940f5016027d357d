import type { Match } from '@kampdag/core/league/match/match';
import { type LeaguePublication, nothingPublished } from '@kampdag/core/league/match/publication';
import { type Notice, shownNotice } from '@kampdag/core/live/news/notice';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { sides } from '@kampdag/core/side';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { PushChoice } from '@kampdag/core/site/pushChoice';
import { either } from 'fp-ts';
import type { Scheduler } from '../effects.ts';
import type { Renderer } from '../frontend/frontend.ts';
import type { Publications } from '../gateway/publication/publications.ts';
import type { Withdrawn } from '../operator/operation.ts';
import { isChannelWithdrawn } from '../operator/withdrawal.ts';
import type { Pacing } from '../pacing.ts';
import type { Delivery } from './delivery.ts';
import type { PushContent } from './posting.ts';
import { type Subject, type Subscription, type SubscriptionId, subjectOf } from './subscription.ts';
import type { SubscriptionStore } from './subscriptionStore.ts';
import type { Subscriptions } from './subscriptions.ts';

/** The dependencies of the news. */
export interface PushNewsConfig {
  readonly subscriptions: Subscriptions;
  readonly claim: SubscriptionStore['claim'];
  readonly delivery: Pick<Delivery, 'send'>;
  readonly publications: Pick<Publications, 'ofMatchNow'>;
  readonly withdrawn: () => Withdrawn;
  readonly scheduler: Scheduler;
  /** Devices are gone through in slices: many may follow a match. */
  readonly pacing: Pacing;
  /** Called with news that is not published. */
  readonly onWithheld: () => void;
  /** The words of a notification; the same as a page's. */
  readonly write: Renderer['pushMessage'];
}

/** A match's notice, with what is needed to tell of it. */
interface Told {
  readonly deployment: Deployment;
  readonly match: Match;
  readonly notice: Notice;
}

/** The devices to be told of a notice after a delay, as each wished when the notice came. */
interface Due {
  readonly ids: ReadonlySet<SubscriptionId>;
  /** Seconds since the notice. */
  readonly delay: number;
  /** Which replica tells them is settled by this. */
  readonly key: string;
}

const minute = 60_000;

/** Milliseconds for which a notice is worth delivering. */
const lives: Readonly<Record<Notice['kind']['type'], number>> = {
  start: 30 * minute,
  goal: 30 * minute,
  goalRemoved: 60 * minute,
  periodEnd: 30 * minute,
  setWon: 30 * minute,
  end: 360 * minute,
};

/** The match and its teams. */
const subjectsOf = ({ deployment: { id }, match: { matchId, teams } }: Told): readonly Subject[] => [
  subjectOf(id, 'match', matchId),
  ...sides.flatMap((side) => {
    const { teamId } = teams[side];
    return teamId === null ? [] : [subjectOf(id, 'team', teamId)];
  }),
];

/** A notice as a device wishes to see it; null for none. */
const noticeFor = (notice: Notice, { results }: PushChoice): Notice | null =>
  shownNotice(notice, {
    hidesScores: results !== 'shown',
    tellsHiddenGoals: results === 'withoutScores',
  });

/** Tells the devices that follow a match, its teams or its scorer of news: each once, whichever replica reads it first. */
export const createPushNews = ({
  subscriptions,
  claim,
  delivery,
  publications,
  withdrawn,
  scheduler,
  pacing,
  onWithheld,
  write,
}: PushNewsConfig) => {
  /** The followers of the scorer alone. Where scores are hidden none of them is told: that the message comes would tell who scored. */
  const followersOf = (told: Told) => {
    const { scorer } = told.notice;
    const ofMatch = subscriptions.followersOf(subjectsOf(told));
    const ofScorer =
      scorer === null
        ? []
        : [...subscriptions.followersOf([subjectOf(told.deployment.id, 'player', scorer)])].filter(
            ([id, { choice }]) => choice.results === 'shown' && !ofMatch.has(id),
          );
    return { ofMatch: [...ofMatch], ofScorer };
  };

  /** What the league publishes of the match now; nothing of one that somebody has withdrawn, or of which it is not known (reading 24). */
  const published = async ({ deployment, match: { matchId } }: Told): Promise<LeaguePublication> => {
    if (isChannelWithdrawn(withdrawn(), allChannel(matchId))) return nothingPublished;
    const found = await publications.ofMatchNow(deployment, matchId);
    return either.getOrElse(() => nothingPublished)(found);
  };

  const remove = (id: Parameters<Subscriptions['find']>[0]) => (): void =>
    void subscriptions.change(new Map([[id, null]]));

  /** The message of a notice as each device wishes to see it, written once for all that wish the same. */
  const contentOf = (told: Told) => {
    const { deployment, match } = told;
    const written = new Map<string, PushContent | null>();
    return ({ choice }: Subscription, isOfScorer: boolean): PushContent | null => {
      const key = `${choice.language} ${choice.results} ${isOfScorer}`;
      const known = written.get(key);
      if (known !== undefined) return known;
      const notice = noticeFor(told.notice, choice);
      const content =
        notice === null
          ? null
          : {
              text: JSON.stringify(
                write(notice, { match, deployment, language: choice.language, isOfScorer }),
              ),
              tag: notice.tag,
              isUrgent: notice.isNew,
              life: lives[notice.kind.type],
            };
      written.set(key, content);
      return content;
    };
  };

  /** Sends to those of the devices that follow still; gives those whose delay has grown meanwhile, by their delay. */
  const send = async (
    told: Told,
    { ids, delay }: Due,
    namesPeople: boolean,
  ): Promise<ReadonlyMap<number, ReadonlySet<SubscriptionId>>> => {
    const contentFor = contentOf(told);
    const { ofMatch, ofScorer } = followersOf(told);
    const later = new Map<number, Set<SubscriptionId>>();
    const sending = function* (): Generator<void, void> {
      for (const [list, isOfScorer] of [
        [ofMatch, false],
        // That such a message comes says who scored.
        [namesPeople ? ofScorer : [], true],
      ] as const) {
        for (const [id, subscription] of list) {
          if (!ids.has(id)) continue;
          const { choice, address } = subscription;
          if (choice.delay > delay) {
            later.set(choice.delay, (later.get(choice.delay) ?? new Set()).add(id));
          } else {
            const content = contentFor(subscription, isOfScorer);
            if (content !== null) delivery.send(address, content, remove(id));
          }
          yield;
        }
      }
    };
    return pacing.run(sending(), () => later);
  };

  const tellOf = async (told: Told, due: Due): Promise<void> => {
    // Whoever stopped following during the delay is not told.
    if (due.delay > 0) await subscriptions.sync();
    const { results, teams } = await published(told);
    if (!results) {
      onWithheld();
      return;
    }
    if (!(await claim(`${told.deployment.id}:${told.notice.fact}:${due.key}`))) return;
    for (const [delay, ids] of await send(told, due, teams)) {
      const begin = (): void => tellAt(told, { ids, delay, key: `${due.key}>${delay}` });
      scheduler.after((delay - due.delay) * 1_000, begin);
    }
  };

  /** Each match's news is told in its order. */
  const chains = new Map<string, Promise<void>>();
  const inOrder = (key: string, step: () => Promise<void>): void => {
    const next = (chains.get(key) ?? Promise.resolve()).then(step).catch(() => undefined);
    chains.set(key, next);
    void next.finally(() => {
      if (chains.get(key) === next) chains.delete(key);
    });
  };

  function tellAt(told: Told, due: Due): void {
    inOrder(`${told.match.matchId} ${due.delay}`, () => tellOf(told, due));
  }

  return {
    /** Tells of a notice, at once or after each device's delay. */
    tell: (told: Told): void =>
      inOrder(`${told.match.matchId}`, async () => {
        await subscriptions.sync();
        const { ofMatch, ofScorer } = followersOf(told);
        const byDelay = new Map<number, Set<SubscriptionId>>();
        for (const [id, { choice }] of [...ofMatch, ...ofScorer]) {
          byDelay.set(choice.delay, (byDelay.get(choice.delay) ?? new Set()).add(id));
        }
        for (const [delay, ids] of byDelay) {
          const begin = (): void => tellAt(told, { ids, delay, key: `${delay}` });
          if (delay === 0) begin();
          else scheduler.after(delay * 1_000, begin);
        }
      }),
  };
};

export type PushNews = ReturnType<typeof createPushNews>;
