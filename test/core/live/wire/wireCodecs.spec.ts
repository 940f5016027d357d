import {
  isRecord,
  WireFlag,
  WireNumber,
  WirePeople,
  WirePerson,
  WireText,
  wireRows,
} from '@kampdag/core/live/wire/wireCodecs';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';

describe('a field of a live message (R17, wire-format §3)', () => {
  it('is a number as such or as digits in a text, and nothing else', () => {
    const sent = [
      0,
      -1,
      2.5,
      '7',
      ' -12 ',
      '3.25',
      '',
      ' ',
      'x7',
      '7x',
      '1e3',
      '7.',
      Number.NaN,
      Infinity,
      true,
      null,
      undefined,
      {},
      [1],
    ];
    expect(sent.map(WireNumber.read)).toEqual([
      0,
      -1,
      2.5,
      7,
      -12,
      3.25,
      ...Array.from({ length: 13 }, () => null),
    ]);
  });

  it('is a trimmed text, and null where blank', () => {
    expect([' a b ', 'c', '', '  ', 7, null, undefined, {}].map(WireText.read)).toEqual([
      'a b',
      'c',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is true or false also as 1 and 0 and in words, and neither where it is anything else', () => {
    expect(new Set([true, 1, 'true'].map(WireFlag.read))).toEqual(new Set([true]));
    expect(new Set([false, 0, 'false'].map(WireFlag.read))).toEqual(new Set([false]));
    expect([2, '1', '0', 'True', '', null, undefined, {}].map(WireFlag.read)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  });

  it("is a person's id also inside an object; 0 is nobody", () => {
    expect(
      [5, '6', { Id: 7 }, { Id: '8' }, 0, '0', { Id: 0 }, {}, [9], null, 'x'].map(WirePerson.read),
    ).toEqual([5, 6, 7, 8, null, null, null, null, null, null, null]);
  });

  it('is a list of persons, or comma-separated ids, without nobody', () => {
    expect([[1, '2', { Id: 3 }, 0, 'x', null], '4, 5,,0', [], '', 6, null].map(WirePeople.read)).toEqual([
      [1, 2, 3],
      [4, 5],
      [],
      [],
      null,
      null,
    ]);
  });

  it('is a list of any values, or null', () => {
    const list = [1, 'x', null];
    const { read } = wireRows(t.type({}), null);
    expect(read(list)).toBe(list);
    expect([{ length: 1 }, 'abc', null].map(read)).toEqual([null, null, null]);
  });

  it('is an object where it is no list, no text and not null', () => {
    expect([{}, Object.create(null), { a: 1 }].map(isRecord)).toEqual([true, true, true]);
    expect([null, undefined, 'x', 1, [], true].map(isRecord)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('never fails: a bad one is null', () => {
    expect(WireNumber.decode('x')).toMatchObject({ _tag: 'Right', right: null });
    expect([WireNumber.is(null), WireNumber.is(4), WireNumber.is('4')]).toEqual([true, true, false]);
    expect(WireText.encode(null)).toBeNull();
  });
});
