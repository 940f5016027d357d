import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useChangeViewing } from './useChangeViewing.ts';
import * as styles from './viewing.css.ts';
import { viewingMessages } from './viewingMessages.ts';

/** Says on every page that results are hidden or delayed. */
export const ViewingBanner = () => {
  const m = useMessages(viewingMessages);
  const { hidesResults, delay } = useViewing();
  const keep = useChangeViewing();
  return (
    <>
      {hidesResults ? (
        <div className={styles.banner} role="note">
          <p>{m.areHidden}</p>
          <Button quiet onClick={() => keep({ hidesResults: false, revealed: [] })}>
            {m.showAll}
          </Button>
        </div>
      ) : null}
      {delay > 0 ? (
        <div className={styles.banner} role="note">
          <p>{m.isBehind(delay)}</p>
          <Button quiet onClick={() => keep({ delay: 0 })}>
            {m.noDelay}
          </Button>
        </div>
      ) : null}
    </>
  );
};
