import type { Match } from '@kampdag/core/league/match/match';
import { type Clock, clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { timeoutsLeft, timeoutsOf } from '@kampdag/core/live/clock/timeouts';
import { teamSource } from '@kampdag/core/live/figures/source';
import { type TeamFouls, teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, bySide, opponentOf } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';
import { useCallback, useMemo } from 'react';
import type { LiveActor } from '../../../machines/followMatch.ts';
import { useLiveSlice } from '../../live/useLiveSlice.ts';
import { useTicking } from '../../live/useTicking.ts';
import { anchorOf } from '../clockText.ts';
import { Bench, type BenchWords } from './Bench.tsx';

interface BenchSliceProps {
  readonly actor: LiveActor;
  readonly match: Match;
  readonly teams: BySide<string>;
  readonly words: BenchWords;
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

const parseSides = (text: string): BySide<number> => {
  const [home = 0, away = 0] = text.split(' ').map(Number);
  return { home, away };
};

const StartedBench = ({ actor, teams, words, facts }: BenchSliceProps & { readonly facts: BenchFacts }) => {
  const { clock, fouls } = facts;
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
  const left = useTicking(leftAt, anchorOf(clock));
  const benches = useMemo(() => {
    const timeouts = parseSides(left);
    return bySide((side) => {
      const own = fouls?.fouls[side] ?? 0;
      return {
        fouls: words.fouls === null ? null : own,
        foulsText: words.foulsOf(own),
        foulsSource: fouls === null ? null : { ...teamSource(side, 'teamFouls'), periods: [fouls.period.id] },
        // A side has the bonus when its opponents have reached the foul limit.
        bonus: fouls?.inPenalty[opponentOf(side)] === true ? words.bonusLong(teams[side]) : null,
        timeouts: timeouts[side],
        timeoutsText: words.timeoutsOf(timeouts[side]),
      };
    });
  }, [left, fouls, teams, words]);
  return <Bench teams={teams} benches={benches} words={words} />;
};

/** Team fouls, the bonus and timeouts left in the current period; nothing once there is a result. */
export const BenchSlice = (props: BenchSliceProps) => {
  const facts = useLiveSlice(props.actor, benchFacts);
  const { words, teams, match } = props;
  if (match.result !== null) return null;
  return facts === null ? (
    <Bench teams={teams} benches={null} words={words} />
  ) : (
    <StartedBench {...props} facts={facts} />
  );
};
