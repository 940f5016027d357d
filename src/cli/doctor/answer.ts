import { gateOf, type OutgoingAnswer, outgoingAnswer } from '@kampdag/core/gateway/outgoing';
import type { Tie } from '@kampdag/core/gateway/publicationRule';
import { grouped } from '@kampdag/core/grouped';
import {
  type Aspect,
  allOf,
  everythingPublished,
  type LeaguePublication,
  nothingPublished,
  publishes,
} from '@kampdag/core/league/match/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { fieldOf } from '../../server/gateway/anomalies.ts';
import type { Publications } from '../../server/gateway/publication/publications.ts';
import type { Call } from '../../server/gateway/router.ts';

interface AnswerReading {
  readonly rows: number;
  readonly shown: number;
  /** Fields that could not be read, with counts. */
  readonly unread: readonly string[];
  /** What would be withheld, and by which rule (reading 24). */
  readonly withheld: readonly string[];
}

const aspectWords: Readonly<Record<Aspect, string>> = {
  matches: 'its matches',
  results: 'its results',
  standings: 'its table',
  statistics: 'its statistics',
  teams: 'its teams',
  referees: 'its referees',
};
const aspects = Object.keys(aspectWords) as readonly Aspect[];

const RowsLike = t.type({ rows: t.UnknownArray });

const sizeOf = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (RowsLike.is(value)) return value.rows.length;
  const lists = t.UnknownRecord.is(value) ? Object.values(value).filter(Array.isArray) : [];
  return lists.length === 0 ? 1 : lists.reduce((all, list) => all + list.length, 0);
};

/** The path of a problem, or the list of a row that was lost as a whole. */
const placeOf = (path: string): string => {
  const field = fieldOf(path);
  if (!/(^|\.)\d*$/.test(path)) return field;
  return field === '' ? 'a whole row' : `a whole row of ${field}`;
};

const tallied = (words: readonly string[]): readonly string[] =>
  [...grouped(words, (word) => word)].map(([word, { length }]) => `${length} × ${word}`);

/** The rows with the same ties. */
const groupsOf = (rows: OutgoingAnswer<unknown>['ties']) =>
  [...grouped([...rows.entries()], ([, ties]) => JSON.stringify(ties)).values()].map((group) => ({
    ties: group[0]?.[1] ?? [],
    indices: group.map(([index]) => index),
  }));

const leagueWords = (ties: readonly Tie[]): string => {
  const [tie] = ties;
  if (tie === undefined) return 'they cannot be tied to a league';
  if (tie.type === 'league') return `league ${tie.tournamentId}`;
  return tie.type === 'match' ? `the league of match ${tie.matchId}` : 'their league';
};

/** Reads an answer as the server would before sending it; an error message if it cannot be read. */
export const readAnswer = async (
  { endpoint, params }: Call,
  body: unknown,
  deployment: Deployment,
  publications: Publications,
): Promise<either.Either<string, AnswerReading>> => {
  const opened = outgoingAnswer(endpoint, body, params);
  if (either.isLeft(opened)) {
    const field = fieldOf(opened.left[0]?.path ?? '');
    return either.left(`its answer cannot be read${field === '' ? '' : ` at ${field}`}`);
  }
  const answer = opened.right;
  publications.learn(deployment, endpoint, params, answer.value);
  const unread = tallied(answer.problems.map(({ path }) => placeOf(path)));
  const reading = { rows: Math.max(answer.ties.length, sizeOf(answer.value)), unread };

  const gate = gateOf(endpoint, params);
  if (gate !== null) {
    const found = await publications.of(deployment, [gate.tie])();
    const published = either.getOrElse(() => nothingPublished)(found);
    const may = publishes(published, gate.aspects);
    const who = leagueWords([gate.tie]);
    const what = gate.aspects.flatMap((one) => (published[one] ? [] : aspectWords[one])).join(' and ');
    const why = either.isLeft(found)
      ? `whether ${who} publishes ${what} cannot be said`
      : `${who} does not publish ${what}`;
    return either.right({
      ...reading,
      shown: may ? reading.rows : 0,
      withheld: may ? [] : [`all, for ${why}`],
    });
  }
  if (answer.ties.length === 0) return either.right({ ...reading, shown: reading.rows, withheld: [] });

  /** The shown part of some rows under a publication. */
  const shownOf = (indices: readonly number[], publication: LeaguePublication): readonly unknown[] => {
    const each = answer.ties.map((_, index) => (indices.includes(index) ? publication : nothingPublished));
    const out = answer.writePublished(each);
    if (out === undefined) return [];
    const again = outgoingAnswer(endpoint, out, params);
    const value: unknown = either.isRight(again) ? again.right.value : null;
    return RowsLike.is(value) ? value.rows : value === null ? [] : [value];
  };
  const withheld: string[] = [];
  let shown = 0;
  for (const { ties, indices } of groupsOf(answer.ties)) {
    const found = await publications.of(deployment, ties)();
    const publication = either.isRight(found) && ties.length > 0 ? found.right : nothingPublished;
    const here = shownOf(indices, publication);
    shown += here.length;
    const whole = JSON.stringify(here) === JSON.stringify(shownOf(indices, everythingPublished));
    if (whole) continue;
    const how = here.length === 0 ? `${indices.length}` : `part of ${indices.length}`;
    const told = JSON.stringify(here);
    const aspect = aspects.find(
      (one) => JSON.stringify(shownOf(indices, allOf([{ ...publication, [one]: true }]))) !== told,
    );
    const who = leagueWords(ties);
    if (either.isLeft(found)) withheld.push(`${how}, for whether ${who} publishes them cannot be said`);
    else if (ties.length === 0) withheld.push(`${how}, for ${who}`);
    else withheld.push(`${how}, for ${who} does not publish ${aspectWords[aspect ?? 'matches']}`);
  }
  return either.right({ ...reading, shown, withheld });
};
