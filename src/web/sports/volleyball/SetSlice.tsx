import type { PeriodId } from '@kampdag/core/ids';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { teamSource } from '@kampdag/core/live/figures/source';
import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { setsOf } from '@kampdag/core/live/score/sets';
import { type BySide, type Side, sides } from '@kampdag/core/side';
import { servingOf } from '@kampdag/core/sport/volleyball/serving';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { ClockPlaceholder } from '../../match/board/ClockPlaceholder.tsx';
import { periodLine } from '../../match/board/liveBoard.ts';
import * as styles from '../../match/board/score.css.ts';
import { scoresText } from '../../match/board/scoresText.ts';
import { Figure, useHasSources } from '../../match/figureSources/Figure.tsx';
import { sourceMessages } from '../../match/figureSources/sourceMessages.ts';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { useLiveSlice } from '../../match/live/useLiveSlice.ts';
import { useMatchState } from '../../match/live/useMatchState.ts';
import { useStateWords } from '../../match/states/useStateWords.ts';
import { hidden } from '../../ui/text/text.css.ts';
import type { VolleyballMessages } from './liveMessages.ts';

interface SetPointsProps {
  readonly points: BySide<number>;
  readonly set: PeriodId;
  readonly teams: BySide<string>;
  /** Whether the set has ended and the next has not begun. */
  readonly isOver: boolean;
  /** The points in words. */
  readonly label: string;
  readonly serving: { readonly side: Side; readonly text: string } | null;
}

const SetPoints = ({ points, set, teams, isOver, label, serving }: SetPointsProps) => {
  const { points: what } = useMessages(sourceMessages);
  const hasSources = useHasSources();
  const figure = (side: Side) => (
    <span aria-hidden={!hasSources} className={styles.setFigure}>
      <Figure
        source={{ ...teamSource(side, 'score'), periods: [set] }}
        what={what}
        whose={teams[side]}
        text={points[side]}
      />
    </span>
  );
  const [first, second] = sides;
  const ball = (side: Side) => (
    <span
      aria-hidden="true"
      className={serving?.side === side ? styles.ball : styles.noBall}
      title={serving?.text}
    />
  );
  return (
    <p className={isOver ? styles.lastPoints : styles.setPoints}>
      <span className={hidden}>
        {label}. {serving?.text}
      </span>
      <span className={styles.setFigures}>
        {ball(first)}
        {figure(first)}
        <span aria-hidden="true" className={styles.dash}>
          –
        </span>
        {figure(second)}
        {ball(second)}
      </span>
    </p>
  );
};

const setFacts = (live: LiveMatch) => {
  const { played } = setsOf(live);
  const last = played.at(-1);
  return {
    hasBegun: clockOf(live).state !== 'notStarted',
    set: last?.period.id ?? null,
    points: last?.points ?? null,
    isOver: last !== undefined && last.end !== null,
    serving: servingOf(live),
  };
};

/** `(25–23, 31–29)`: the points of each ended set. */
export const endedSets = (live: LiveMatch): string =>
  scoresText(
    setsOf(live)
      .played.filter(({ end }) => end !== null)
      .map(({ points }) => points),
  );

/** `15–17`: the points of the current or last set. */
export const currentPoints = (live: LiveMatch): string | null => {
  const points = setsOf(live).played.at(-1)?.points;
  return points === undefined ? null : scoreText(points);
};

/** The current set's points and the serve, between sets the last set's points; before the match its start time. */
export const SetSlice = ({
  actor,
  match,
  sport,
  teams,
  isPlayed,
  messages: m,
}: LiveProps<VolleyballMessages>) => {
  const facts = useLiveSlice(actor, setFacts);
  const state = useMatchState(actor, match);
  const words = useStateWords(m, sport);
  if (facts === null || !facts.hasBegun) {
    return <ClockPlaceholder match={match} messages={m} isPlayed={isPlayed} hasSetPoints state={state} />;
  }
  const { set, points, isOver, serving } = facts;
  return (
    <>
      {points === null || set === null ? (
        <p className={styles.setPoints} />
      ) : (
        <SetPoints
          points={points}
          set={set}
          teams={teams}
          isOver={isOver}
          label={m.set.points(points.home, points.away)}
          serving={serving === null || isOver ? null : { side: serving, text: m.set.serving(teams[serving]) }}
        />
      )}
      <p className={styles.period}>{periodLine(state, m, words)}</p>
    </>
  );
};
