import type { OrgId } from '@kampdag/core/ids';
import type { Outcome } from '@kampdag/core/league/standings/form';
import type { FollowedTeam } from '@kampdag/core/site/followed';
import { useState } from 'react';
import { federationLanguage } from '../i18n/federationLanguage.ts';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { standingsMessages } from '../i18n/messages/standings.ts';
import { teamMessages } from '../i18n/messages/team.ts';
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { FormStrip } from '../ui/chart/FormStrip.tsx';
import { FollowStar } from '../ui/controls/FollowStar.tsx';
import { TeamCrest } from '../ui/identity/TeamCrest.tsx';
import { clamped } from '../ui/text/clamped.css.ts';
import { LongName } from '../ui/text/LongName.tsx';
import { Skeleton } from '../ui/waiting/Skeleton.tsx';
import * as styles from './team.css.ts';

/** A team's place in its table. */
export interface TeamStanding {
  readonly place: number;
  readonly teams: number;
  readonly points: number;
}

export interface TeamHeadProps {
  readonly name: string;
  readonly club: OrgId | null;
  /** League and season. */
  readonly subtitle: string;
  readonly thing: FollowedTeam;
  readonly hasWithdrawn: boolean;
  /** Null without a table; undefined while loading. */
  readonly standing: TeamStanding | null | undefined;
  /** Most recent last; null where results are not published; undefined while loading. */
  readonly form: readonly Outcome[] | null | undefined;
}

/** A team's name with its follow star, place, points and form. */
export const TeamHead = ({ name, club, subtitle, thing, hasWithdrawn, standing, form }: TeamHeadProps) => {
  const m = useMessages(teamMessages);
  const { withdrawn } = useMessages(standingsMessages);
  const { number } = useFormat();
  const placeholder = <Skeleton width="3rem" />;
  // Room that was reserved while loading stays when nothing comes.
  const [wasLoading] = useState(standing === undefined || form === undefined);
  return (
    <header className={styles.head}>
      <div className={styles.identity}>
        <TeamCrest name={name} club={club} size={40} />
        <div className={styles.words}>
          <h1 className={`${styles.name} ${clamped.three}`} lang={federationLanguage} title={name}>
            <LongName name={name} />
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <NotificationBell team={thing} />
        <FollowStar thing={thing} />
      </div>
      {hasWithdrawn ? <p className={styles.note}>{withdrawn}</p> : null}
      <dl className={wasLoading ? styles.awaitedFacts : styles.facts}>
        {standing === null ? null : (
          <>
            <div>
              <dt className={styles.factName}>{m.place}</dt>
              <dd className={styles.factValue}>
                {standing === undefined
                  ? placeholder
                  : m.placeOf(number(standing.place), number(standing.teams))}
              </dd>
            </div>
            <div>
              <dt className={styles.factName}>{m.points}</dt>
              <dd className={styles.factValue}>
                {standing === undefined ? placeholder : number(standing.points)}
              </dd>
            </div>
          </>
        )}
        {form === null || form?.length === 0 ? null : (
          <div>
            <dt className={styles.factName}>{m.form}</dt>
            <dd className={styles.factValue}>
              {form === undefined ? placeholder : <FormStrip results={form} />}
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
};
