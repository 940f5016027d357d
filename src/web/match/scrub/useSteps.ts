import type { Moment } from '@kampdag/core/live/cursor/moment';
import { type Step, stepFrom, stepsOf } from '@kampdag/core/live/cursor/steps';
import { useCallback, useRef } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { ScrubActor } from '../../machines/scrubMachine.ts';
import { browserFrames } from '../../machines/throttleMatches.ts';
import type { MomentKey } from './useMomentKeys.ts';

const scores = ({ scored }: Step): boolean => scored !== null;

/**
 * Steps between events or score changes. The first step renders at once; faster ones, as from a held key, render once a frame
 * at the latest moment.
 */
export const useSteps = (live: LiveActor, actor: ScrubActor): MomentKey => {
  const paint = useRef<{ isPending: boolean; next: Moment | null }>({ isPending: false, next: null });
  return useCallback(
    (direction, onlyScores) => {
      const { match } = live.getSnapshot().context;
      if (match === null) return;
      const from = paint.current.next ?? actor.getSnapshot().context.moment;
      const step = stepFrom(stepsOf(match), from, direction, onlyScores ? scores : undefined);
      if (step === null) return;
      const show = (moment: Moment): void => {
        paint.current = { isPending: true, next: null };
        actor.send({ type: 'goTo', moment });
        browserFrames.beforeNextFrame(() => setTimeout(painted));
      };
      const painted = (): void => {
        const { next } = paint.current;
        paint.current = { isPending: false, next: null };
        if (next !== null) show(next);
      };
      if (paint.current.isPending) paint.current.next = step.moment;
      else show(step.moment);
    },
    [actor, live],
  );
};
