import { type AnswerFilter, answerFilterOf } from '@kampdag/core/gateway/answerFilter';
import { isPlain } from '@kampdag/core/site/viewing';
import { useMemo } from 'react';
import { useInPlay, useServices, useViewing } from './services.ts';

const unfiltered: AnswerFilter = (_, answer) => answer;

/** Adapts the gateway's answers to the visitor's viewing preferences, those that came with the page too. Another function when they change. */
export const useAnswerFilter = (): AnswerFilter => {
  const { clock } = useServices();
  const unsettled = useInPlay();
  const viewing = useViewing();
  return useMemo(
    () => (isPlain(viewing) ? unfiltered : answerFilterOf({ viewing, now: clock.now, unsettled })),
    [viewing, clock, unsettled],
  );
};
