import { MatchId } from '@kampdag/core/ids';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { type LiveUpdate, liveMatch$ } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import { Instant } from '@kampdag/core/time/instant';
import { NEVER, take, timer } from 'rxjs';
import { createFaultyConnection } from '../../core/live/lab/faultyConnection.ts';
import { createVirtualTime } from '../../core/live/lab/virtualTime.ts';
import type { FaultKind, SimulatedCase } from './case.ts';
import { checkMatch, checkPrefixes, type Violation } from './checks.ts';
import { createClockWatch } from './clockWatch.ts';
import { knownOf } from './facts.ts';
import { featuresOf } from './features.ts';
import { createLooks } from './looks.ts';
import { epoch } from './match/draft.ts';
import { type OracleState, oracleOf } from './oracle.ts';

/** What a run came to. */
export interface Outcome {
  readonly violation: Violation | null;
  /** Which faults really met something. */
  readonly happened: ReadonlySet<FaultKind>;
  readonly deliveries: number;
  /** How often the match was shown and checked. */
  readonly checks: number;
}

/** Where a broken fold can be put between the line and the match, to prove that the harness sees it. */
export type Seam = (channel: LiveChannel) => LiveChannel;

const wholeLine: Seam = (channel) => channel;

/** Far more than any healthy run takes: a run that goes on for longer never comes to rest. */
const mostSteps = 50_000;

/** Lets every promise that can go on go on. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const lastAt = ({ messages }: SimulatedCase): number => messages.at(-1)?.at ?? 0;

const thrown = (error: unknown): Violation => ({
  law: 'never throws',
  detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

/** Runs a case to its end, or to the first law that does not hold. */
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
    // The line stays what it is while it is verified.
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
      { matchId: MatchId(simulated.matchId), sport: simulated.sport, since: Instant(epoch - 86_400_000) },
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
  // A Stop that came late lets the clock run on and then takes it back, though it overtook nothing.
  if (happened.size === 0 && service.isPunctual()) violation ??= clock.wentBack();
  return { violation, happened, deliveries: service.deliveries(), checks };
};
