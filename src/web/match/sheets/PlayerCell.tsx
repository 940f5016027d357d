import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
import * as styles from './playerCell.css.ts';

interface PlayerCellProps {
  readonly name: string;
  readonly isCaptain: boolean;
  readonly isStarter: boolean;
}

/** A player's name with the marks of the captain and of who began. */
export const PlayerCell = ({ name, isCaptain, isStarter }: PlayerCellProps) => {
  const m = useMessages(matchPageMessages);
  return (
    <span className={styles.name}>
      {name}
      {isCaptain ? (
        <span className={styles.captain}>
          <span aria-hidden="true">C</span>
          <span className={hidden}>{m.captain}</span>
        </span>
      ) : null}
      {isStarter ? (
        <span>
          <span aria-hidden="true" className={styles.starter}>
            ●
          </span>
          <span className={hidden}>{m.starter}</span>
        </span>
      ) : null}
    </span>
  );
};
