import { useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useI18n } from '../../i18n/I18nContext.tsx';
import { useQuery } from '../../router/useQuery.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { reportButtons } from '../live/aside.css.ts';
import type { PartProps } from '../live/liveSport.ts';
import { faultReportMessages } from './faultReportMessages.ts';

type State = 'ready' | 'copied' | 'notCopied' | 'failed';

/** Copies a fault report to the clipboard and offers it as a file. Its code loads on press. */
export const FaultReportButton = ({ live, match, sport }: Pick<PartProps, 'live' | 'match' | 'sport'>) => {
  const services = useServices();
  const { language } = useI18n();
  const [query] = useQuery();
  const [state, setState] = useState<State>('ready');
  const [text, setText] = useState<string | null>(null);
  const m = faultReportMessages[language];

  const write = async (): Promise<string | null> => {
    const { writeFaultReport } = await import('./writeFaultReport.ts');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return writeFaultReport(
      { match, sport, snapshot: live.getSnapshot(), services, language, query },
      { page: window, document, timeZone },
    );
  };
  const copy = async (): Promise<void> => {
    try {
      const report = await write();
      setText(report);
      if (report === null) return setState('failed');
      await navigator.clipboard.writeText(report).then(
        () => setState('copied'),
        () => setState('notCopied'),
      );
    } catch {
      setState('failed');
    }
    return undefined;
  };
  const save = async (report: string): Promise<void> => {
    const { download } = await import('../../ui/table/download.ts');
    download(`kampdag-${match.matchId}.jsonl`, report);
  };
  return (
    <div className={reportButtons}>
      <Button quiet onClick={() => void copy()}>
        {m.copy}
      </Button>
      <span aria-live="polite">{state === 'ready' ? '' : m[state]}</span>
      {text === null ? null : (
        <Button quiet onClick={() => void save(text)}>
          {m.download}
        </Button>
      )}
    </div>
  );
};
