import type { ComponentType } from 'react';
import { later } from '../parts/later.tsx';
import type { SheetTableProps } from './SheetTable.tsx';

const load = async (): Promise<ComponentType<SheetTableProps<unknown>>> =>
  (await import('./SheetTable.tsx')).SheetTable;

const Table = later(load);

/** A team's players and their figures; the table's code comes when a sheet is drawn. */
export const PlayerSheet = <Figures,>(props: SheetTableProps<Figures>) => (
  // What is counted is the table's own business: it passes each line to the columns that came with it.
  <Table {...(props as SheetTableProps<unknown>)} />
);
