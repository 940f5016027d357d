import { allowedDelay, longestDelay } from '@kampdag/core/site/viewing';
import { useId, useState } from 'react';
import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Segments } from '../ui/controls/choices.tsx';
import * as field from '../ui/controls/field.css.ts';
import { useChangeViewing } from './useChangeViewing.ts';
import * as styles from './viewing.css.ts';
import { viewingMessages } from './viewingMessages.ts';

/** Sets the viewing delay in seconds; beyond the limits, to the nearest, and says so. No form: before hydration Enter would load the page anew. */
export const DelayField = () => {
  const m = useMessages(viewingMessages);
  const { delay } = useViewing();
  const keep = useChangeViewing();
  const input = useId();
  const note = useId();
  const [wish, setWish] = useState(String(delay));
  const [isNearest, setIsNearest] = useState(false);
  const [shownFor, setShownFor] = useState(delay);
  if (shownFor !== delay) {
    setShownFor(delay);
    setWish(String(delay));
  }
  const set = (): void => {
    const allowed = allowedDelay(Number(wish));
    setIsNearest(Number(wish) !== allowed);
    setWish(String(allowed));
    keep({ delay: allowed });
  };
  return (
    <div className={styles.delay}>
      <label htmlFor={input} className={field.label}>
        {m.delayUpTo(longestDelay)}
      </label>
      <div className={styles.actions}>
        <input
          id={input}
          type="number"
          className={styles.number}
          min={0}
          max={longestDelay}
          step={1}
          value={wish}
          aria-describedby={isNearest ? note : undefined}
          onChange={({ target }) => {
            setWish(target.value);
            setIsNearest(false);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') set();
          }}
        />
        <span>{m.secondsBehind}</span>
        <Button quiet onClick={set}>
          {m.setDelay}
        </Button>
      </div>
      {isNearest ? (
        <p id={note} role="alert" className={styles.limit}>
          {m.nearestDelay(delay)}
        </p>
      ) : null}
    </div>
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
