import { type FaultReport, type LabRecording, LabRecordings } from '@kampdag/core/lab/faultReport';
import { labRecordingPath, labRecordingsPath } from '@kampdag/core/site/paths';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { Fragment, useRef, useState } from 'react';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { SelectField } from '../ui/controls/SelectField.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { useLoadedValue } from '../ui/useLoadedValue.ts';
import { Failure } from '../ui/waiting/Failure.tsx';
import * as styles from './lab.css.ts';
import type { LabEvent, LabRefusal, LabSession } from './labMachine.ts';
import { type LabMessages, labMessages } from './labMessages.ts';

const loadText = async (path: string): Promise<string> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
};

/** The demonstration's recordings. */
const listBuiltIn = async (): Promise<readonly LabRecording[] | 'failed'> => {
  try {
    const found = LabRecordings.decode(JSON.parse(await loadText(labRecordingsPath)));
    return either.isRight(found) ? found.right : 'failed';
  } catch {
    return 'failed';
  }
};

const copiedAt = ({ at }: FaultReport): Instant => Instant(at);

/** A fault report's facts about its page. */
const ReportFacts = ({ session, m }: { readonly session: LabSession; readonly m: LabMessages }) => {
  const format = useFormat();
  const { report } = session;
  if (report === null) return null;
  const names = m.reportFacts;
  const at = copiedAt(report);
  const facts: readonly (readonly [string, string])[] = [
    [names.at, `${format.date(osloWallTime(at).date)} ${format.clock(at)}`],
    [names.build, report.build],
    [names.deployment, report.deployment],
    [names.language, report.language],
    [names.delay, m.seconds(report.delay)],
    [names.viewport, `${report.viewport.width} × ${report.viewport.height}`],
    [names.timeZone, report.timeZone],
    [names.line, [report.line.mode, report.line.historyFailure].filter((part) => part !== null).join(': ')],
  ];
  return (
    <Disclosure label={m.report}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Disclosure>
  );
};

interface OpenPanelProps {
  readonly session: LabSession | null;
  readonly refusal: LabRefusal | null;
  readonly onFile: (file: File | undefined) => Promise<void>;
  readonly send: (event: LabEvent) => void;
}

/** The open recording, and the ways to open another. */
export const OpenPanel = ({ session, refusal, onFile, send }: OpenPanelProps) => {
  const m = useMessages(labMessages);
  const input = useRef<HTMLInputElement>(null);
  const [load, setLoad] = useState(() => listBuiltIn);
  const listed = useLoadedValue(load);
  const openBuiltIn = async (name: string): Promise<void> => {
    try {
      send({ type: 'open', name, text: await loadText(labRecordingPath(name)) });
    } catch {
      send({ type: 'refuse', refusal: { name, why: m.notLoaded } });
    }
  };
  const problems = session?.recording.problems ?? [];
  return (
    <section className={styles.card}>
      {session === null ? null : (
        <h2 className={styles.name} data-session>
          {m.opened(session.name, session.recording.messages.length)}
        </h2>
      )}
      {refusal === null ? null : <p role="alert">{m.refused(refusal.name, refusal.why)}</p>}
      {problems.length === 0 ? null : (
        <Disclosure label={m.problems(problems.length)}>
          <ul className={styles.list}>
            {problems.map(({ line, message }) => (
              <li key={line}>{m.problem(line, message)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      {session === null ? null : <ReportFacts session={session} m={m} />}
      <div className={styles.row}>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept=".jsonl,.json,.txt"
          aria-label={m.file}
          onChange={({ target }) => {
            void onFile(target.files?.[0]);
            // Allows choosing the same file again after an edit.
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>{m.file}</Button>
        <span className={styles.quiet}>{m.drop}</span>
      </div>
      {listed === 'failed' ? (
        <Failure title={m.builtIn} cause={m.listFailed} onRetry={() => setLoad(() => () => listBuiltIn())} />
      ) : (
        <SelectField
          label={m.builtIn}
          placeholder={m.choose}
          value={session?.name ?? null}
          options={(listed ?? []).map(({ name }) => ({ value: name, label: name }))}
          onChoose={(name) => void openBuiltIn(name)}
          disabled={listed === null}
        />
      )}
    </section>
  );
};
