import type { ReportedState } from '../../league/match/matchState.ts';
import { Instant } from '../../time/instant.ts';
import { eventsOf, isSilent, type LiveMatch, readingOf } from '../match.ts';
import { shootoutOf } from '../score/shootout.ts';
import { clockOf } from './clock.ts';
import { periodsOf } from './period.ts';

/** Where the log says that a match is; null for a log in which nothing was said. */
export const reportedStateOf = readingOf((match: LiveMatch): ReportedState | null => {
  if (isSilent(match)) return null;
  const { state, period } = clockOf(match);
  const shootout = shootoutOf(match)?.score ?? null;
  // Some reporters never leave overtime: attempts tell that there is a shootout.
  const last =
    shootout === null ? period : (periodsOf(match).find(({ kind }) => kind === 'shootout') ?? period);
  return {
    phase: state === 'running' || state === 'stopped' ? 'inPlay' : state,
    period: state === 'notStarted' || last === null ? null : { kind: last.kind, number: last.number },
    shootout,
    lastAt: eventsOf(match).at(-1)?.token.timestamp ?? Instant(0),
  };
});
