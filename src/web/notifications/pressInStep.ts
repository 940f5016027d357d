import { InStepOffer, PushStepAnswer, pushStepPath } from '@kampdag/core/site/pushChoice';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { ViewingMessage } from '../offline/protocol.ts';
import { inStepAction } from './inStepAction.ts';
import type { ShownOptions } from './pushEvents.ts';

/** The data of a notification that offers it. */
const Offered = t.type({ path: t.string, inStep: InStepOffer });

/** A pressed notification. */
export interface OfferingNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly icon?: string;
  readonly data: unknown;
}

/** What a service worker does for a press. */
export interface StepEnvironment {
  /** The device's endpoint; null where it is subscribed no more. */
  readonly endpoint: () => Promise<string | null>;
  readonly ask: typeof fetch;
  readonly show: (title: string, options: ShownOptions) => Promise<void>;
  /** Tells all open pages. */
  readonly tell: (message: ViewingMessage) => Promise<void>;
}

const askedFor = async (reportedAt: number, { endpoint, ask }: StepEnvironment) => {
  const own = await endpoint();
  if (own === null) return null;
  const answer = await ask(pushStepPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: own, reportedAt }),
  });
  if (!answer.ok) return null;
  const read = PushStepAnswer.decode(await answer.json());
  return either.isRight(read) ? read.right : null;
};

/**
 * Sets the delay by a press on what the visitor sees on a stream, and says so in the notification's place. The site's clock measures it:
 * the device's may be wrong. Where the site does not answer, the notification offers it as before.
 */
export const pressInStep = async (
  { title, body, tag, lang, icon, data }: OfferingNotification,
  environment: StepEnvironment,
): Promise<void> => {
  const read = Offered.decode(data);
  if (either.isLeft(read)) return;
  const { path, inStep } = read.right;
  const answer = await askedFor(inStep.reportedAt, environment).catch(() => null);
  const looks = {
    tag,
    lang,
    silent: true,
    renotify: false,
    ...(icon === undefined ? {} : { icon, badge: icon }),
  };
  if (answer === null) {
    const actions = [{ action: inStepAction, title: inStep.action }];
    await environment.show(title, { ...looks, body, data, actions });
    return;
  }
  const { delay } = answer;
  const text = delay === null ? inStep.late : inStep.done.replace('{delay}', String(delay));
  await environment.show(title, { ...looks, body: text, data: { path } });
  if (delay !== null) await environment.tell({ type: 'viewing' });
};
