import type { Match } from '@kampdag/core/league/match/match';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { useWallTime } from '../../context/now.ts';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import type { BoardFacts } from '../facts/matchFacts.ts';
import { listedState } from '../states/listedState.ts';
import { scoreLabel, stateText } from '../states/stateText.ts';
import { useStateWords } from '../states/useStateWords.ts';
import { Chip } from './Chip.tsx';
import { MatchHead } from './MatchHead.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';

interface ListedHeadProps {
  readonly match: Match;
  readonly sport: SportKind;
  readonly hasHighScores: boolean;
  readonly messages: MatchMessages;
  readonly isPublished: boolean;
  readonly facts: BoardFacts;
}

/** The board of a match from the fixture list alone: its score where published, and its state. */
export const ListedHead = ({ isPublished, ...props }: ListedHeadProps) => {
  const { match, sport, messages: m } = props;
  const state = listedState(match, isPublished, useWallTime());
  const words = useStateWords(m, sport);
  const score = isPublished ? (match.result?.goals ?? null) : null;
  return (
    <MatchHead
      {...props}
      chip={<Chip text={stateText(state, words)} isLive={state.type === 'InPlay'} />}
      middle={<ScoreBoard score={score} flash={null} label={scoreLabel(state, score, isPublished, m)} />}
      under={null}
    />
  );
};
