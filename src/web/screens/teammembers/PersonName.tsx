import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { Avatar } from '../../ui/identity/Avatar.tsx';
import { clamped } from '../../ui/text/clamped.css.ts';
import * as styles from './roster.css.ts';

interface PersonNameProps {
  readonly name: string;
  readonly imageUrl: string | null;
}

/** A person's picture and name in a table cell. */
export const PersonName = ({ name, imageUrl }: PersonNameProps) => (
  <span className={styles.person}>
    <Avatar src={imageUrl} name={name} size={32} />
    <span className={`${styles.personName} ${clamped.two}`} lang={federationLanguage}>
      {name}
    </span>
  </span>
);
