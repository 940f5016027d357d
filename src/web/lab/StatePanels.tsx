import type { Difference } from '@kampdag/core/lab/comparison';
import type { LabCase } from '@kampdag/core/lab/labCase';
import type { LiveMessage } from '@kampdag/core/live/wire/message';
import { useMessages } from '../i18n/I18nContext.tsx';
import * as styles from './lab.css.ts';
import { type LabMessages, labMessages } from './labMessages.ts';
import type { LabMoment } from './labPlayer.ts';

/** The most differences listed; the rest are counted. */
const most = 20;

const valueText = (value: unknown): string => {
  if (value === undefined) return '–';
  const text = value instanceof Map || value instanceof Set ? [...value] : value;
  return JSON.stringify(text).slice(0, 100);
};

const DifferenceList = ({ differences }: { readonly differences: readonly Difference[] }) => {
  const m = useMessages(labMessages);
  return differences.length === 0 ? null : (
    <ul className={styles.list}>
      {differences.slice(0, most).map(({ path, one, other }) => (
        <li key={path}>
          <span className={styles.path}>{path}</span> {valueText(one)} → {valueText(other)}
        </li>
      ))}
      {differences.length > most ? <li>{m.more(differences.length - most)}</li> : null}
    </ul>
  );
};

/** The most missing messages listed. */
const mostNamed = 20;

/** Whether the state after faults equals that of a clean line: with history, and as received so far. */
export const StatePanel = ({ moment: { comparison, missing } }: { readonly moment: LabMoment }) => {
  const m = useMessages(labMessages);
  const { healed, shown } = comparison;
  const named = missing.slice(0, mostNamed).join(', ');
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>{m.state}</h2>
      <p data-healed={healed.length}>
        {healed.length === 0 ? m.healedEqual : m.healedDiffers(healed.length)}
      </p>
      <DifferenceList differences={healed} />
      <p data-shown={shown.length}>{shown.length === 0 ? m.shownEqual : m.shownDiffers(shown.length)}</p>
      {missing.length === 0 ? null : (
        <p>
          {m.missing(named)} {missing.length > mostNamed ? m.more(missing.length - mostNamed) : ''}
        </p>
      )}
      <DifferenceList differences={shown} />
    </section>
  );
};

const kindText = (message: LiveMessage, m: LabMessages): string => {
  switch (message.type) {
    case 'event':
      return message.event.type;
    case 'unreadable':
      return m.unreadable(message.why);
    case 'foreign':
      return m.foreign(message.matchId);
    case 'delete':
    case 'matchData':
      return message.type;
    default:
      return message satisfies never;
  }
};

interface MessagePanelProps {
  readonly labCase: LabCase;
  readonly moment: LabMoment;
}

/** The last message as sent, its meaning, and its effect on the match. */
export const MessagePanel = ({ labCase, moment: { serial, meaning } }: MessagePanelProps) => {
  const m = useMessages(labMessages);
  const sent = labCase.messages[serial - 1];
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>{sent === undefined ? m.noMessage : m.message(serial)}</h2>
      {sent === undefined || meaning === null ? null : (
        <div className={styles.cards}>
          <div>
            <h3>{m.raw}</h3>
            <textarea
              className={styles.raw}
              aria-label={m.raw}
              readOnly
              value={JSON.stringify(sent.data, null, 2)}
              data-raw
            />
          </div>
          <div>
            <h3>{m.meaning}</h3>
            <p data-meaning>
              {[kindText(meaning.message, m), labCase.invented.has(serial) ? m.invented : null]
                .filter((part) => part !== null)
                .join(' · ')}
            </p>
            <p>
              {m.counted}:{' '}
              {meaning.counted.map(([name, by]) => `${name} ${by > 0 ? '+' : '−'}${Math.abs(by)}`).join(', ')}
            </p>
            {meaning.changes.length === 0 ? <p>{m.unchanged}</p> : <h4>{m.changed}</h4>}
            <DifferenceList differences={meaning.changes} />
          </div>
        </div>
      )}
    </section>
  );
};
