import type { ComponentProps } from 'react';
import { useWallTime } from '../../context/now.ts';
import { listedState, scoreLabel } from '../states/stateText.ts';
import { useStateWords } from '../states/useStateWords.ts';
import { Chip } from './Chip.tsx';
import { MatchHead } from './MatchHead.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';

type ListedHeadProps = Omit<ComponentProps<typeof MatchHead>, 'chip' | 'middle' | 'under'> & {
  readonly isPublished: boolean;
};

/** The board of a match from the fixture list alone: its score where published, and its state. */
export const ListedHead = ({ isPublished, ...props }: ListedHeadProps) => {
  const { page, messages: m } = props;
  const { match, sport } = page;
  const state = listedState(match, isPublished, useWallTime());
  const score = isPublished ? (match.result?.goals ?? null) : null;
  return (
    <MatchHead
      {...props}
      chip={<Chip state={state} words={useStateWords(m, sport)} />}
      middle={<ScoreBoard score={score} label={scoreLabel(state, score, isPublished, m)} />}
      under={null}
    />
  );
};
