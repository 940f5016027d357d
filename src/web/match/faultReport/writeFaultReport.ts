import { numberOf, printFaultReport } from '@kampdag/core/lab/faultReport';
import { Serial } from '@kampdag/core/live/log/timeToken';
import type { Language } from '@kampdag/core/site/language';
import { momentParameter } from '@kampdag/core/site/paths';
import { plainViewing } from '@kampdag/core/site/viewing';
import type { Services } from '../../context/services.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { entryScript } from '../../page.ts';
import type { PartProps } from '../live/liveSport.ts';

interface ReportedPage extends Pick<PartProps, 'match' | 'sport'> {
  /** The match's machine as it is now, whatever moment the page shows. */
  readonly snapshot: LiveSnapshot;
  readonly services: Pick<Services, 'clock' | 'deployment' | 'viewing'>;
  readonly language: Language;
  readonly query: URLSearchParams;
}

interface BrowserContext {
  readonly page: Pick<Window, 'innerWidth' | 'innerHeight'>;
  readonly document: Pick<Document, 'querySelector'>;
  readonly timeZone: string;
}

const viewParameters = ['tab', 'events'] as const;

/** The fault report of a page as text; null while its match is unknown. */
export const writeFaultReport = (
  { match, sport, snapshot, services, language, query }: ReportedPage,
  { page, document, timeZone }: BrowserContext,
): string | null => {
  const { match: live, ...line } = snapshot.context;
  if (live === null) return null;
  const { delay, hidesResults } = services.viewing ?? plainViewing;
  const at = query.get(momentParameter);
  return printFaultReport(
    {
      // The site's version: the name of its entry script.
      build: document.querySelector(entryScript)?.getAttribute('src')?.split('/').at(-1) ?? '',
      at: services.clock.now(),
      deployment: services.deployment.id,
      language,
      delay,
      hidesResults,
      cursor: at === null ? null : numberOf(live, Serial(at)),
      view: Object.fromEntries(
        viewParameters.flatMap((name) => {
          const value = query.get(name);
          return value === null ? [] : [[name, value]];
        }),
      ),
      viewport: { width: page.innerWidth, height: page.innerHeight },
      timeZone,
      line: { mode: snapshot.value, ...line },
    },
    { match, sport, live },
  );
};
