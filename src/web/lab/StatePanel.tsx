import { useMessages } from '../i18n/I18nContext.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import * as styles from './lab.css.ts';
import { labMessages } from './labMessages.ts';
import type { LabMoment } from './labPlayer.ts';

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
