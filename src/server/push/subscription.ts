import { createHash } from 'node:crypto';
import type { Branded } from '@kampdag/core/brand';
import type { DeploymentId } from '@kampdag/core/site/deployment';
import { PushAddress, PushChoice } from '@kampdag/core/site/pushChoice';
import { either, json } from 'fp-ts';
import * as t from 'io-ts';

/** Identifies a subscription: a hash of its endpoint. */
export type SubscriptionId = Branded<string, 'SubscriptionId'>;

/** A device's subscription, all that is stored about anybody. */
export const Subscription = t.type({
  deployment: t.string,
  address: PushAddress,
  choice: PushChoice,
  /** The day on which a page of the device last sent it, in days since 1970. */
  seen: t.Integer,
});
export type Subscription = t.TypeOf<typeof Subscription>;

const day = 86_400_000;

/** The day of a moment, in days since 1970. */
export const dayOf = (now: number): number => Math.floor(now / day);

export const subscriptionIdOf = (endpoint: string): SubscriptionId =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22) as SubscriptionId;

/** A subscription as it is stored. */
export const printSubscription = (subscription: Subscription): string => JSON.stringify(subscription);

/** The subscription in a stored text; null where it holds none. */
export const readSubscription = (text: string): Subscription | null =>
  either.getOrElse<unknown, Subscription | null>(() => null)(
    either.chainW((value: unknown) => t.exact(Subscription).decode(value))(json.parse(text)),
  );

/** What a subscription can follow, as a key of the index. */
export type Subject = Branded<string, 'Subject'>;

/** A team, player or match of a deployment as a subject. */
export const subjectOf = (
  deployment: DeploymentId | string,
  kind: 'team' | 'player' | 'match',
  id: number,
): Subject => `${deployment} ${kind} ${id}` as Subject;

/** The subjects that a subscription follows. */
export const subjectsOf = ({
  deployment,
  choice: { teams, players, matches },
}: Subscription): readonly Subject[] => [
  ...teams.map((id) => subjectOf(deployment, 'team', id)),
  ...players.map((id) => subjectOf(deployment, 'player', id)),
  ...matches.map((id) => subjectOf(deployment, 'match', id)),
];
