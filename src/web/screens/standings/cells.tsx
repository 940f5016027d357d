import { standingsName } from '@kampdag/core/league/standings/standingsRow';
import type { ZoneKind } from '@kampdag/core/league/standings/zone';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { nothing } from '../../ui/table/column.ts';
import { LongFederationName } from '../../ui/text/LongName.tsx';
import { clamped, hidden } from '../../ui/text/text.css.ts';
import type { Standing } from './standing.ts';
import * as styles from './standings.css.ts';

/** A team's position, and the zone it is in. */
export const Place = ({ place, zone }: { readonly place: number | null; readonly zone: ZoneKind | null }) => {
  const { zones } = useMessages(standingsMessages);
  return zone === null ? (
    <span className={styles.position}>{place ?? nothing}</span>
  ) : (
    <span className={styles.zones[zone]} title={zones[zone]}>
      {place ?? nothing}
      <span className={hidden}>{`, ${zones[zone]}`}</span>
    </span>
  );
};

/** A team with its crest and a note. */
export const TeamName = ({
  row,
  name,
  note,
}: Pick<Standing, 'row' | 'name'> & { readonly note: string | null }) => {
  const words = <LongFederationName name={name} className={`${styles.teamWords} ${clamped.three}`} />;
  return (
    <span className={styles.team}>
      <TeamCrest name={standingsName(row)} size={24} />
      {note === null ? (
        words
      ) : (
        <span className={styles.teamWords}>
          {words}
          <span className={styles.note}>{note}</span>
        </span>
      )}
    </span>
  );
};
