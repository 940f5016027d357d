import { FederationText } from '@kampdag/core/federationText';
import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import { PeriodId, PersonId } from '@kampdag/core/ids';
import {
  IncidentRow,
  type IncidentRowData,
  joinIncidents,
  type PeriodResult,
} from '@kampdag/core/league/incident/incident';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { sportKinds } from '@kampdag/core/sportKind';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../arbitraries/schema.ts';
import { leavingAs } from '../../../support/federation/published.ts';

const row = (incidentId: number, change: Partial<IncidentRowData> = {}): IncidentRowData => ({
  incidentId,
  parentId: null,
  typeId: 200_436,
  type: FederationText('Skudd'),
  subtypeId: 200_443,
  subtype: FederationText('2p'),
  side: 'home',
  periodId: PeriodId(200_073),
  time: 3,
  personId: null,
  orgId: null,
  firstName: null,
  lastName: null,
  ...change,
});

/** Rows with few ids, so that parents are missing, doubled, their own and each other's. */
const tangle = fc.array(
  fc
    .tuple(valueOf(IncidentRow), fc.integer({ min: 1, max: 9 }), fc.option(fc.integer({ min: 1, max: 9 })))
    .map(([read, incidentId, parentId]) => Object.assign(read, { incidentId, parentId })),
  { maxLength: 12 },
);

const people = (list: readonly (number | null)[]) => new Set(list.filter((id) => id !== null));

const period = (periodId: number, homeGoals: number, awayGoals: number): PeriodResult => ({
  periodId: PeriodId(periodId),
  name: null,
  homeGoals,
  awayGoals,
});

describe("a match's incidents (wire-format §3)", () => {
  it('join who did it to what was done (§3)', () => {
    const joined = joinIncidents([
      row(2, { parentId: 1, subtypeId: 200_446, personId: PersonId(7), lastName: 'Hansen' }),
      row(1),
    ]);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ incidentId: 1, subtypeId: 200_443, time: 3, side: 'home' });
    expect(joined[0]?.people).toEqual([
      { personId: 7, orgId: null, firstName: null, lastName: 'Hansen', roleId: 200_446 },
    ]);
  });

  it('leave a foul without a person in the feed', () => {
    expect(joinIncidents([row(1, { typeId: 200_437 })])).toMatchObject([{ typeId: 200_437, people: [] }]);
  });

  it('keep a row whose parent is missing, and one that is its own parent', () => {
    const joined = joinIncidents([
      row(5, { parentId: 4, personId: PersonId(7) }),
      row(6, { parentId: 6, personId: PersonId(8) }),
    ]);
    expect(joined.map(({ people }) => people.map(({ personId }) => personId))).toEqual([[7], [8]]);
    expect(joined[0]?.people[0]?.roleId).toBeNull();
  });

  it('are ordered by period, then time, then id; unknown values come last', () => {
    const second = PeriodId(200_074);
    const joined = joinIncidents([
      row(1, { periodId: null }),
      row(2, { periodId: second, time: 1 }),
      row(5, { time: 9 }),
      row(4, { time: 9 }),
      row(3, { time: null }),
      row(6, { time: 8 }),
    ]);
    expect(joined.map(({ incidentId }) => incidentId)).toEqual([6, 4, 5, 3, 2, 1]);
  });

  it('lose no row, whatever their parents and order', () => {
    fc.assert(
      fc.property(tangle, (rows) => {
        const incidents = joinIncidents(rows);
        const ids = new Set(rows.map(({ incidentId }) => incidentId));
        const hung = rows.filter(
          ({ parentId, incidentId }) =>
            parentId !== null &&
            parentId !== incidentId &&
            rows.some((r) => r.incidentId === parentId && (r.parentId === null || r.parentId === parentId)),
        );
        expect(incidents).toHaveLength(rows.length - hung.length);
        expect(incidents.every(({ incidentId }) => ids.has(incidentId))).toBe(true);
        expect(people(incidents.flatMap((i) => i.people.map(({ personId }) => personId)))).toEqual(
          people(rows.map(({ personId }) => personId)),
        );
      }),
    );
  });

  it('lose only a bad row, in either list, and name it', () => {
    const decoded = matchIncidents.decode({
      matchPeriodResults: [{ partialResultTypeId: 200_073, homeGoals: 27, awayGoals: 16 }, { homeGoals: 1 }],
      totalIncidents: 2,
      matchIncidents: [{ matchIncidentId: 1, team: 'B', time: 922 }, 'nonsense'],
    });
    if (either.isLeft(decoded)) throw new Error('the answer is readable');
    expect(decoded.right.periodResults).toHaveLength(1);
    expect(decoded.right.incidents).toMatchObject([{ incidentId: 1, side: 'away', time: 562 }]);
    expect(decoded.right.total).toBe(2);
    expect(decoded.right.problems.map(({ path }) => path)).toEqual([
      'matchPeriodResults.1.partialResultTypeId',
      'matchIncidents.1',
    ]);
  });

  it('are empty where a list is, and a failure for an error or an answer without either list', () => {
    expect(matchIncidents.decode({ matchIncidents: null })).toEqual(
      either.right({ periodResults: [], incidents: [], total: null, problems: [] }),
    );
    expect(matchIncidents.decode({ errorMessage: 'no' })).toEqual(
      either.left([{ path: 'errorMessage', message: 'no' }]),
    );
    for (const body of [{}, null, [], 'x', { matchIncidents: 3 }, { matchPeriodResults: {} }])
      expect(either.isLeft(matchIncidents.decode(body))).toBe(true);
  });

  it('are published with everything that was read and nothing else', () => {
    const sent = {
      matchPeriodResults: [{ partialResultTypeId: 200_073, homeGoals: 27, awayGoals: 16, secret: 1 }],
      totalIncidents: 1,
      matchIncidents: [{ matchIncidentId: 1, team: 'B', time: 922, email: 'a@b' }],
      email: 'a@b',
    };
    const published = leavingAs(matchIncidents, sent);
    expect(JSON.stringify(published)).not.toMatch(/secret|email/);
    expect(matchIncidents.decode(published)).toEqual(matchIncidents.decode(sent));
  });
});

describe('the periods that were played (wire-format §3)', () => {
  it('are none of which a count is impossible or was not reported (R33, R35)', () => {
    const periodsSent = [
      { partialResultTypeId: 1, homeGoals: 2, awayGoals: 0 },
      { partialResultTypeId: 2, homeGoals: -1, awayGoals: 0 },
      { partialResultTypeId: 3, homeGoals: 1, awayGoals: 3.5 },
      { partialResultTypeId: 4, homeGoals: 1 },
    ];
    const read = matchIncidents.decode({ matchPeriodResults: periodsSent, matchIncidents: [] });
    expect(either.isRight(read) ? read.right.periodResults : read).toEqual([period(1, 2, 0)]);
  });

  it('leave out the sets that volleyball did not play, and keep a 0–0 period elsewhere (§9)', () => {
    const results = [period(2, 0, 0), period(1, 25, 20), period(3, 0, 1), period(4, 1, 0)];
    expect(playedPeriods(results, sportOf('volleyball')).map(({ periodId }) => periodId)).toEqual([1, 3, 4]);
    for (const sport of sportKinds.filter((kind) => kind !== 'volleyball'))
      expect(playedPeriods(results, sportOf(sport)).map(({ periodId }) => periodId)).toEqual([1, 2, 3, 4]);
  });
});

const problems = (body: unknown): unknown => {
  const read = matchIncidents.decode(body);
  return either.isLeft(read) ? read.left : read.right.problems;
};

describe('an answer that cannot be read', () => {
  it('is refused with its path if it is no answer, or has no lists', () => {
    expect(problems([])).toEqual([{ path: '', message: 'no list of rows' }]);
    expect(problems({ matchPeriodResults: 7 })).toEqual([
      { path: 'matchPeriodResults', message: 'no list of rows' },
    ]);
    expect(problems({ matchIncidents: {} })).toEqual([
      { path: 'matchIncidents', message: 'no list of rows' },
    ]);
    expect(problems({})).toEqual([{ path: 'matchPeriodResults', message: 'no list of rows' }]);
    expect(leavingAs(matchIncidents, 'x')).toBeUndefined();
    expect(leavingAs(matchIncidents, { matchIncidents: [], totalIncidents: 'x' })).toEqual({
      matchPeriodResults: [],
      totalIncidents: null,
      matchIncidents: [],
    });
  });
});
