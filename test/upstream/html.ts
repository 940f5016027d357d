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

/** A table as read on a wide screen: column headings, and cells by row. */
export interface ReadTable {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const textOf = (element: Element | null): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The title and main part of a page; parsing styles, data and slider would take most of the time. */
export const documentOf = (html: string): Document =>
  new window.DOMParser().parseFromString(
    [/<title>.*?<\/title>/s, /<main[\s>].*<\/main>/s].map((part) => part.exec(html)?.[0] ?? '').join(''),
    'text/html',
  );

/** The column headers without those of groups: header cells fill the free positions. */
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

/** All tables of a page, in order. */
export const tablesOf = (document: Document): readonly ReadTable[] =>
  [...document.querySelectorAll('table')].map((table) => {
    const heads = headsOf(table.querySelector('thead'));
    // The markup also has the cells for narrow screens.
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
