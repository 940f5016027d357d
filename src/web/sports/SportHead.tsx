import type { ComponentProps } from 'react';
import { PlayedHead } from '../match/board/PlayedHead.tsx';
import { sportViews } from './sportViews.ts';

/** The board of a match from the federation's sheets, in its sport's look. */
export const SportHead = (
  props: Omit<ComponentProps<typeof PlayedHead>, 'hasHighScores' | 'hasPlayByPlay'>,
) => {
  const { hasHighScores, hasPlayByPlay } = sportViews[props.page.sport];
  return <PlayedHead {...props} hasHighScores={hasHighScores} hasPlayByPlay={hasPlayByPlay} />;
};
