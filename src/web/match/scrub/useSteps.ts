import type { Moment } from '@kampdag/core/live/cursor/moment';
import { type Step, stepFrom, stepsOf } from '@kampdag/core/live/cursor/steps';
import { useCallback, useEffect, useRef } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { ScrubActor } from '../../machines/scrubMachine.ts';

/** Elements with their own use of arrow keys. */
const ownKeys =
  'input:not([data-moments]), select, textarea, [contenteditable], [role=tab], [role=radio], [role=option], [role=listbox], [role=combobox], [role=dialog], [data-card]';

/** Steps to the next or previous event, or score change. */
export type MomentKey = (direction: 'on' | 'back', onlyScores: boolean) => void;

/** Steps between events with the arrow keys, with Shift between score changes, unless the focused element uses them. */
export const useMomentKeys = (onKey: MomentKey): void => {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { key, shiftKey, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
      if (target instanceof Element && target.closest(ownKeys) !== null) return;
      event.preventDefault();
      onKey(key === 'ArrowRight' ? 'on' : 'back', shiftKey);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [onKey]);
};

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
        requestAnimationFrame(() => setTimeout(painted));
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
