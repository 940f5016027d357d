import type { ReportedState } from '../../league/match/matchState.ts';
import { Instant } from '../../time/instant.ts';
import { clockOf } from '../clock/clock.ts';
import { periodsOf } from '../clock/period.ts';
import { eventsOf, isSilent, type LiveMatch, readingOf } from '../match.ts';
import { shootoutOf } from './shootout.ts';

/** The state of a match by its log; null for an empty log. */
export const reportedStateOf = readingOf((match: LiveMatch): ReportedState | null => {
  if (isSilent(match)) return null;
  const { state, period } = clockOf(match);
  const shootout = shootoutOf(match)?.score ?? null;
  // Some reporters stay in overtime; attempts show that there is a shootout.
  const last =
    shootout === null ? period : (periodsOf(match).find(({ kind }) => kind === 'shootout') ?? period);
  return {
    phase: state === 'running' || state === 'stopped' ? 'inPlay' : state,
    period: state === 'notStarted' || last === null ? null : { kind: last.kind, number: last.number },
    shootout,
    lastAt: eventsOf(match).at(-1)?.token.timestamp ?? Instant(0),
  };
});
