import { allowedDelay, longestDelay } from '@kampdag/core/site/viewing';
import { useState } from 'react';
import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Segments } from '../ui/controls/choices.tsx';
import * as field from '../ui/controls/field.css.ts';
import { useChangeViewing } from './useChangeViewing.ts';
import * as styles from './viewing.css.ts';
import { viewingMessages } from './viewingMessages.ts';

/** Sets the viewing delay in seconds. */
export const DelayField = () => {
  const m = useMessages(viewingMessages);
  const { delay } = useViewing();
  const keep = useChangeViewing();
  const [wish, setWish] = useState(String(delay));
  return (
    <form
      className={styles.delay}
      onSubmit={(event) => {
        event.preventDefault();
        keep({ delay: allowedDelay(Number(wish)) });
      }}
    >
      <label>
        <span className={field.label}>{m.delayUpTo(longestDelay)}</span>
        <span className={styles.actions}>
          <input
            type="number"
            className={styles.number}
            min={0}
            max={longestDelay}
            step={1}
            value={wish}
            onChange={({ target }) => setWish(target.value)}
          />
          <span>{m.seconds}</span>
        </span>
      </label>
      <Button quiet type="submit">
        {m.setDelay}
      </Button>
    </form>
  );
};

/** Whether results are shown, and with what delay. */
export const ViewingFields = () => {
  const m = useMessages(viewingMessages);
  const { hidesResults } = useViewing();
  const keep = useChangeViewing();
  return (
    <>
      <Segments
        label={m.results}
        value={hidesResults ? 'hidden' : 'shown'}
        options={[
          { value: 'shown', label: m.shown },
          { value: 'hidden', label: m.hidden },
        ]}
        onChoose={(value) => keep({ hidesResults: value === 'hidden', revealed: [] })}
      />
      <DelayField />
    </>
  );
};
