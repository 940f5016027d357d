import type { Match } from '@kampdag/core/league/match/match';
import { type Clock, clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { BySide, Side } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { sourceMessages } from '../figureSources/sourceMessages.ts';
import { TickingText } from '../live/TickingText.tsx';
import { isUnavailable, useLiveSlice } from '../live/useLiveSlice.ts';
import { useMatchState } from '../live/useMatchState.ts';
import { playGoalSound } from '../news/goalSound.ts';
import { useNews } from '../news/useNews.ts';
import { matchTitle, scoreLabel, stateText } from '../states/stateText.ts';
import { useStateWords } from '../states/useStateWords.ts';
import { Chip } from './Chip.tsx';
import { ClockPlaceholder } from './ClockPlaceholder.tsx';
import { anchorOf, clockText } from './clockText.ts';
import { periodLine, periodScores, shotsSoFar, shownScore } from './liveBoard.ts';
import { type GoalFlash, ScoreBoard } from './ScoreBoard.tsx';
import { ShotsBar } from './ShotsBar.tsx';
import * as styles from './score.css.ts';

/** Props of the board's slices, each of which subscribes and renders by itself. */
export interface SliceProps {
  readonly actor: LiveActor;
  readonly match: Match;
  readonly sport: SportKind;
  readonly messages: LiveMessages;
}

/** The state of the match. */
export const ChipSlice = ({ actor, match, sport, messages }: SliceProps) => {
  const state = useMatchState(actor, match);
  return <Chip text={stateText(state, useStateWords(messages, sport))} isLive={state.type === 'InPlay'} />;
};

interface ScoreSliceProps extends SliceProps {
  readonly teams: BySide<string>;
  /** The side for which a piece of news flashes the score; null for none. Must be a stable reference. */
  readonly flashSide: (news: News) => Side | null;
}

/** The score, and the flash of a goal. */
export const ScoreSlice = ({ actor, match, teams, messages, flashSide }: ScoreSliceProps) => {
  const { score: what } = useMessages(sourceMessages);
  const live = useLiveSlice(
    actor,
    useCallback((live: LiveMatch) => ({ score: shownScore(match, live) }), [match]),
  );
  const score = live === null ? shownScore(match, null) : live.score;
  const [flash, setFlash] = useState<GoalFlash | null>(null);
  const flashGoal = useCallback(
    (news: readonly News[]) => {
      const side = news.flatMap((one) => flashSide(one) ?? []).at(-1);
      if (side === undefined) return;
      setFlash((before) => ({ side, count: (before?.count ?? 0) + 1 }));
      playGoalSound();
    },
    [flashSide],
  );
  useNews(actor, flashGoal);
  const state = useMatchState(actor, match);
  const cannotLoad = useSelector(actor, isUnavailable);
  const label =
    score === null && cannotLoad ? messages.connection.unreachable : scoreLabel(state, score, true, messages);
  const figure = useMemo(() => ({ what, teams }), [what, teams]);
  return <ScoreBoard score={score} flash={flash} label={label} figure={figure} />;
};

const RunningClock = ({ clock, label }: { readonly clock: Clock; readonly label: string }) => {
  const read = useMemo(() => clockText(clock), [clock]);
  return (
    <TickingText read={read} anchor={anchorOf(clock)} className={styles.clock} role="timer" label={label} />
  );
};

interface PeriodScoresProps extends Pick<SliceProps, 'actor'> {
  readonly isPlayed: boolean;
  /** Must be a stable reference. */
  readonly read?: ((live: LiveMatch) => string) | undefined;
}

/** `(1–0, 0–2)`: the goals of each period, as results are written. Its line's room is reserved. */
export const PeriodScores = ({ actor, isPlayed, read = periodScores }: PeriodScoresProps) => {
  const scores = useLiveSlice(actor, read);
  return isPlayed || (scores !== null && scores !== '') ? <p className={styles.byPeriod}>{scores}</p> : null;
};

/** A log that fell silent mid-match stops the clock. */
const stopped = (clock: Clock): Clock => ({ ...clock, state: 'stopped' });

/**
 * The clock and the period; the score of a shootout; before the match its start time. An ended match shows the clock of its end
 * (reading 21). Their room is reserved.
 */
export const ClockSlice = ({
  actor,
  match,
  sport,
  messages,
  isPlayed,
}: SliceProps & { readonly isPlayed: boolean }) => {
  const clock = useLiveSlice(actor, clockOf);
  const state = useMatchState(actor, match);
  const words = useStateWords(messages, sport);
  const line = <p className={styles.period}>{periodLine(state, messages, words)}</p>;
  if (state.type === 'Ended') {
    return (
      <>
        <p className={styles.clock} role="timer" aria-label={messages.clock}>
          {sportOf(sport).clock.endDisplay}
        </p>
        {line}
      </>
    );
  }
  if (clock === null || clock.state === 'notStarted') {
    const isLate = state.type === 'ToCome' && state.isLate;
    return (
      <ClockPlaceholder
        match={match}
        label={messages.details.start}
        isPlayed={isPlayed}
        hasSetPoints={false}
        isLate={isLate}
      />
    );
  }
  const isShootout = state.type === 'InPlay' && !state.isBreak && state.shootout !== null;
  return (
    <>
      {isShootout ? (
        <p className={styles.clock}>{scoreText(state.shootout)}</p>
      ) : (
        <RunningClock clock={state.type === 'InPlay' ? clock : stopped(clock)} label={messages.clock} />
      )}
      {line}
    </>
  );
};

/** Shots on goal so far. */
export const ShotsSlice = ({
  actor,
  teams,
  messages,
}: Pick<SliceProps, 'actor' | 'messages'> & { readonly teams: BySide<string> }) => {
  const shots = useLiveSlice(actor, shotsSoFar);
  return <ShotsBar label={messages.shotsOnGoal} teams={teams} shots={shots} />;
};

/** The document's title. */
export const TitleSlice = ({
  actor,
  match,
  sport,
  teams,
  messages,
}: SliceProps & { readonly teams: BySide<string> }) => {
  const read = useCallback((live: LiveMatch) => ({ score: shownScore(match, live) }), [match]);
  const reading = useLiveSlice(actor, read);
  const score = reading === null ? shownScore(match, null) : reading.score;
  const state = useMatchState(actor, match);
  useTitle(matchTitle(state, score, teams, useStateWords(messages, sport)));
  return null;
};
