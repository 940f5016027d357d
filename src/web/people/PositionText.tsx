import { useMessages } from '../i18n/I18nContext.tsx';
import { positionName, rosterMessages } from '../i18n/messages/roster.ts';
import { nothing } from '../ui/table/column.ts';
import * as styles from './PositionText.css.ts';

/** The federation's position code, with its meaning beside it and on hover. */
export const PositionText = ({ position }: { readonly position: string | null }) => {
  const m = useMessages(rosterMessages);
  if (position === null) return nothing;
  const name = positionName(position, m);
  if (name === position) return position;
  return (
    <span className={styles.position} title={name}>
      <span className={styles.code}>{position}</span> <span className={styles.name}>{name}</span>
    </span>
  );
};
