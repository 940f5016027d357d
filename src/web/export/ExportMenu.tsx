import { Download } from 'lucide-react';
import { lazy, Suspense, useRef, useState, useTransition } from 'react';
import { useChoice } from '../context/selection.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { IconButton } from '../ui/controls/Button.tsx';
import { loadWithRetry } from '../ui/loadWithRetry.ts';
import type { Exported, ExportedList } from './ExportPanel.tsx';
import { place } from './exportButton.css.ts';
import { exportMessages } from './exportMessages.ts';

const load = () => import('./ExportPanel.tsx');
const preload = () => void load().catch(() => undefined);
const ExportPanel = lazy(async () => ({ default: (await loadWithRetry(load)).ExportPanel }));

/** A button that opens what exports the page, loaded on intent: with the placing of popovers it is 41 KB. */
export const ExportMenu = (exported: Exported) => {
  const { title } = useMessages(exportMessages);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLoading, startOpening] = useTransition();
  return (
    <div className={place}>
      <IconButton
        label={title}
        title={title}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => startOpening(() => setOpen(!isOpen))}
      >
        <Download aria-hidden="true" size={22} />
      </IconButton>
      <Suspense>
        {isOpen ? <ExportPanel {...exported} opener={opener} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </div>
  );
};

/** The export menu of the chosen league and the page's list of its matches. */
export const LeagueExport = ({ list }: { readonly list?: ExportedList }) => {
  const { league } = useChoice();
  return league === null ? null : (
    <ExportMenu
      subject={{ type: 'league', id: league.tournamentId, name: league.name }}
      {...(list === undefined ? {} : { list })}
    />
  );
};
