import { vi } from 'vitest';

interface Jsdom {
  readonly JSDOM: new () => {
    readonly window: {
      readonly DOMParser: new () => { readonly parseFromString: (html: string, type: string) => Document };
    };
  };
}

const { JSDOM } = await vi.importActual<Jsdom>('jsdom');
const { window } = new JSDOM();

/** A table as it is read where there is room: the headings of its columns, and its rows' cells. */
export interface ReadTable {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The document of a page: its title and main part. What else it carries, styles, data and slider, would take most of the time. */
export const documentOf = (html: string): Document =>
  new window.DOMParser().parseFromString(
    [/<title>.*?<\/title>/s, /<main[\s>].*<\/main>/s].map((part) => part.exec(html)?.[0] ?? '').join(''),
    'text/html',
  );

/** The heads of the columns, those of groups left out: each cell of the head takes the places that are free. */
const headsOf = (head: Element | null): readonly Element[] => {
  const rows = [...(head?.querySelectorAll('tr') ?? [])];
  const lowest: Element[] = [];
  const taken = new Set<string>();
  for (const [depth, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.querySelectorAll('th')) {
      while (taken.has(`${depth} ${column}`)) column += 1;
      for (let right = 0; right < cell.colSpan; right += 1) {
        for (let below = 0; below < cell.rowSpan; below += 1) taken.add(`${depth + below} ${column + right}`);
        if (cell.colSpan === 1) lowest[column] = cell;
      }
      column += cell.colSpan;
    }
  }
  return lowest;
};

/** All tables of a page, in their order. */
export const tablesOf = (document: Document): readonly ReadTable[] =>
  [...document.querySelectorAll('table')].map((table) => {
    const heads = headsOf(table.querySelector('thead'));
    // What a table shows with little room alone stands in the markup too.
    const hasRoom = (_: Element, column: number) => heads[column]?.getAttribute('data-on') !== 'narrow';
    return {
      caption: textOf(table.querySelector('caption')),
      headings: heads.filter(hasRoom).map(textOf),
      rows: [...table.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('th, td')].filter(hasRoom).map(textOf),
      ),
    };
  });

/** The text of a page's main part. */
export const mainText = (document: Document): string => textOf(document.querySelector('main'));
