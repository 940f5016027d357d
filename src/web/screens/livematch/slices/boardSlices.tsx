import type { Match } from '@kampdag/core/league/match';
import { type Clock, clockOf } from '@kampdag/core/live/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news';
import type { BySide, Side } from '@kampdag/core/side';
import { useCallback, useMemo, useState } from 'react';
import { useWallTime } from '../../../context/now.ts';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { stateChip, stateWord } from '../board.ts';
import { anchorOf, clockText } from '../clockText.ts';
import { AwaitedClock } from '../header/AwaitedClock.tsx';
import { Chip } from '../header/Chip.tsx';
import { type FeltGoal, ScoreBoard } from '../header/ScoreBoard.tsx';
import { ShotsBar } from '../header/ShotsBar.tsx';
import * as styles from '../header/score.css.ts';
import { isSilent, periodLine, periodScores, shotsSoFar, shownScore } from '../liveBoard.ts';
import { playGoalSound } from '../news/goalSound.ts';
import { useNews } from '../news/useNews.ts';
import { TickingText } from '../TickingText.tsx';
import { type LiveActor, useReading } from '../useLive.ts';

/** What the slices of the board read: each repaints for itself. */
export interface SliceProps {
  readonly actor: LiveActor;
  readonly match: Match;
  readonly messages: LiveMessages;
}

/** A log in which nothing has been said says nothing of the match's state either. */
const toldClock = (live: LiveMatch): Clock | null => (isSilent(live) ? null : clockOf(live));

/** The state of the match. */
export const ChipSlice = ({ actor, match, messages }: SliceProps) => {
  const clock = useReading(actor, toldClock);
  return <Chip {...stateChip(match, clock, useWallTime(), messages)} />;
};

interface ScoreSliceProps extends SliceProps {
  /** Whether a piece of news is a moment to be felt, and whose. To be the same function always. */
  readonly moment: (news: News) => Side | null;
}

/** The score, and the moment of a goal. */
export const ScoreSlice = ({ actor, match, messages, moment }: ScoreSliceProps) => {
  const live = useReading(
    actor,
    useCallback((live: LiveMatch) => ({ score: shownScore(match, live) }), [match]),
  );
  const score = live === null ? shownScore(match, null) : live.score;
  const [felt, setFelt] = useState<FeltGoal | null>(null);
  const feel = useCallback(
    (news: readonly News[]) => {
      const side = news.flatMap((one) => moment(one) ?? []).at(-1);
      if (side === undefined) return;
      setFelt((before) => ({ side, count: (before?.count ?? 0) + 1 }));
      playGoalSound();
    },
    [moment],
  );
  useNews(actor, feel);
  const { label, unknown } = messages.score;
  return (
    <ScoreBoard
      score={score}
      felt={felt}
      label={score === null ? unknown : label(String(score.home), String(score.away))}
    />
  );
};

const RunningClock = ({ clock, label }: { readonly clock: Clock; readonly label: string }) => {
  const read = useMemo(() => clockText(clock), [clock]);
  return (
    <TickingText read={read} anchor={anchorOf(clock)} className={styles.clock} role="timer" label={label} />
  );
};

interface PeriodScoresProps extends Pick<SliceProps, 'actor'> {
  readonly isPlayed: boolean;
  /** To be the same function always. */
  readonly read?: (live: LiveMatch) => string;
}

/** `(1–0, 0–2)`: the goals of each period, as results are written. The room of its line is kept where it will come. */
export const PeriodScores = ({ actor, isPlayed, read = periodScores }: PeriodScoresProps) => {
  const scores = useReading(actor, read);
  return isPlayed || (scores !== null && scores !== '') ? <p className={styles.byPeriod}>{scores}</p> : null;
};

/**
 * The running clock and the period; before the match, when it starts; nothing once there is a result. Their room is kept where
 * they will come.
 */
export const ClockSlice = ({
  actor,
  match,
  messages,
  isPlayed,
}: SliceProps & { readonly isPlayed: boolean }) => {
  const clock = useReading(actor, clockOf);
  const isLate = useReading(actor, isSilent) === false;
  if (clock === null || clock.state === 'notStarted')
    return <AwaitedClock match={match} isPlayed={isPlayed} isOfSets={false} isLate={isLate} />;
  if (clock.state === 'ended' && match.result !== null) return null;
  return (
    <>
      <RunningClock clock={clock} label={messages.clock} />
      <p className={styles.period}>{periodLine(clock, messages)}</p>
    </>
  );
};

/** Shots on goal so far. */
export const ShotsSlice = ({ actor, messages }: Pick<SliceProps, 'actor' | 'messages'>) => {
  const shots = useReading(actor, shotsSoFar);
  return <ShotsBar label={messages.shotsOnGoal} shots={shots} />;
};

/** The document's title: the score first, so that a tab tells it. */
export const TitleSlice = ({
  actor,
  match,
  teams,
  messages: m,
}: SliceProps & { readonly teams: BySide<string> }) => {
  const read = useCallback(
    (live: LiveMatch) => {
      const clock = clockOf(live);
      return { score: shownScore(match, live), when: periodLine(clock, m) ?? stateWord(clock, m) };
    },
    [match, m],
  );
  const reading = useReading(actor, read);
  const score = reading === null ? shownScore(match, null) : reading.score;
  const when = reading?.when ?? m.state.ended;
  useTitle(
    score === null
      ? m.unstartedTitle(teams.home, teams.away)
      : m.documentTitle(`${score.home}–${score.away}`, teams.home, teams.away, when),
  );
  return null;
};
