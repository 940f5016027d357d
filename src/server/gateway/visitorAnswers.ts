import { either } from 'fp-ts';
import type { Visitor } from '../http/visitors.ts';
import type { Answers } from './answers.ts';
import type { FairQueue, FairQueueConfig } from './fairQueue.ts';

/**
 * How many missing answers one visitor may wait for at once. The rest wait before they are asked for, so that whoever asks for hundreds
 * delays nobody else by more than these; a browser gives up after 15 seconds, a program later.
 */
export const visitorLimits: Omit<FairQueueConfig, 'wait'> = {
  open: Number.POSITIVE_INFINITY,
  openOfLane: 32,
  waiting: 20_000,
  patience: 20_000,
};

/** The answers as one visitor gets them: those that are there at once, missing ones when the visitor's turn comes. */
export const answersOfVisitor = (
  answers: Pick<Answers, 'find' | 'holds'>,
  turns: FairQueue<Visitor>,
  visitor: Visitor,
): Pick<Answers, 'find'> => ({
  find: (deployment, call) => async () => {
    if (answers.holds(deployment, call)) return answers.find(deployment, call)();
    const leave = await turns.enter(visitor);
    if (leave === null) {
      return either.left({ type: 'Unavailable', message: 'this visitor asks for too much at once' });
    }
    try {
      return await answers.find(deployment, call)();
    } finally {
      leave();
    }
  },
});
