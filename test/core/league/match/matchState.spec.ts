import type { Match } from '@kampdag/core/league/match/match';
import { type MatchFacts, matchStateOf, type ReportedState } from '@kampdag/core/league/match/matchState';
import { shownStatusOf } from '@kampdag/core/league/match/shownStatus';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { instantOfOslo } from '@kampdag/core/time/oslo';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedToday, matchWithin, plainMatch, wallTime } from '../../../arbitraries/matches.ts';

const at = (hours: number, minutes: number, date: string = generatedToday) => ({
  date: date as CivilDate,
  time: TimeOfDay(hours * 60 + minutes),
});
const won = { goals: { home: 3, away: 1 }, text: '3-1' };
const evening = at(19, 0);

const reported = (own: Partial<ReportedState> = {}): ReportedState => ({
  phase: 'inPlay',
  period: { kind: 'regulation', number: 2 },
  shootout: null,
  lastAt: instantOfOslo(evening),
  ...own,
});

const state = (match: Partial<Match>, facts: Partial<Omit<MatchFacts, 'match'>> = {}) =>
  matchStateOf({
    match: { ...plainMatch, ...match },
    isPublished: true,
    reported: null,
    decidedIn: null,
    now: evening,
    ...facts,
  });

const anyReport = fc.option(
  fc.record({
    phase: fc.constantFrom<ReportedState['phase']>('notStarted', 'inPlay', 'intermission', 'ended'),
    period: fc.constantFrom<ReportedState['period']>(
      null,
      { kind: 'regulation', number: 1 },
      { kind: 'overtime', number: 1 },
      { kind: 'shootout', number: 1 },
    ),
    shootout: fc.constantFrom(null, { home: 1, away: 0 }),
    lastAt: wallTime.map(instantOfOslo),
  }),
);

describe('the state of a match', () => {
  it('comes from the log during play: period, break, shootout and score', () => {
    expect(state({}, { reported: reported() })).toEqual({
      type: 'InPlay',
      period: { kind: 'regulation', number: 2 },
      isBreak: false,
      shootout: null,
    });
    expect(state({}, { reported: reported({ phase: 'intermission' }) })).toMatchObject({ isBreak: true });
    const shootout = { period: { kind: 'shootout', number: 1 }, shootout: { home: 2, away: 1 } } as const;
    expect(state({}, { reported: reported(shootout) })).toMatchObject({ type: 'InPlay', ...shootout });
  });

  it('stays live when play exceeds its time, but not when the log falls silent', () => {
    const late = at(23, 30);
    expect(state({}, { now: late, reported: reported({ lastAt: instantOfOslo(at(23, 10)) }) }).type).toBe(
      'InPlay',
    );
    expect(state({}, { now: late, reported: reported() }).type).toBe('WithoutResult');
    expect(state({}, { now: at(19, 0, '2026-10-17'), reported: reported() }).type).toBe('WithoutResult');
  });

  it('is late if the reporter is present before the start, and over if it never starts', () => {
    const described = reported({ phase: 'notStarted', period: null, lastAt: Instant(0) });
    expect(state({}, { reported: described })).toEqual({ type: 'ToCome', isLate: true });
    expect(state({}, { reported: described, now: at(12, 0) })).toEqual({ type: 'ToCome', isLate: false });
    expect(state({}, { reported: described, now: at(23, 0) }).type).toBe('WithoutResult');
  });

  it('is over with a result, whatever the log says, with the deciding overtime or shootout', () => {
    expect(state({ result: won }, { reported: reported({ phase: 'notStarted' }) })).toMatchObject({
      type: 'Ended',
      decidedIn: null,
    });
    const overtime = { kind: 'overtime', number: 1 } as const;
    expect(
      state({ result: won }, { reported: reported({ phase: 'ended', period: overtime }) }),
    ).toMatchObject({ decidedIn: overtime });
    expect(state({ result: won }, { decidedIn: overtime })).toMatchObject({ decidedIn: overtime });
    expect(state({}, { reported: reported({ phase: 'ended' }) })).toMatchObject({
      type: 'Ended',
      decidedIn: null,
    });
  });

  it('is never what it was planned to be where the federation says that it was not played (R9)', () => {
    fc.assert(
      fc.property(matchWithin(2), wallTime, anyReport, fc.boolean(), (match, now, told, isPublished) => {
        fc.pre(match.nonPlayReason !== null);
        const facts = { match, now, isPublished, decidedIn: null };
        const { type } = matchStateOf({ ...facts, reported: told });
        expect(['Cancelled', 'Postponed', 'Walkover', 'NoShow']).toContain(type);
      }),
    );
  });

  it('is told by nothing that would tell a result that is held back (R24)', () => {
    fc.assert(
      fc.property(matchWithin(2), wallTime, anyReport, (match, now, told) => {
        const facts = { match, now, isPublished: false, decidedIn: null };
        const hidden = matchStateOf({ ...facts, reported: told });
        expect(hidden).toEqual(matchStateOf({ ...facts, match: { ...match, result: null }, reported: null }));
        expect(['InPlay', 'WithoutResult']).not.toContain(hidden.type);
      }),
    );
  });

  it('is upcoming only before the match, or if its reporter has not begun it', () => {
    fc.assert(
      fc.property(matchWithin(2), wallTime, anyReport, (match, now, told) => {
        const { type } = matchStateOf({ match, now, isPublished: true, decidedIn: null, reported: told });
        if (type !== 'ToCome') return;
        expect(match.result).toBeNull();
        const listed = shownStatusOf(match, now).type;
        if (told?.phase !== 'notStarted') expect(['Scheduled', 'Upcoming']).toContain(listed);
        else expect(listed).not.toBe('Finished');
      }),
    );
  });

  it('is the same on pages as in lists, unless its log differs', () => {
    const sameAs = {
      Scheduled: ['ToCome'],
      Upcoming: ['ToCome'],
      Live: ['InPlay'],
      InProgress: ['Unreported'],
      Finished: ['Ended', 'WithoutResult'],
      Cancelled: ['Cancelled'],
      Postponed: ['Postponed'],
      Walkover: ['Walkover'],
      NoShow: ['NoShow'],
    } as const;
    fc.assert(
      fc.property(matchWithin(2), wallTime, (match, now) => {
        const { type } = matchStateOf({ match, now, isPublished: true, decidedIn: null, reported: null });
        expect(sameAs[shownStatusOf(match, now).type]).toContain(type);
      }),
    );
  });
});
