import {
  BirthYear,
  ElapsedTime,
  Flag,
  KnownCount,
  KnownMeasure,
  Listed,
  optionalId,
  PlayingTime,
  ReportedCount,
  ReportedPlace,
  ReportedSum,
  Share,
  ShirtNumber,
  SideLetter,
} from '@kampdag/core/decode/rowCodecs';
import { PersonId } from '@kampdag/core/ids';
import { either } from 'fp-ts';
import type * as t from 'io-ts';
import { describe, expect, it } from 'vitest';

const reads = <A>(codec: t.Type<A, unknown>, ...values: readonly unknown[]): readonly unknown[] =>
  values.map((value) => {
    const decoded = codec.decode(value);
    return either.isRight(decoded) ? decoded.right : 'refused';
  });

describe('the tolerated oddities of the wire (wire-format §3)', () => {
  it('take a year off a date of birth in any of its forms, and nothing else (R25)', () => {
    expect(
      reads(
        BirthYear,
        '2012-05-17T00:00:00',
        '05/17/2012 00:00:00',
        '2012',
        2012,
        '2012 ',
        '0001-01-01T00:00:00',
        '',
      ),
    ).toEqual([2012, 2012, 2012, 2012, 2012, null, null]);
    expect(reads(BirthYear, null, undefined, 'x', '20120517', {}, true)).toEqual([
      null,
      null,
      null,
      null,
      'refused',
      'refused',
    ]);
    expect(BirthYear.encode(2012)).toBe('2012');
  });

  it('take a share as a fraction, a value over 1 as a percentage', () => {
    expect(reads(Share, 0.55, 55, '55', 1, 0, 100, 101, -1, null)).toEqual([
      0.55,
      0.55,
      0.55,
      1,
      0,
      1,
      null,
      null,
      null,
    ]);
  });

  it('take MMSS for the time played in the period', () => {
    expect(reads(ElapsedTime, 922, 3, 1000, '922', '09:22', '9:22', 0)).toEqual([
      562, 3, 600, 562, 562, 562, 0,
    ]);
    expect(reads(ElapsedTime, -1, 9.5, 'x', null, 99_999, [])).toEqual([
      null,
      null,
      null,
      null,
      null,
      'refused',
    ]);
    expect(ElapsedTime.encode(562)).toBe(922);
  });

  it('take minutes and seconds for playing time, and hours', () => {
    expect(reads(PlayingTime, '12:34', '1:02:03', '65:00', 754, '', 'x', null, -1)).toEqual([
      754,
      3723,
      3900,
      754,
      null,
      null,
      null,
      null,
    ]);
  });

  it('take 0 for a number on a shirt, and 00 for another', () => {
    expect(reads(ShirtNumber, '0', '00', 0, ' 7 ', '', null)).toEqual(['0', '00', '0', '7', null, null]);
  });

  it('take lists as lists and as text with commas', () => {
    expect(reads(Listed, '1, 2,3', [1, '2'], [' 1,2 ', 3], '', null, 7)).toEqual([
      ['1', '2', '3'],
      ['1', '2'],
      ['1', '2', '3'],
      [],
      [],
      ['7'],
    ]);
    expect(reads(Listed, {}, [{}], true)).toEqual(['refused', 'refused', 'refused']);
  });

  it('take H for home, and A and B for away', () => {
    expect(reads(SideLetter, 'H', 'B', 'A', ' h ', 'X', null, 3)).toEqual([
      'home',
      'away',
      'away',
      'home',
      null,
      null,
      'refused',
    ]);
    expect([SideLetter.encode('home'), SideLetter.encode('away'), SideLetter.encode(null)]).toEqual([
      'H',
      'B',
      null,
    ]);
  });

  it('take for unknown what a reported number cannot be: a fraction, a negative count, a place before the first (R35)', () => {
    expect(reads(ReportedCount, 0, 5, '7', -1, 3.5, '1,5', null)).toEqual([0, 5, 7, null, null, null, null]);
    expect(reads(ReportedSum, -2, 0, 3.5, '1,5', null)).toEqual([-2, 0, null, null, null]);
    expect(reads(ReportedPlace, 1, 0, -1, 1.5, null)).toEqual([1, null, null, null, null]);
  });

  it('take −1 for unknown, and 0 too where it is a measure', () => {
    expect(reads(KnownCount, -1, 0, 5, '5', null)).toEqual([null, 0, 5, 5, null]);
    expect(reads(KnownMeasure, -1, 0, 185, null)).toEqual([null, null, 185, null]);
    expect(KnownCount.encode(null)).toBe(-1);
  });

  it('take yes in its forms, and all else for no', () => {
    expect(new Set(reads(Flag, true, 1, '1', 'True', 'C'))).toEqual(new Set([true]));
    expect(new Set(reads(Flag, false, 0, 'A', '', null, undefined))).toEqual(new Set([false]));
    expect(reads(Flag, {}, [])).toEqual(['refused', 'refused']);
  });

  it('take 0 for no id', () => {
    expect(reads(optionalId(PersonId), 0, '0', 7, '7', null, 'x')).toEqual([
      null,
      null,
      7,
      7,
      null,
      'refused',
    ]);
  });
});
