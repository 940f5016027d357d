import { type EmbedLook, type EmbedSubject, embedSnippet } from '@kampdag/core/site/embed';
import {
  type CalendarSubject,
  calendarPath,
  openLeaguePath,
  openLogPath,
  openMatchPath,
  openRoot,
} from '@kampdag/core/site/openPaths';
import { hallPath } from '@kampdag/core/site/paths';
import * as Popover from '@radix-ui/react-popover';
import { CalendarPlus, Download } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useViewing } from '../context/services.ts';
import { useFormat, useI18n, useMessages } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import type { BoardRow } from '../matches/boardRow.ts';
import { Segments } from '../ui/controls/choices.tsx';
import { CopyField } from '../ui/copy/CopyField.tsx';
import { PopoverPanel } from '../ui/PopoverPanel.tsx';
import { DownloadButton } from '../ui/table/DownloadButton.tsx';
import { FederationName } from '../ui/text/FederationName.tsx';
import { ExportPart } from './ExportPart.tsx';
import { type ExportMessages, exportMessages } from './exportMessages.ts';
import * as styles from './exportPanel.css.ts';
import { matchColumns } from './matchColumns.ts';

/** The HTML with which another site embeds a match or a team, in the theme of that site. */
const EmbedPart = ({ subject }: { readonly subject: EmbedSubject & { readonly name: string } }) => {
  const m = useMessages(exportMessages);
  const { language } = useI18n();
  const [theme, setTheme] = useState<'device' | NonNullable<EmbedLook['theme']>>('device');
  const look: EmbedLook = theme === 'device' ? { language } : { language, theme };
  return (
    <ExportPart title={m.embed} text={m.embedText[subject.type]}>
      <Segments
        label={m.embedTheme}
        value={theme}
        options={(['device', 'light', 'dark'] as const).map((value) => ({ value, label: m.themes[value] }))}
        onChoose={setTheme}
      />
      <CopyField
        label={m.snippet}
        copy={m.copySnippet}
        value={embedSnippet(location.origin, subject, subject.name, look)}
      />
    </ExportPart>
  );
};

/** What is exported. */
type ExportSubject = CalendarSubject & { readonly name: string };

/** The page's list of matches, exported as a file. */
export interface ExportedList {
  readonly caption: string;
  /** All rows as filtered and sorted, including those not rendered yet. */
  readonly rows: () => readonly BoardRow[];
}

/** What is exported, and from where. */
export interface Exported {
  readonly subject: ExportSubject;
  /** The page's own list of matches, if it has one. */
  readonly list?: ExportedList;
}

/** The open data of the page's subject: addresses and their names. */
const openDataOf = (subject: ExportSubject, m: ExportMessages): readonly (readonly [string, string])[] => {
  switch (subject.type) {
    case 'league':
      return (['results', 'schedule', 'standings'] as const).map((part) => [
        openLeaguePath(subject.id, part),
        m[part],
      ]);
    case 'match':
      return [
        [openMatchPath(subject.id), m.match],
        [openLogPath(subject.id), m.log],
      ];
    case 'team':
      return [];
    default:
      return subject satisfies never;
  }
};

const CalendarPart = ({ subject }: { readonly subject: ExportSubject }) => {
  const m = useMessages(exportMessages);
  const { language } = useI18n();
  const { hidesResults } = useViewing();
  const path = calendarPath(subject, language, hidesResults);
  return (
    <ExportPart title={m.calendar} text={m.calendarText[subject.type]}>
      <div className={styles.actions}>
        {/* Calendar apps open addresses of this scheme. */}
        <a className={styles.mainAction} href={`webcal://${location.host}${path}`}>
          <CalendarPlus aria-hidden="true" size={18} />
          {m.subscribe}
        </a>
        <a className={styles.action} href={path} download>
          <Download aria-hidden="true" size={18} />
          {m.file}
        </a>
      </div>
      <CopyField label={m.address} copy={m.copy} value={`${location.origin}${path}`} />
    </ExportPart>
  );
};

const ListPart = ({ caption, rows }: ExportedList) => {
  const m = useMessages(exportMessages);
  const words = useMessages(matchesMessages);
  const format = useFormat();
  return (
    <ExportPart title={m.table}>
      <div className={styles.actions}>
        <DownloadButton
          caption={caption}
          table={() => ({ columns: matchColumns(words, m.status, format), rows: rows() })}
        />
      </div>
    </ExportPart>
  );
};

const DataPart = ({ subject }: { readonly subject: ExportSubject }) => {
  const m = useMessages(exportMessages);
  const data = openDataOf(subject, m);
  return data.length === 0 ? null : (
    <ExportPart title={m.data} text={m.dataText}>
      <ul className={styles.links}>
        {[...data, [openRoot, m.documentation] as const].map(([path, words]) => (
          <li key={path}>
            <a className={styles.link} href={path} target="_blank" rel="noopener">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </ExportPart>
  );
};

/** What exports the page, beside its button: its calendar, its list, its data. */
export const ExportPanel = ({
  subject,
  list,
  opener,
  onClose,
}: Exported & { readonly opener: RefObject<HTMLButtonElement | null>; readonly onClose: () => void }) => {
  const m = useMessages(exportMessages);
  const { language } = useI18n();
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={opener} />
      <PopoverPanel
        className={styles.panel}
        align="end"
        title={
          <>
            {m.title}: <FederationName name={subject.name} />
          </>
        }
        titleClass={styles.title}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
        onInteractOutside={(event) => {
          // The button closes it itself.
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <CalendarPart subject={subject} />
        {list === undefined ? null : <ListPart {...list} />}
        {subject.type === 'league' ? null : <EmbedPart subject={subject} />}
        {subject.type === 'team' ? null : (
          <ExportPart title={m.hall} text={m.hallText}>
            <a className={styles.link} href={hallPath(subject, language)} target="_blank" rel="noopener">
              {m.hallLink}
            </a>
          </ExportPart>
        )}
        <DataPart subject={subject} />
      </PopoverPanel>
    </Popover.Root>
  );
};
