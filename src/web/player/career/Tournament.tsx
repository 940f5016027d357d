import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { playerMessages } from '../../i18n/messages/player.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { useCall } from '../../machines/useCall.ts';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import * as styles from './career.css.ts';
import type { CareerKind } from './kind.ts';

/** A tournament of a career; loads the player's figures when opened. */
export const Tournament = <P, Row>({
  tournament: { tournamentId, name, seasonId },
  kind,
  selection,
}: {
  readonly tournament: PersonTournament;
  readonly kind: CareerKind<P, Row>;
  readonly selection: Selection;
}) => {
  const m = useMessages(playerMessages);
  const [wasOpened, setWasOpened] = useState(false);
  const page = useCall(kind.endpoint, wasOpened ? kind.params(tournamentId) : null);
  const title = name ?? m.columns.tournament;
  return (
    <details onToggle={({ currentTarget }) => setWasOpened((was) => was || currentTarget.open)}>
      <summary className={styles.tournament}>
        <ChevronRight aria-hidden="true" size={16} className={styles.chevron} />
        <span className={styles.tournamentName}>{title}</span>
      </summary>
      <div className={styles.content}>
        {wasOpened ? (
          <CallResult page={page} placeholder={<TableSkeleton columns={8} rows={3} />}>
            {({ rows }) => {
              const own = rows.filter(kind.keep);
              return own.length === 0 ? (
                <p className={styles.quiet}>{m.withheld}</p>
              ) : (
                kind.draw({
                  rows: own,
                  caption: title,
                  name: `t${tournamentId}`,
                  selection: selectionWithin(selection, { seasonId, tournamentId }),
                })
              );
            }}
          </CallResult>
        ) : null}
      </div>
    </details>
  );
};
