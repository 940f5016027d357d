import { MatchId } from '@kampdag/core/ids';
import { type LiveUpdate, liveMatch$ } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { NEVER, take, timer } from 'rxjs';
import { createFaultyConnection } from '../../core/lab/faultyConnection.ts';
import { createVirtualTime } from '../../core/lab/virtualTime.ts';
import type { FaultKind, SimulatedCase } from './case.ts';
import { checkMatch, checkPrefixes, type Violation } from './checks.ts';
import { createClockWatch } from './clockWatch.ts';
import { knownOf } from './facts.ts';
import { featuresOf } from './features.ts';
import { createLooks } from './looks.ts';
import { epoch } from './match/draft.ts';
import { type OracleState, oracleOf } from './oracle.ts';

/** The result of a run. */
export interface Outcome {
  readonly violation: Violation | null;
  /** The faults that took effect. */
  readonly happened: ReadonlySet<FaultKind>;
  readonly deliveries: number;
  /** The number of snapshots checked. */
  readonly checks: number;
}

/** Wraps the channel in a broken fold, to prove that the harness notices it. */
export type Seam = (channel: LiveChannel) => LiveChannel;

const wholeLine: Seam = (channel) => channel;

/** The most steps of a run, far more than a correct one takes. */
const mostSteps = 50_000;

/** Resolves when pending promises have made progress. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const lastAt = ({ messages }: SimulatedCase): number => messages.at(-1)?.at ?? 0;

const thrown = (error: unknown): Violation => ({
  law: 'never throws',
  detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** Runs a case to its end, or to the first violated law. */
export const simulate = async (simulated: SimulatedCase, seam: Seam = wholeLine): Promise<Outcome> => {
  const time = createVirtualTime();
  const service = createFaultyConnection(simulated, time);
  const known = knownOf(simulated);
  const clock = createClockWatch();
  const isReceived = (index: number): boolean => service.received[index] === 1;
  const oracle = (): OracleState => oracleOf(known, isReceived);
  const looks = createLooks(simulated);
  let violation: Violation | null = null;
  let checks = 0;
  let match: LiveMatch | null = null;
  let line: LiveUpdate['type'] = 'connecting';

  const look = (update: LiveUpdate): void => {
    // Verification does not change the mode.
    if (update.type === 'verified') return;
    if (update.type !== 'match') {
      line = update.type;
      if (line === 'following' && !(service.hasWholeHistory() && match !== null)) {
        violation ??= {
          law: 'follows only when nothing before its attachment is missing',
          detail: `at ${time.now()} ms`,
        };
      }
      return;
    }
    match = update.match;
    checks += 1;
    const state = oracle();
    violation ??=
      checkMatch(match, state) ??
      looks.shown(match, service.received, epoch + time.now()) ??
      clock.news(match, state, epoch + time.now());
  };
  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      violation ??= thrown(error);
    }
  };
  // What nobody says is lost is found by a verification alone: long after the longest outage, so that it heals nothing else, and
  // more often than the history fails.
  const verification$ = simulated.faults.some(({ kind }) => kind === 'drop')
    ? timer(lastAt(simulated) + 3_600_000, 300_000, time.scheduler).pipe(take(12))
    : NEVER;
  const join = simulated.faults.find((fault) => fault.kind === 'joinMidMatch')?.at ?? 0;
  time.at(join, () => {
    liveMatch$(
      seam(service.channel),
      {
        matchId: MatchId(simulated.matchId),
        sport: sportOf(simulated.sport),
        since: Instant(epoch - 86_400_000),
      },
      { scheduler: time.scheduler, verify$: verification$ },
    ).subscribe({
      next: (update) => guarded(() => look(update)),
      error: (error) => {
        violation ??= thrown(error);
      },
    });
  });

  const isWell = (): boolean => violation === null;
  let steps = 0;
  while (isWell() && steps < mostSteps && time.step()) {
    steps += 1;
    if (service.wasAnswered()) await settled();
    const shown = match as LiveMatch | null;
    if (shown !== null) {
      guarded(() => {
        violation ??= clock.tick(shown, epoch + time.now());
      });
    }
  }

  const atRest = (): Violation | null => {
    if (steps >= mostSteps) return { law: 'comes to rest', detail: `still busy after ${mostSteps} steps` };
    if (line !== 'following' || match === null) return { law: 'heals', detail: `the line ends ${line}` };
    const missing = simulated.messages.length - service.receivedCount();
    if (missing > 0) return { law: 'heals', detail: `${missing} messages never asked for` };
    return looks.atRest(match, service.received, epoch + time.now()) ?? checkPrefixes(match, oracle());
  };
  guarded(() => {
    violation ??= atRest();
  });
  const happened = new Set<FaultKind>([...service.happened, ...featuresOf(known)]);
  // A late Stop sets the clock back, even when no message overtook it.
  if (happened.size === 0 && service.isPunctual()) violation ??= clock.wentBack();
  return { violation, happened, deliveries: service.deliveries(), checks };
};
