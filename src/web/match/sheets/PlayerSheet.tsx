import type { ComponentType } from 'react';
import { lazyPanel } from '../parts/lazyPanel.tsx';
import type { SheetTableProps } from './SheetTable.tsx';

const load = async (): Promise<ComponentType<SheetTableProps<unknown>>> =>
  (await import('./SheetTable.tsx')).SheetTable;

const Table = lazyPanel(load);

/** A team's players and their figures; the table's code loads when first rendered. */
export const PlayerSheet = <Figures,>(props: SheetTableProps<Figures>) => (
  // The cast is safe: the table passes each row's figures only to the columns that came with them.
  <Table {...(props as SheetTableProps<unknown>)} />
);
