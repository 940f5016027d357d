import { useDeviceStore } from '../context/deviceStore.ts';
import { useServices } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import { myMatchesMessages } from './myMatchesMessages.ts';
import * as styles from './tellTeams.css.ts';

/** The choice to let the server know which teams are followed, so that their matches come with the page. */
export const TellTeams = () => {
  const m = useMessages(myMatchesMessages);
  const { frontTeams } = useServices();
  const isTold = useDeviceStore(frontTeams?.isTold, false);
  return (
    <section className={styles.section}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isTold}
          onChange={({ target }) => frontTeams?.tell(target.checked)}
        />
        {m.tell}
      </label>
      <p className={styles.text}>{m.tellText}</p>
    </section>
  );
};
