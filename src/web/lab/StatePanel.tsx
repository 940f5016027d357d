import { useMessages } from '../i18n/I18nContext.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import * as styles from './lab.css.ts';
import { labMessages } from './labMessages.ts';
import type { LabMoment } from './labPlayer.ts';

/** So many missing messages are named. */
const mostNamed = 20;

/** Whether the state after all faults is the one of a clean line: with the history always, without it as far as it came. */
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
