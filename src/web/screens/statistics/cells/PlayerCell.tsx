import type { Named } from '@kampdag/core/league/player/person';
import { federationLanguage } from '../../../i18n/federationLanguage.ts';
import * as styles from './cells.css.ts';

interface PlayerCellProps {
  readonly name: Named;
  readonly under: readonly (string | null)[];
}

/** A player's name; on a phone with the values of hidden columns below. */
export const PlayerCell = ({ name: { firstName, lastName }, under }: PlayerCellProps) => {
  const said = under.filter((part) => part !== null).join(' · ');
  const initial = firstName === null || lastName === null ? null : Array.from(firstName)[0];
  return (
    <span className={styles.player} lang={federationLanguage}>
      <span className={styles.name}>
        {initial === null || initial === undefined ? (
          (firstName ?? lastName ?? '–')
        ) : (
          <>
            <span className={styles.firstName}>{firstName} </span>
            <span className={styles.initial} aria-hidden="true">
              {initial}.{' '}
            </span>
            {lastName}
          </>
        )}
      </span>
      {said === '' ? null : <span className={styles.under}>{said}</span>}
    </span>
  );
};
