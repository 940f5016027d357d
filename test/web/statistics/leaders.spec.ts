import { describe, expect, it } from 'vitest';
import type { LeaderRule } from '../../../src/web/statistics/definition.ts';
import { firstFive, leaderBoards } from '../../../src/web/statistics/leaders/leaders.ts';

const rows = [
  { name: 'A', goals: 3, average: 2.5 },
  { name: 'B', goals: 9, average: 1.5 },
  { name: 'C', goals: 9, average: null },
  { name: 'D', goals: 0, average: 3 },
  { name: 'E', goals: 1, average: 0 },
  { name: 'F', goals: 2, average: 4 },
  { name: 'G', goals: 4, average: 5 },
];

const names = (five: readonly { readonly row: { readonly name: string } }[]) =>
  five.map(({ row }) => row.name);

describe('the first five', () => {
  it('have the most, without rows that have none; ties keep the table’s order', () => {
    expect(names(firstFive(rows, ({ goals }) => goals))).toEqual(['B', 'C', 'G', 'A', 'F']);
    expect(names(firstFive(rows.slice(3, 4), ({ goals }) => goals))).toEqual([]);
  });

  it('or the least, of which 0 is the best, without rows that have no value', () => {
    expect(names(firstFive(rows, ({ average }) => average, 'least'))).toEqual(['E', 'B', 'A', 'D', 'F']);
  });
});

const boards = (
  rules: readonly LeaderRule[],
  isRegular: (row: (typeof rows)[number]) => boolean = () => true,
) =>
  leaderBoards({
    rows,
    rules,
    columns: [
      { key: 'goals', label: 'G', explanation: 'Goals', value: ({ goals }) => goals },
      { key: 'none', label: 'N', value: () => null },
    ],
    isRegular,
    about: ({ name }) => ({ key: name, name, teamName: null, to: null }),
    language: 'en',
    number: String,
  });

describe('the leaders’ boards', () => {
  it('draw bars as shares of the leader’s value', () => {
    const [board] = boards([{ column: 'goals' }]);
    expect(board?.title).toBe('Goals');
    expect(board?.leaders.map(({ text, share }) => [text, share])).toEqual([
      ['9', 1],
      ['9', 1],
      ['4', 4 / 9],
      ['3', 1 / 3],
      ['2', 2 / 9],
    ]);
  });

  it('leave out players without enough play, and columns without a leader', () => {
    const [board] = boards([{ column: 'goals', amongRegulars: true }], ({ name }) => name === 'G');
    expect(board?.leaders).toHaveLength(1);
    expect(boards([{ column: 'none' }])).toEqual([]);
  });
});
