import type { BySide } from '@kampdag/core/side';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { DownloadButton } from '../../ui/table/DownloadButton.tsx';
import type { PeriodTableView } from './periodTable.ts';
import { savedPeriods } from './savedPeriods.ts';

export interface PeriodDownloadProps {
  readonly caption: string;
  readonly table: PeriodTableView;
  readonly names: BySide<string>;
  readonly teamLabel: string;
  readonly total: { readonly long: string };
}

/** Downloads a table of periods as a file named after its teams. */
export const PeriodDownloadButton = ({ caption, table, names, ...headings }: PeriodDownloadProps) => {
  const { figure } = useMessages(tableMessages);
  return (
    <DownloadButton
      isSign
      caption={`${caption} ${names.home} ${names.away}`}
      table={() => savedPeriods(table, names, { ...headings, figureLabel: figure })}
    />
  );
};
