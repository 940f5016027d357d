import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/web/i18n/I18nContext.tsx';
import type { Column } from '../../../src/web/ui/table/column.ts';
import { DataTable, type DataTableProps } from '../../../src/web/ui/table/DataTable.tsx';
import { i18nIn } from '../support/renderView.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Player {
  readonly name: string;
  readonly goals: number | null;
}

const columns: readonly Column<Player>[] = [
  { key: 'name', label: 'Player', value: ({ name }) => name, isHeader: true },
  { key: 'goals', label: 'G', explanation: 'Goals scored', value: ({ goals }) => goals, numeric: true },
  { key: 'note', label: 'Note', value: () => 'x' },
];

const three: readonly Player[] = [
  { name: 'Berg', goals: 2 },
  { name: 'Aas', goals: null },
  { name: 'Dahl', goals: 7 },
];

const many = (count: number): readonly Player[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}`, goals: at }));

const Address = () => <p data-testid="address">{useLocation().search}</p>;

/** The meanings under a table, by heading. */
const legend = (): readonly string[] =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

const show = (props: Partial<DataTableProps<Player>> = {}, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <I18nProvider value={i18nIn('en')}>
        <DataTable
          caption="Scorers"
          rows={three}
          columns={columns}
          rowKey={({ name }) => name}
          name=""
          sort={null}
          {...props}
        />
        <Address />
      </I18nProvider>
    </MemoryRouter>,
  );

const names = (): readonly (string | null)[] =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });
const address = () => screen.getByTestId('address').textContent;

/** A screen this wide, for what is asked of it by media query. */
const screenIs = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

describe('a table', () => {
  it('says what its columns mean below it, without hovering', async () => {
    show();
    await userEvent.click(screen.getByText('What the columns mean'));
    expect(legend()).toEqual(['G: Goals scored']);
  });

  it('has a name, headings and a name for each row', () => {
    show();
    expect(screen.getByRole('table', { name: 'Scorers' })).toBeInTheDocument();
    expect(names()).toEqual(['Berg', 'Aas', 'Dahl']);
    expect(within(screen.getByRole('table')).getAllByRole('cell', { name: '–' })).toHaveLength(1);
  });

  it('is sorted by keyboard: figures from the greatest, then the other way, what is not known last', async () => {
    const user = userEvent.setup();
    show();
    expect(heading('G')).toHaveAttribute('aria-sort', 'none');
    await user.tab();
    await user.tab();
    expect(within(heading('G')).getByRole('button')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(heading('G')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Dahl', 'Berg', 'Aas']);
    await user.keyboard(' ');
    expect(heading('G')).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Berg', 'Dahl', 'Aas']);
    expect(within(heading('G')).getByRole('button')).toHaveFocus();
  });

  it('tells politely how it is sorted, by what the column means', async () => {
    const user = userEvent.setup();
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(within(heading('G')).getByRole('button'));
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Goals scored, descending');
  });

  it('keeps its sort in the address and takes it from there; words are sorted from A first', async () => {
    const user = userEvent.setup();
    show({}, '/?sort=-name&teamId=3');
    expect(names()).toEqual(['Dahl', 'Berg', 'Aas']);
    await user.click(within(heading('Player')).getByRole('button'));
    expect(names()).toEqual(['Aas', 'Berg', 'Dahl']);
    expect(address()).toBe('?sort=name&teamId=3');
  });

  it('keeps the rows’ own order where the address names a column that is not there', () => {
    show({}, '/?sort=none');
    expect(heading('Note')).toHaveAttribute('aria-sort', 'none');
    expect(names()).toEqual(['Berg', 'Aas', 'Dahl']);
  });

  it('explains a heading on focus and on touch, and to those who hear it always', async () => {
    const user = userEvent.setup();
    show();
    const button = within(heading('G')).getByRole('button');
    expect(button).toHaveAccessibleDescription('Goals scored');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Goals scored');
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(within(heading('Note')).getByRole('button')).toHaveFocus();
    await user.pointer([{ keys: '[TouchA]', target: button }]);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Goals scored');
  });

  it('leads where its rows lead: the name is the link, and a click elsewhere in the row follows it', async () => {
    const user = userEvent.setup();
    show({ rowLink: ({ name }) => (name === 'Aas' ? null : `/?player=${name}`) });
    expect(screen.getByRole('link', { name: 'Berg' })).toHaveAttribute('href', '/?player=Berg');
    expect(screen.queryByRole('link', { name: 'Aas' })).toBeNull();
    await user.click(screen.getByRole('cell', { name: '7' }));
    expect(address()).toBe('?player=Dahl');
    await user.click(screen.getByRole('cell', { name: '–' }));
    expect(address()).toBe('?player=Dahl');
  });

  it('shows 20 rows, pages through the rest, and starts again with another sort or size', async () => {
    const user = userEvent.setup();
    show({ rows: many(45) });
    expect(names()).toHaveLength(20);
    expect(screen.getByText('1–20 of 45')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(names()).toEqual(['Player 41', 'Player 42', 'Player 43', 'Player 44', 'Player 45']);
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    expect(address()).toBe('?page=3');
    await user.click(within(heading('G')).getByRole('button'));
    expect(names()[0]).toBe('Player 45');
    expect(address()).toBe('?sort=-goals');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), 'All');
    expect(names()).toHaveLength(45);
    expect(address()).toBe('?sort=-goals&size=all');
  });

  it('offers 10, 20, 25, 50, 100 and all, ascending, and each again after another (§9)', async () => {
    const user = userEvent.setup();
    show({ rows: many(45) });
    const sizes = ['10', '20', '25', '50', '100', 'All'];
    const choice = screen.getByRole('combobox', { name: 'Rows' });
    const offered = () =>
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(sizes);
    for (const size of ['All', '20', '10', 'All', '25', '20']) {
      await user.selectOptions(choice, size);
      expect(names()).toHaveLength(size === 'All' ? 45 : Number(size));
      expect(offered()).toEqual(sizes);
    }
  });

  it('shows the last page where the address asks for a later one', () => {
    show({ rows: many(45) }, '/?page=99');
    expect(names()).toHaveLength(5);
  });

  it('shows 10 rows on a phone where statistics ask for it, unless a size was chosen (§2)', () => {
    screenIs(true);
    show({ rows: many(45), mobilePageSize: 10 });
    expect(names()).toHaveLength(10);
    cleanup();
    show({ rows: many(45), mobilePageSize: 10 }, '/?size=25');
    expect(names()).toHaveLength(25);
    cleanup();
    screenIs(false);
    show({ rows: many(45), mobilePageSize: 10 });
    expect(names()).toHaveLength(20);
  });

  it('is cards on narrow screens, sorted by a choice of their own', async () => {
    screenIs(true);
    const user = userEvent.setup();
    show({ card: ({ name, goals }) => <p>{`${name}: ${goals ?? 0}`}</p> });
    expect(screen.queryByRole('table')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Goals scored');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Dahl: 7',
      'Berg: 2',
      'Aas: 0',
    ]);
    await user.click(screen.getByRole('button', { name: 'Descending' }));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Berg: 2');
  });

  it('numbers its rows by the present order, through all pages', () => {
    show({ rows: many(45), ranked: true }, '/?page=2&sort=-goals');
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(/^21Player 2524/);
  });

  it('has headings over groups of columns', () => {
    show({
      columns: columns.map((column) =>
        column.key === 'name' ? column : Object.assign({}, column, { group: 'Season' }),
      ),
    });
    expect(screen.getByRole('columnheader', { name: 'Season' })).toHaveAttribute('colspan', '2');
    expect(heading('Player')).toHaveAttribute('rowspan', '2');
  });

  it('is taken along as a file with all rows, in the order shown', async () => {
    const user = userEvent.setup();
    const files: Blob[] = [];
    const downloads: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return 'blob:table';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download);
    });
    show({ rows: many(45) }, '/?sort=-goals');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    click.mockRestore();
    expect(downloads).toEqual(['scorers.csv']);
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(47);
    expect(lines[1]).toBe('Player 45,44,x');
  });

  it('says how many columns a narrow table leaves out, shows them when asked, and never hides the one that sorts', async () => {
    const [name, goals, note] = columns;
    if (name === undefined || goals === undefined || note === undefined) throw new Error('three columns');
    const some: readonly Column<Player>[] = [
      name,
      { ...goals, on: 'wide' },
      { ...note, on: 'wide' },
      { ...goals, key: 'sum', label: 'Sum', on: 'narrow' },
    ];
    show({ columns: some });
    const table = screen.getByRole('region');
    expect(table).toHaveAttribute('data-columns', 'few');
    const more = screen.getByRole('button', { name: 'All columns (2 more)' });
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-pressed', 'true');
    expect(table).not.toHaveAttribute('data-columns');
    cleanup();
    show({ columns: some }, '/?sort=-goals');
    expect(screen.getByRole('button', { name: 'All columns (1 more)' })).toBeVisible();
    cleanup();
    show();
    expect(screen.queryByRole('button', { name: /^All columns/ })).toBeNull();
  });
});
