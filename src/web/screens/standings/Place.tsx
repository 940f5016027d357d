import type { ZoneKind } from '@kampdag/core/league/standings/zone';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { nothing } from '../../ui/table/column.ts';
import { hidden } from '../../ui/text/hidden.css.ts';
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
