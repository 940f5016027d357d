import { useMessages } from '../../../i18n/I18nContext.tsx';
import { hidden } from '../../../ui/text/hidden.css.ts';
import * as styles from './computed.css.ts';
import { computedMessages } from './computedMessages.ts';

/** Positions gained or lost, as a sign and in words; nothing without a comparison. */
export const Gain = ({ gain }: { readonly gain: number | null }) => {
  const m = useMessages(computedMessages);
  if (gain === null) return null;
  if (gain === 0) return <span className={hidden}>{`, ${m.same}`}</span>;
  const count = Math.abs(gain);
  return (
    <span className={styles.gain} data-gain={gain}>
      <span aria-hidden="true">{`${gain > 0 ? '▲' : '▼'}${count}`}</span>
      <span className={hidden}>{`, ${gain > 0 ? m.up(count) : m.down(count)}`}</span>
    </span>
  );
};
