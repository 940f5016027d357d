import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { either, option } from 'fp-ts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Effects } from '../effects.ts';
import type { Anomaly } from '../gateway/anomalies.ts';
import { type Call, callOf } from '../gateway/router.ts';
import type { GatewaySource, SourceFailure } from '../gateway/source.ts';
import type { Found } from '../gateway/staleCache.ts';
import { createPeaks } from './peaks.ts';

/** Of these there are few: an installation's deployments, and the names of the table's calls. */
const labelNames = ['deployment', 'call'] as const;

/** The metrics of the federations' calls, by deployment and call: no text of a visitor becomes a label. */
export const createCallMetrics = (registry: Registry, elapsed: Effects['elapsed']) => {
  const registers = [registry];
  const counter = <L extends string = never>(name: string, help: string, ...more: readonly L[]) =>
    new Counter({ name, help, labelNames: [...labelNames, ...more], registers });
  const calls = counter(
    'kampdag_federation_calls_total',
    'Calls of the federation by outcome, retries together: answered, or why not',
    'outcome',
  );
  const breakers = new Gauge({
    name: 'kampdag_federation_breaker_open',
    help: '1 while a call of the federation is left alone because it failed repeatedly',
    labelNames,
    registers,
  });
  const odd = counter(
    'kampdag_odd_answers_total',
    'Answers of the federation that were declined, unreadable, suddenly empty, or had unreadable rows',
    'kind',
  );
  const unreadable = counter(
    'kampdag_unreadable_rows_total',
    'Rows and fields of the federation that could not be read',
  );
  const withheld = counter(
    'kampdag_withheld_rows_total',
    'Rows withheld because it is not known what their league publishes',
  );
  const served = counter(
    'kampdag_served_answers_total',
    'Answers to visitors and pages by outcome: fresh, stale, or why there is none',
    'outcome',
  );
  const stale = createPeaks(elapsed);
  const staleAge = new Gauge({
    name: 'kampdag_served_stale_seconds',
    help: 'Time past its lifetime of the oldest answer served in the last one to two minutes; 0 if all were fresh',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { labels, most } of stale.all()) staleAge.labels(...labels).set(most / 1000);
    },
  });

  return {
    /** Counts a source's answers. */
    counted: (source: GatewaySource): GatewaySource => ({
      request: (deployment, path, now) => {
        const answer = source.request(deployment, path, now);
        const call = option.toNullable(callOf(path));
        if (call === null) return answer;
        return async () => {
          const given = await answer();
          const outcome = either.isRight(given) ? 'answered' : given.left.type;
          calls.labels(deployment.id, call.endpoint.name, outcome).inc();
          return given;
        };
      },
    }),
    onBreaker: (deployment: DeploymentId, call: string, isOpen: boolean): void =>
      breakers.labels(deployment, call).set(isOpen ? 1 : 0),
    onOddAnswer: (
      { id }: Pick<Deployment, 'id'>,
      { call, kind, problems }: Pick<Anomaly, 'call' | 'kind' | 'problems'>,
    ): void => {
      odd.labels(id, call, kind).inc();
      if (kind === 'rows') unreadable.labels(id, call).inc(problems);
    },
    onWithheld: ({ id }: Deployment, { name }: AnyEndpoint, rows: number): void =>
      withheld.labels(id, name).inc(rows),
    onServed: (
      { id }: Deployment,
      { endpoint: { name } }: Call,
      answer: either.Either<SourceFailure, Found<unknown>>,
    ): void => {
      if (either.isLeft(answer)) return served.labels(id, name, answer.left.type).inc();
      stale.add([id, name], answer.right.stale);
      served.labels(id, name, answer.right.stale > 0 ? 'stale' : 'fresh').inc();
    },
  };
};
