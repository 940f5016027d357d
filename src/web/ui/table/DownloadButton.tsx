import { Download } from 'lucide-react';
import { useState } from 'react';
import { useOptionalChoice } from '../../context/selection.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { Button, IconButton } from '../controls/Button.tsx';
import type { SavedTable } from './saveTable.ts';

interface DownloadButtonProps<Row> {
  readonly caption: string;
  readonly table: () => SavedTable<Row>;
  /** Whether it is an icon only, for one table among others. Default: false. */
  readonly isSign?: boolean;
}

/** Downloads a table with all its rows, as sorted and filtered. The writer is loaded on the press. */
export const DownloadButton = <Row,>({ caption, table, isSign = false }: DownloadButtonProps<Row>) => {
  const m = useMessages(tableMessages);
  const { language } = useI18n();
  const choice = useOptionalChoice();
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    setHasFailed(false);
    const names = { caption, league: choice?.league?.name ?? null, date: choice?.today ?? null };
    try {
      (await import('./saveTable.ts')).saveTable(names, table(), language);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      {isSign ? (
        <IconButton label={m.downloadOf(caption)} title={m.download} onClick={() => void save()}>
          <Download aria-hidden="true" size={18} />
        </IconButton>
      ) : (
        <Button quiet onClick={() => void save()}>
          <Download aria-hidden="true" size={18} />
          {m.download}
        </Button>
      )}
      {hasFailed ? <span role="alert">{m.downloadFailed}</span> : null}
    </>
  );
};
