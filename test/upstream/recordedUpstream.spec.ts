import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import { screenedSports } from '@kampdag/core/sportKind';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { awkwardBodies, awkwardRows } from '../../fixtures/upstream/awkwardRows.ts';
import { recordedDeployments } from './deployments.ts';
import { callsAbout, leaguesOf } from './paths.ts';
import { openRecorded } from './recordedSource.ts';

const upstream = openRecorded();

/** The decoded value without its problems, as text: comparing millions of fields one by one takes ten seconds. */
const textOf = (decoded: either.Either<unknown, unknown>): string =>
  either.isLeft(decoded)
    ? 'unreadable'
    : JSON.stringify(decoded.right, (name, value: unknown) => (name === 'problems' ? undefined : value));

const calls = recordedDeployments.flatMap((deployment) =>
  leaguesOf(upstream, deployment).flatMap((league, index) =>
    callsAbout(upstream, deployment, league, index === 0 ? 14 : 1),
  ),
);

const answers = calls.map(({ endpoint, path }) => {
  const { status, body } = upstream.answer(path);
  return { endpoint, path, status, body };
});

describe('the recorded upstream', () => {
  it('has every sport, and an answer to every call of the table', () => {
    expect(new Set(recordedDeployments.map(({ sport }) => sport))).toEqual(new Set(screenedSports));
    const answered = answers.filter(({ status }) => status === 200);
    expect(
      endpointTable
        .map(({ name }) => name)
        .filter((name) => !answered.some(({ endpoint }) => endpoint.name === name)),
    ).toEqual([]);
  });

  it('is read as it is expected to be, row by row, with all that is awkward in it (wire-format §3)', () => {
    for (const { endpoint, path, status, body } of answers) {
      const expected = upstream.expected(path);
      if (status !== 200) continue;
      const decoded = endpoint.decode(body);
      if (expected === 'declined') expect([path, either.isLeft(decoded)]).toEqual([path, true]);
      else if (expected !== null)
        expect([path, textOf(decoded)]).toEqual([path, textOf(endpoint.decode(expected))]);
    }
  });

  it('sends every odd row and answer at least once', () => {
    const sent = upstream.sentAwkward();
    expect(
      [...awkwardRows, ...awkwardBodies].map(({ name }) => name).filter((name) => !sent.has(name)),
    ).toEqual([]);
  });
});
