import { either } from 'fp-ts';
import * as t from 'io-ts';
import { valueIn } from '../../decode/anyCase.ts';
import { type Body, decodeRows, rowSteps, unlessRefused } from '../../decode/body.ts';
import { OptionalFederationText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import type { Problem } from '../../decode/problem.ts';
import {
  ElapsedTime,
  OptionalNumber,
  optionalId,
  ReportedCount,
  requiredId,
  SideLetter,
} from '../../decode/rowCodecs.ts';
import { OrgId, PeriodId, PersonId } from '../../ids.ts';
import { nameFields, noName } from '../player/person.ts';

/** A row of `ta/MatchIncidentTypes`. */
export const IncidentTypeRow = entity('match incident type', {
  typeId: field('matchIncidentTypeId', requiredId(Number)),
  name: field('matchIncidentTypeName', OptionalFederationText),
});

/** A row of `matchPeriodResults` in `ta/MatchIncidents`. */
export const PeriodResultRow = entity('period result', {
  periodId: field('partialResultTypeId', requiredId(PeriodId)),
  name: field('partialResultType', OptionalFederationText),
  homeGoals: field('homeGoals', ReportedCount),
  awayGoals: field('awayGoals', ReportedCount),
});

/** The result of one period alone, not the score at its end (wire-format §3). A set in volleyball. */
export interface PeriodResult extends Pick<ModelOf<typeof PeriodResultRow>, 'periodId' | 'name'> {
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** The row as a result; none where a side's count was not reported or cannot be (reading 35). */
const resultOf = (row: ModelOf<typeof PeriodResultRow>): readonly PeriodResult[] => {
  const { homeGoals, awayGoals } = row;
  return homeGoals === null || awayGoals === null ? [] : [{ ...row, homeGoals, awayGoals }];
};

/** A row of `matchIncidents` in `ta/MatchIncidents`. */
export const IncidentRow = entity('match incident', {
  incidentId: field('matchIncidentId', requiredId(Number)),
  /** The incident whose person this row names. */
  parentId: field('parentId', optionalId(Number)),
  typeId: field('incidentTypeId', OptionalNumber),
  type: field('incidentType', OptionalFederationText),
  subtypeId: field('incidentSubTypeId', OptionalNumber),
  subtype: field('incidentSubType', OptionalFederationText),
  side: field('team', SideLetter),
  periodId: field('partialResultTypeId', optionalId(PeriodId)),
  /** Seconds played in the period. */
  time: field('time', ElapsedTime),
  personId: field('personId', optionalId(PersonId)),
  orgId: field('orgId', optionalId(OrgId)),
  ...nameFields,
});

/** A row of a match's incidents: either what happened or who did it (wire-format §3). */
export type IncidentRowData = ModelOf<typeof IncidentRow>;

/** The row as a league tells it that withholds its teams: it names nobody. */
export const rowWithoutPeople = (row: IncidentRowData): IncidentRowData => ({
  ...row,
  ...noName,
  personId: null,
});

/** A person's part in an incident. */
export interface IncidentPerson extends Pick<IncidentRowData, 'orgId' | 'firstName' | 'lastName'> {
  readonly personId: PersonId;
  /** 200446 is the player, 200447 the penalised player. Null where the incident itself named the person. */
  readonly roleId: number | null;
}

/** An incident of a match, with the people involved; empty where nobody was named. */
export interface Incident
  extends Omit<IncidentRowData, 'parentId' | 'personId' | 'orgId' | 'firstName' | 'lastName'> {
  readonly people: readonly IncidentPerson[];
}

const personOf = (
  { personId, orgId, firstName, lastName }: IncidentRowData,
  roleId: number | null,
): readonly IncidentPerson[] => (personId === null ? [] : [{ personId, orgId, firstName, lastName, roleId }]);

const incidentOf = (row: IncidentRowData, parts: readonly IncidentRowData[]): Incident => {
  const { incidentId, typeId, type, subtypeId, subtype, side, periodId, time } = row;
  const people = [...personOf(row, null), ...parts.flatMap((part) => personOf(part, part.subtypeId))];
  return { incidentId, typeId, type, subtypeId, subtype, side, periodId, time, people };
};

const last = Number.MAX_SAFE_INTEGER;

/** Orders incidents by period, time and id (wire-format §3), unknown values last. */
const byPeriodAndTime = (a: Incident, b: Incident): number =>
  (a.periodId ?? last) - (b.periodId ?? last) ||
  (a.time ?? last) - (b.time ?? last) ||
  a.incidentId - b.incidentId;

/**
 * Joins the rows that name people to the rows that name incidents, sorted by period, time and id (wire-format §3). A row whose
 * parent is missing or is itself a part stands alone, so that no row is lost.
 */
export const joinIncidents = (rows: readonly IncidentRowData[]): readonly Incident[] => {
  const roots = new Set(
    rows
      .filter(({ parentId, incidentId }) => parentId === null || parentId === incidentId)
      .map(({ incidentId }) => incidentId),
  );
  const parts = new Map<number, IncidentRowData[]>();
  const wholes: IncidentRowData[] = [];
  for (const row of rows) {
    if (row.parentId === null || row.parentId === row.incidentId || !roots.has(row.parentId))
      wholes.push(row);
    else {
      const own = parts.get(row.parentId) ?? [];
      own.push(row);
      parts.set(row.parentId, own);
    }
  }
  return wholes
    .map((row) => incidentOf(row, roots.has(row.incidentId) ? (parts.get(row.incidentId) ?? []) : []))
    .toSorted(byPeriodAndTime);
};

/** A match's periods and incidents (specification §3). */
export interface MatchIncidents {
  readonly periodResults: readonly PeriodResult[];
  readonly incidents: readonly Incident[];
  /** The number of rows that the federation states; null when it does not. */
  readonly total: number | null;
  readonly problems: readonly Problem[];
}

const periodsName = 'matchPeriodResults';
const incidentsName = 'matchIncidents';

const noList = (path: string): either.Either<readonly Problem[], never> =>
  either.left([{ path, message: 'no list of rows' }]);

/** The rows under a name: none where it is null or missing. Null for anything else. */
const rowsAt = (body: Readonly<Record<string, unknown>>, name: string): readonly unknown[] | null => {
  const rows = valueIn(body, name) ?? [];
  return Array.isArray(rows) ? rows : null;
};

/** The answer of `ta/MatchIncidents`: at least one of the two lists. */
export const matchIncidentsBody: Body<MatchIncidents, IncidentRowData> = {
  open: unlessRefused((body) => {
    if (!t.UnknownRecord.is(body)) return noList('');
    const isMissing = [periodsName, incidentsName].every((name) => valueIn(body, name) === undefined);
    const sentPeriods = rowsAt(body, periodsName);
    const sentIncidents = rowsAt(body, incidentsName);
    if (isMissing || sentPeriods === null) return noList(periodsName);
    if (sentIncidents === null) return noList(incidentsName);
    const periods = decodeRows(PeriodResultRow, sentPeriods, `${periodsName}.`);
    const incidents = decodeRows(IncidentRow, sentIncidents, `${incidentsName}.`);
    const sentTotal = OptionalNumber.decode(valueIn(body, 'totalIncidents'));
    const total = either.isRight(sentTotal) ? sentTotal.right : null;
    const problems = [...periods.problems, ...incidents.problems];
    const isForeign =
      sentPeriods.length + sentIncidents.length > 0 && periods.rows.length + incidents.rows.length === 0;
    if (isForeign) return either.left(problems);
    return either.right({
      value: {
        periodResults: periods.rows.flatMap(resultOf),
        incidents: joinIncidents(incidents.rows),
        total,
        problems,
      },
      rows: incidents.rows,
      isEmpty: periods.rows.length + incidents.rows.length === 0,
      problems,
      write: (kept) => ({
        [periodsName]: periods.rows.map(PeriodResultRow.encode),
        totalIncidents: total,
        [incidentsName]: kept.map(IncidentRow.encode),
      }),
    });
  }),
  steps: (body) => rowSteps(IncidentRow, body),
  empty: { [periodsName]: [], totalIncidents: null, [incidentsName]: [] },
};
