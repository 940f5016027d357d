import { Counter, type Registry } from 'prom-client';
import { type PushOutcome, pushOutcomes } from '../push/delivery.ts';
import { gaugeIn } from './gauge.ts';

/** The metrics of push messages. */
export const createPushMetrics = (registry: Registry) => {
  const registers = [registry];
  const read = { pending: (): number => 0, watching: (): number => 0 };
  const messages = new Counter({
    name: 'kampdag_push_messages_total',
    help: 'Push messages, by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of pushOutcomes) messages.labels(outcome).inc(0);
  const withheld = new Counter({
    name: 'kampdag_push_withheld_total',
    help: 'News of which no device was told, as its match is withheld or withdrawn, or cannot be looked up',
    registers,
  });
  const gauge = gaugeIn(registry);
  gauge('kampdag_push_pending', 'Push messages that wait or are being sent', () => read.pending());
  gauge('kampdag_push_matches', 'Matches that are followed for devices', () => read.watching());
  return {
    onOutcome: (outcome: PushOutcome): void => messages.labels(outcome).inc(),
    onWithheld: (): void => withheld.inc(),
    onPending: (pending: () => number): void => {
      read.pending = pending;
    },
    onWatching: (watching: () => number): void => {
      read.watching = watching;
    },
  };
};
