import '@testing-library/jest-dom/vitest';
import { civilDate } from '@kampdag/core/time/civilDate';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Calendar } from '../../../src/web/ui/controls/Calendar.tsx';
import { renderView } from '../support/renderView.tsx';

afterEach(cleanup);

const today = civilDate({ year: 2026, month: 11, day: 21 });

const open = (language: 'en' | 'no' = 'en') => {
  const onChoose = vi.fn();
  renderView(
    <Calendar
      date={today}
      today={today}
      matchDays={[civilDate({ year: 2026, month: 11, day: 22 })]}
      onChoose={onChoose}
    />,
    { language },
  );
  return { onChoose };
};

describe('the calendar', () => {
  it('begins at the chosen day, for the arrow keys', () => {
    open();
    expect(screen.getByRole('button', { name: /21 November 2026/ })).toHaveFocus();
  });

  it('marks the days that have matches, and says so', () => {
    open();
    expect(screen.getByRole('button', { name: /22 November 2026, matches$/ })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /, matches$/ })).toHaveLength(1);
  });

  it('goes to another year at once, and chooses a day there', async () => {
    const { onChoose } = open();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2019');
    expect(screen.getByRole('status')).toHaveTextContent('November 2019');
    await userEvent.click(screen.getByRole('button', { name: /21 November 2019/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('2019-11-21');
  });

  it('has the years a date may lie in, 100 back and 52 ahead (§5), and their months by name', () => {
    open('no');
    const years = within(screen.getByRole('combobox', { name: 'År' })).getAllByRole('option');
    expect([years.at(0)?.textContent, years.at(-1)?.textContent]).toEqual(['1926', '2078']);
    const months = within(screen.getByRole('combobox', { name: 'Måned' })).getAllByRole('option');
    expect(months.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
      'januar',
      'februar',
      'mars',
      'april',
      'mai',
    ]);
  });
});
