import type { LabCase } from '@kampdag/core/live/lab/labCase';
import type { LiveMessage } from '@kampdag/core/live/wire/message';
import { useMessages } from '../i18n/I18nContext.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import * as styles from './lab.css.ts';
import { type LabMessages, labMessages } from './labMessages.ts';
import type { LabMoment } from './labPlayer.ts';

const kindText = (message: LiveMessage, m: LabMessages): string => {
  switch (message.type) {
    case 'event':
      return message.event.type;
    case 'unreadable':
      return m.unreadable(message.why);
    case 'foreign':
      return m.foreign(message.matchId);
    default:
      return message.type;
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
