import { describe, expect, it } from 'vitest';
import { firstFive, leaderBoards } from '../../../src/web/screens/statistics/leaders/leaders.ts';

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
  it('have the most; who has none leads in nothing, and a tie keeps the table’s order', () => {
    expect(names(firstFive(rows, ({ goals }) => goals))).toEqual(['B', 'C', 'G', 'A', 'F']);
    expect(names(firstFive(rows.slice(3, 4), ({ goals }) => goals))).toEqual([]);
  });

  it('or the least, of which 0 is the best; who has no value is left out', () => {
    expect(names(firstFive(rows, ({ average }) => average, 'least'))).toEqual(['E', 'B', 'A', 'D', 'F']);
  });
});

const tell = ({ name }: { readonly name: string }) => ({ key: name, name, of: null, to: null });

describe('the leaders’ boards', () => {
  it('draw bars as shares of the leader’s value', () => {
    const [board] = leaderBoards(
      rows,
      [{ key: 'goals', title: 'Goals', value: ({ goals }) => goals, text: String }],
      tell,
    );
    expect(board?.leaders.map(({ text, share }) => [text, share])).toEqual([
      ['9', 1],
      ['9', 1],
      ['4', 4 / 9],
      ['3', 1 / 3],
      ['2', 2 / 9],
    ]);
  });

  it('leave out who is not admitted, and a race that nobody leads', () => {
    const race = { key: 'x', title: 'X', value: () => 1, text: String };
    expect(
      leaderBoards(rows, [{ ...race, admits: ({ name }) => name === 'D' }], tell)[0]?.leaders,
    ).toHaveLength(1);
    expect(leaderBoards(rows, [{ ...race, value: () => null }], tell)).toEqual([]);
  });
});
