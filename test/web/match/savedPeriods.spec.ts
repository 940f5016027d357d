import { describe, expect, it } from 'vitest';
import type { PeriodTableView } from '../../../src/web/match/periods/lineScore.ts';
import { savedPeriods } from '../../../src/web/match/periods/PeriodDownloadButton.tsx';
import { csvOf } from '../../../src/web/ui/table/csv.ts';

const columns: PeriodTableView['columns'] = [
  { key: '1', short: '1', long: '1st period' },
  { key: '2', short: '2', long: '2nd period' },
];
const names = { home: 'Nordlys', away: 'Fjellvik, 2' };
const headings = { teamLabel: 'Team', figureLabel: 'Figure', total: { long: 'Total' } };
const goals = { name: 'Goals', values: { home: [1, 0], away: [0, null] }, total: { home: 2, away: 0 } };

const fileOf = (table: PeriodTableView): string => {
  const { columns: saved, rows } = savedPeriods(table, names, headings);
  return csvOf(saved, rows, 'en').slice(1);
};

describe('figures by period as a file', () => {
  it('are a row for each team, with blanks where unknown and the total as given', () => {
    expect(fileOf({ columns, lines: [goals] })).toBe(
      'Team,1st period,2nd period,Total\r\nNordlys,1,0,2\r\n"Fjellvik, 2",0,,0\r\n',
    );
  });

  it('name each row’s figure where there are several, and have no total where there is none', () => {
    const shots = { name: 'Shots', values: { home: [9], away: [7, 8] }, total: null };
    expect(fileOf({ columns, lines: [goals, shots] })).toBe(
      [
        'Figure,Team,1st period,2nd period,Total',
        'Goals,Nordlys,1,0,2',
        'Goals,"Fjellvik, 2",0,,0',
        'Shots,Nordlys,9,,',
        'Shots,"Fjellvik, 2",7,8,',
        '',
      ].join('\r\n'),
    );
  });
});
