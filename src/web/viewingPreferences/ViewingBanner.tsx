import { useInPlay, useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { useChangeViewing } from './useChangeViewing.ts';
import * as styles from './viewing.css.ts';
import { viewingMessages } from './viewingMessages.ts';

/** The most matches that are named. */
const mostNamed = 3;

/** Says which matches tables and statistics do not count yet, because they are not over for a visitor who lags behind. */
const LeftOut = () => {
  const m = useMessages(viewingMessages);
  const ahead = useInPlay().filter(({ isOver }) => isOver);
  if (ahead.length === 0) return null;
  const named = ahead.slice(0, mostNamed).map(({ names }) => m.fixture(names.home ?? '–', names.away ?? '–'));
  return <p className={styles.leftOut}>{m.leftOut(named, ahead.length - named.length)}</p>;
};

/** Says on every page that results are hidden or delayed. */
export const ViewingBanner = () => {
  const m = useMessages(viewingMessages);
  const { hidesResults, delay } = useViewing();
  const keep = useChangeViewing();
  return (
    <>
      {hidesResults ? (
        <div className={styles.banner} role="note">
          <p className={styles.bannerText}>{m.areHidden}</p>
          <Button quiet onClick={() => keep({ hidesResults: false, revealed: [] })}>
            {m.showAll}
          </Button>
        </div>
      ) : null}
      {delay > 0 ? (
        <div className={styles.banner} role="note">
          <p className={styles.bannerText}>{m.isBehind(delay)}</p>
          <Button quiet onClick={() => keep({ delay: 0 })}>
            {m.noDelay}
          </Button>
          <LeftOut />
        </div>
      ) : null}
    </>
  );
};
