import { type Clock, clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { timeoutsLeft, timeoutsOf } from '@kampdag/core/live/clock/timeouts';
import { teamSource } from '@kampdag/core/live/figures/source';
import { type TeamFouls, teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import type { LiveMatch } from '@kampdag/core/live/match';
import { opponentOf, type Side, sides } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';
import { type ReactNode, useCallback } from 'react';
import type { CommonMessages } from '../../../i18n/messages/live.ts';
import { hidden } from '../../../ui/text/text.css.ts';
import { Figure, useHasSources } from '../../figureSources/Figure.tsx';
import type { PartProps } from '../../live/liveSport.ts';
import { useTicking } from '../../live/TickingText.tsx';
import { useLiveSlice } from '../../live/useLiveSlice.ts';
import { anchorOf } from '../liveBoard.ts';
import * as styles from '../under.css.ts';

/** What is shown of both benches. */
type BenchFigure = 'fouls' | 'timeouts';

interface BenchProps {
  /** The figures' headings; null for fouls where the sport counts none. */
  readonly words: Readonly<Record<BenchFigure, string | null>>;
  /** A side's figure, with its accessible text. Default: unknown, with reserved room. */
  readonly cellOf?: (side: Side, figure: BenchFigure) => ReactNode;
}

/** Team fouls with the bonus, and timeouts left, home left of away. */
const Bench = ({ words, cellOf }: BenchProps) => {
  const cell = (side: Side, figure: BenchFigure) =>
    cellOf === undefined ? (
      <span className={styles.cells[side]} />
    ) : (
      <p className={styles.cells[side]}>{cellOf(side, figure)}</p>
    );
  const row = (figure: BenchFigure) =>
    words[figure] === null ? null : (
      <>
        {cell(sides[0], figure)}
        {/* Each side's hidden text already names the figure. */}
        <p className={styles.label} aria-hidden={cellOf !== undefined}>
          {words[figure]}
        </p>
        {cell(sides[1], figure)}
      </>
    );
  return (
    <div className={styles.bench}>
      {row('fouls')}
      {row('timeouts')}
    </div>
  );
};

interface BenchSliceProps extends Pick<PartProps, 'actor' | 'match' | 'teams'> {
  readonly messages: Pick<CommonMessages, 'sideline'>;
}

interface BenchFacts {
  readonly clock: Clock;
  readonly taken: ReturnType<typeof timeoutsOf>;
  readonly fouls: TeamFouls | null;
}

/** The state of both benches; null before the match. */
const benchFacts = (live: LiveMatch): BenchFacts | null => {
  const clock = clockOf(live);
  if (clock.state === 'notStarted') return null;
  return {
    clock,
    taken: timeoutsOf(live),
    fouls: teamFoulsOf(live).find(({ period }) => period.id === clock.period?.id) ?? null,
  };
};

const Timeouts = ({ left }: { readonly left: number }) => (
  <span aria-hidden="true" className={styles.marks}>
    {Array.from({ length: left }, (_, at) => (
      <span key={at} className={styles.mark} />
    ))}
    {left === 0 ? '–' : null}
  </span>
);

const StartedBench = ({
  actor,
  teams,
  messages,
  facts,
}: BenchSliceProps & { readonly facts: BenchFacts }) => {
  const words = messages.sideline;
  const { clock, fouls } = facts;
  const hasSources = useHasSources();
  // Timeouts left depend on the clock too: some are lost when the last minutes begin.
  const leftAt = useCallback(
    (now: Instant): string => {
      const live = actor.getSnapshot().context.match;
      if (live === null) return '0 0';
      const { home, away } = timeoutsLeft(live, readClock(clock, now));
      return `${home} ${away}`;
    },
    [actor, clock],
  );
  const [home = 0, away = 0] = useTicking(leftAt, anchorOf(clock)).split(' ').map(Number);
  const left = { home, away };
  const foulsOf = (side: Side) => {
    const own = fouls?.fouls[side] ?? 0;
    // A side has the bonus when its opponents have reached the foul limit. It stands outside the fouls, so that they do not move.
    const bonus =
      fouls?.inPenalty[opponentOf(side)] === true ? (
        <span className={styles.bonus} title={words.bonusLong(teams[side])}>
          <span aria-hidden="true">{words.bonus}</span>
          <span className={hidden}>{words.bonusLong(teams[side])}</span>
        </span>
      ) : null;
    return (
      <>
        {side === 'home' ? bonus : null}
        <span aria-hidden={!hasSources || fouls === null} className={styles.number}>
          <Figure
            source={fouls === null ? null : { ...teamSource(side, 'teamFouls'), periods: [fouls.period.id] }}
            what={words.fouls ?? ''}
            whose={teams[side]}
            text={own}
          />
        </span>
        {side === 'away' ? bonus : null}
      </>
    );
  };
  const cellOf = (side: Side, figure: BenchFigure) => (
    <>
      <span className={hidden}>
        {teams[side]}:{' '}
        {figure === 'fouls' ? words.foulsOf(fouls?.fouls[side] ?? 0) : words.timeoutsOf(left[side])}
      </span>
      {figure === 'fouls' ? foulsOf(side) : <Timeouts left={left[side]} />}
    </>
  );
  return <Bench words={words} cellOf={cellOf} />;
};

/** Team fouls, the bonus and timeouts left in the current period; nothing once there is a result. */
export const BenchSlice = (props: BenchSliceProps) => {
  const facts = useLiveSlice(props.actor, benchFacts);
  if (props.match.result !== null) return null;
  return facts === null ? (
    <Bench words={props.messages.sideline} />
  ) : (
    <StartedBench {...props} facts={facts} />
  );
};
