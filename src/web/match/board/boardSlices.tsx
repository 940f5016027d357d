import { type Clock, clockOf, readClock } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import { lacksStart, logGapsOf } from '@kampdag/core/live/score/completeness';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import type { Score } from '@kampdag/core/live/score/scoringEvents';
import type { Side } from '@kampdag/core/side';
import { playedSportOfMatch } from '@kampdag/core/site/deployment';
import { hidesResultOf } from '@kampdag/core/site/viewing';
import type { Sport } from '@kampdag/core/sport/sport';
import { Instant } from '@kampdag/core/time/instant';
import { mmss } from '@kampdag/core/time/mmss';
import { useSelector } from '@xstate/react';
import { type FunctionComponent, useCallback, useMemo, useState } from 'react';
import { useServices, useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { useLiveScore } from '../../matches/useLiveScores.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { sourceMessages } from '../figureSources/sourceMessages.ts';
import type { LiveProps, LiveSport } from '../live/liveSport.ts';
import { TickingText } from '../live/TickingText.tsx';
import { isComing, isUnavailable, useLiveSlice } from '../live/useLiveSlice.ts';
import { useMatchState } from '../live/useMatchState.ts';
import { playGoalSound } from '../news/SoundSwitch.tsx';
import { useNews } from '../news/useNews.ts';
import { scrubMessages } from '../scrub/scrubMessages.ts';
import { matchTitle, scoreLabel } from '../states/stateText.ts';
import { useStateWords } from '../states/useStateWords.ts';
import { Chip } from './Chip.tsx';
import { ClockPlaceholder } from './ClockPlaceholder.tsx';
import { anchorOf, clockText, periodLine, periodScores, shotsSoFar, shownScore } from './liveBoard.ts';
import { type GoalFlash, ScoreBoard } from './ScoreBoard.tsx';
import { ShotsBar } from './ShotsBar.tsx';
import * as styles from './score.css.ts';
import { strips as stripsStyle } from './under.css.ts';

/** Props of the board's slices, each of which subscribes and renders by itself. */
export type SliceProps = Pick<
  LiveProps<LiveMessages>,
  'actor' | 'match' | 'sport' | 'messages' | 'teams' | 'isPlayed' | 'scrubbing'
>;

/** The state of the match; that it is a replay while a past moment is shown. */
export const ChipSlice = ({
  actor,
  match,
  sport,
  messages,
  scrubbing: { view, isLoadingMoment },
}: SliceProps) => {
  const { chip } = useMessages(scrubMessages);
  return (
    <Chip
      state={useMatchState(actor, match)}
      words={useStateWords(messages, sport)}
      replay={view !== null || isLoadingMoment ? chip : null}
    />
  );
};

/** The displayed score of a followed match; until its log is read, what lists know of it, but for a past moment and a hidden result. */
export const useShownScore = ({
  actor,
  match,
  scrubbing: { isLoadingMoment },
}: Pick<SliceProps, 'actor' | 'match' | 'scrubbing'>): Score | null => {
  // In an object, as a slice is null until there is a snapshot, and a score may be null later too.
  const read = useCallback((live: LiveMatch) => ({ score: shownScore(match, live) }), [match]);
  const reading = useLiveSlice(actor, read);
  const listed = useLiveScore(match.matchId);
  const isHidden = hidesResultOf(useViewing(), match.matchId);
  if (reading !== null) return reading.score;
  return shownScore(match, null) ?? (isLoadingMoment || isHidden ? null : (listed?.score ?? null));
};

interface ScoreSliceProps extends SliceProps {
  /** The side for which a piece of news flashes the score; null for none. Must be a stable reference. */
  readonly flashSide: (news: News) => Side | null;
}

/** The score, and the flash of a goal. */
export const ScoreSlice = ({ flashSide, ...props }: ScoreSliceProps) => {
  const { actor, match, teams, messages } = props;
  const { score: what } = useMessages(sourceMessages);
  const score = useShownScore(props);
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
  const gaps = useLiveSlice(actor, logGapsOf);
  const isWaiting = useSelector(actor, isComing) && score === null && state.type === 'InPlay';
  const label = isWaiting
    ? messages.score.coming
    : score !== null
      ? scoreLabel(state, score, true, messages)
      : cannotLoad
        ? messages.connection.unreachable
        : gaps === null || gaps.length === 0
          ? scoreLabel(state, null, true, messages)
          : messages.connection.incomplete.score;
  return (
    <ScoreBoard score={score} isComing={isWaiting} flash={flash} label={label} figure={{ what, teams }} />
  );
};

/** A clock that ticks while it runs. */
export const RunningClock = ({
  clock,
  ...look
}: {
  readonly clock: Clock;
  readonly className?: string;
  readonly role?: 'timer';
  readonly label?: string;
}) => <TickingText read={useMemo(() => clockText(clock), [clock])} anchor={anchorOf(clock)} {...look} />;

/** The clock's display after the match, with the time of its end after overtime: `60:00 (62:31)`. */
const endText = (sport: Sport, clock: Clock | null): string => {
  if (clock === null) {
    const { fullTime } = sport.clock;
    return fullTime === 0 ? '' : mmss(fullTime);
  }
  const { display, endTime } = readClock({ ...clock, state: 'ended' }, Instant(0));
  return endTime === null ? display : `${display} (${endTime})`;
};

/** A log that fell silent mid-match stops the clock. */
const stopped = (clock: Clock): Clock => ({ ...clock, state: 'stopped' });

/**
 * The clock and the period; the score of a shootout; before the match its start time. An ended match shows the clock of its end
 * (reading 21). Their room is reserved.
 */
export const ClockSlice = ({ actor, match, sport, messages, isPlayed }: SliceProps) => {
  const { deployment } = useServices();
  const clock = useLiveSlice(actor, clockOf);
  const state = useMatchState(actor, match);
  const words = useStateWords(messages, sport);
  const line = <p className={styles.period}>{periodLine(state, messages, words)}</p>;
  if (state.type === 'Ended') {
    return (
      <>
        <p className={styles.clock} role="timer" aria-label={messages.clock}>
          {endText(playedSportOfMatch(deployment, match), clock)}
        </p>
        {line}
      </>
    );
  }
  if (clock === null || clock.state === 'notStarted') {
    return <ClockPlaceholder match={match} messages={messages} isPlayed={isPlayed} state={state} />;
  }
  const isShootout = state.type === 'InPlay' && !state.isBreak && state.shootout !== null;
  return (
    <>
      {isShootout ? (
        <p className={styles.clock}>{scoreText(state.shootout)}</p>
      ) : (
        <RunningClock
          clock={state.type === 'InPlay' ? clock : stopped(clock)}
          className={styles.clock}
          role="timer"
          label={messages.clock}
        />
      )}
      {line}
    </>
  );
};

/** Shots on goal so far. */
export const ShotsSlice = ({ actor, teams, messages }: SliceProps) => (
  <ShotsBar label={messages.shotsOnGoal} teams={teams} shots={useLiveSlice(actor, shotsSoFar)} />
);

/**
 * A sport's facts under the teams: `(1–0, 0–2)`, the scores of the periods, with reserved room, and statistics of both sides, which a
 * log without its start does not know (reading 45).
 */
export const underTeams = <M extends LiveMessages>({
  periodScores: read = periodScores,
  strips,
}: Pick<LiveSport<M>, 'periodScores' | 'strips'>): FunctionComponent<LiveProps<M>> => {
  const drawn = Object.entries(strips);
  const UnderTeams = (props: LiveProps<M>) => {
    const scores = useLiveSlice(props.actor, read);
    const isIncomplete = useLiveSlice(props.actor, lacksStart) === true;
    return (
      <>
        {props.isPlayed || (scores !== null && scores !== '') ? (
          <p className={styles.byPeriod}>{scores}</p>
        ) : null}
        {drawn.length === 0 || isIncomplete ? null : (
          <div className={stripsStyle}>
            {drawn.map(([name, Strip]) => (
              <Strip key={name} {...props} />
            ))}
          </div>
        )}
      </>
    );
  };
  return UnderTeams;
};

/** The document's title. */
export const TitleSlice = (props: SliceProps) => {
  const { actor, match, sport, teams, messages } = props;
  const score = useShownScore(props);
  useTitle(matchTitle(useMatchState(actor, match), score, teams, useStateWords(messages, sport)));
  return null;
};
