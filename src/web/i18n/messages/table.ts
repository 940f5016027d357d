import type { Localised } from '../localised.ts';

const en = {
  rank: '#',
  rankExplained: 'Place in this order',
  scroll: (caption: string) => `${caption}, scrollable table`,
  sorted: (column: string, descending: boolean) =>
    `Sorted by ${column}, ${descending ? 'descending' : 'ascending'}`,
  legend: 'What the columns mean',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  rows: 'Rows',
  all: 'All',
  range: (start: string, end: string, count: string) => `${start}–${end} of ${count}`,
  pages: (caption: string) => `Pages of ${caption}`,
  previous: 'Previous page',
  next: 'Next page',
  download: 'Download CSV',
  downloadOf: (caption: string) => `Download CSV: ${caption}`,
  figure: 'Figure',
  downloadFailed: 'The file could not be made. Try again.',
  allColumns: (more: number) => `All columns (${more} more)`,
  asTable: 'Show as table',
  form: { W: 'Won', D: 'Drawn', L: 'Lost' },
  formLetters: { W: 'W', D: 'D', L: 'L' },
  noForm: 'No matches yet',
};

export type TableMessages = typeof en;

const no: TableMessages = {
  rank: '#',
  rankExplained: 'Plass i denne rekkefølgen',
  scroll: (caption) => `${caption}, rullbar tabell`,
  sorted: (column, descending) => `Sortert etter ${column}, ${descending ? 'synkende' : 'stigende'}`,
  legend: 'Hva kolonnene betyr',
  sortBy: 'Sorter etter',
  ascending: 'Stigende',
  descending: 'Synkende',
  rows: 'Rader',
  all: 'Alle',
  range: (start, end, count) => `${start}–${end} av ${count}`,
  pages: (caption) => `Sider av ${caption}`,
  previous: 'Forrige side',
  next: 'Neste side',
  download: 'Last ned CSV',
  downloadOf: (caption) => `Last ned CSV: ${caption}`,
  figure: 'Tall',
  downloadFailed: 'Filen kunne ikke lages. Prøv igjen.',
  allColumns: (more) => `Alle kolonner (${more} til)`,
  asTable: 'Vis som tabell',
  form: { W: 'Seier', D: 'Uavgjort', L: 'Tap' },
  formLetters: { W: 'S', D: 'U', L: 'T' },
  noForm: 'Ingen kamper ennå',
};

/** The texts of all tables and charts. */
export const tableMessages: Localised<TableMessages> = { en, no };
