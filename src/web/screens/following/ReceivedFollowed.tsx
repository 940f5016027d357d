import { federationLanguage } from '@kampdag/core/federationLanguage';
import { addFollowed, type Followed } from '@kampdag/core/site/followed';
import { useFollowed } from '../../context/followed.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { followingMessages } from '../../i18n/messages/following.ts';
import { Button } from '../../ui/controls/Button.tsx';
import * as styles from './following.css.ts';

/** The content of a link from another device; nothing is followed or replaced until the visitor confirms. */
export const ReceivedFollowed = ({
  received,
  onDone,
}: {
  /** Null if the link cannot be read. */
  readonly received: Followed | null;
  readonly onDone: () => void;
}) => {
  const m = useMessages(followingMessages);
  const { followed, change } = useFollowed();
  const take = (next: (followed: Followed) => Followed) => {
    change(next);
    onDone();
  };
  if (received === null || received.length === 0) {
    return (
      <section className={styles.received} role="alert">
        <p>{m.unreadable}</p>
        <Button quiet onClick={onDone}>
          {m.cancel}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.received} aria-labelledby="received">
      <h2 id="received" className={styles.title}>
        {m.received}
      </h2>
      <p>{m.receivedText(received.length)}</p>
      <ul className={styles.names} lang={federationLanguage}>
        {received.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>{name}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={() => take(addFollowed(received))}>{m.add}</Button>
        {followed.length === 0 ? null : (
          <Button quiet onClick={() => take(() => received)}>
            {m.replace}
          </Button>
        )}
        <Button quiet onClick={onDone}>
          {m.cancel}
        </Button>
      </div>
    </section>
  );
};
