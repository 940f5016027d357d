import { federationLanguage } from '@kampdag/core/federationLanguage';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { formOf } from '@kampdag/core/league/standings/form';
import { hasWithdrawn } from '@kampdag/core/league/standings/standingsRow';
import { type CalendarSubject, calendarPath } from '@kampdag/core/site/openPaths';
import { teamPath } from '@kampdag/core/site/paths';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useChoice } from '../../context/selection.ts';
import { useViewing } from '../../context/services.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { exportMessages } from '../../export/exportMessages.ts';
import { useFormat, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { NotificationBell } from '../../notifications/NotificationBell.tsx';
import { FormStrip } from '../../ui/chart/FormStrip.tsx';
import * as button from '../../ui/controls/Button.css.ts';
import { FollowStar } from '../../ui/controls/FollowStar.tsx';
import { ShareButton } from '../../ui/copy/ShareButton.tsx';
import { headingId } from '../../ui/heading.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { nothing } from '../../ui/table/column.ts';
import { LongName } from '../../ui/text/LongName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './team.css.ts';
import type { TeamPartProps } from './useTeam.ts';

/** Subscribes to a calendar by one press: calendar apps open addresses of the scheme; without scripts it is a file. */
const CalendarLink = ({ subject }: { readonly subject: CalendarSubject }) => {
  const m = useMessages(exportMessages);
  const { language } = useI18n();
  const { hidesResults } = useViewing();
  const isHydrated = useHydrated();
  const path = calendarPath(subject, language, hidesResults);
  return (
    <a
      className={button.icon}
      href={isHydrated ? `webcal://${location.host}${path}` : path}
      aria-label={m.subscribeToAll}
      title={m.subscribeToAll}
    >
      <CalendarPlus aria-hidden="true" size={20} />
    </a>
  );
};

/** A team's name with its follow star, place, points and form. */
export const TeamHead = ({ team }: TeamPartProps) => {
  const m = useMessages(teamMessages);
  const { withdrawn } = useMessages(standingsMessages);
  const { number } = useFormat();
  const { season } = useChoice();
  const { teamId, league, selection, club, calendar, played, table, rows, row } = team;
  const { seasonId, tournamentId } = selection;
  const name = team.name ?? '';
  const thing = { kind: 'team', id: teamId, name, seasonId, tournamentId } as const;
  const shared = [name, league?.name].filter((part) => part !== undefined && part !== '').join(' · ');
  const isPlaceAwaited = row === null && table?.view.state === 'loading';
  const hasForm = team.showsResults && calendar.view.state !== 'failed' && played?.length !== 0;
  const placeholder = <Skeleton width="3rem" />;
  // Room that was reserved while loading stays when nothing comes.
  const [wasLoading] = useState(isPlaceAwaited || (hasForm && played === null));
  return (
    <header className={styles.head}>
      <div className={styles.identity}>
        <TeamCrest name={name} club={club} size={40} />
        <div className={styles.words}>
          <h1
            id={headingId}
            className={`${styles.name} ${clamped.three}`}
            lang={federationLanguage}
            title={name}
          >
            <LongName name={name} />
          </h1>
          <p className={styles.subtitle}>
            {[league?.name, season === null ? undefined : shortSeasonName(season.name)]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
        </div>
        <div className={styles.actions}>
          <NotificationBell team={thing} />
          <FollowStar thing={thing} />
          <CalendarLink subject={{ type: 'team', id: teamId }} />
          <ShareButton of={() => ({ path: teamPath(selection, teamId), title: name, text: shared })} />
          <ExportMenu subject={{ type: 'team', id: teamId, name }} />
        </div>
      </div>
      {row !== null && hasWithdrawn(row.row) ? <p className={styles.note}>{withdrawn}</p> : null}
      <dl className={wasLoading ? styles.awaitedFacts : styles.facts}>
        {row === null && !isPlaceAwaited ? null : (
          <>
            <div>
              <dt className={styles.factName}>{m.place}</dt>
              <dd className={styles.factValue}>
                {row === null
                  ? placeholder
                  : row.place === null
                    ? nothing
                    : m.placeOf(number(row.place), number(rows.length))}
              </dd>
            </div>
            <div>
              <dt className={styles.factName}>{m.points}</dt>
              <dd className={styles.factValue}>
                {row === null ? placeholder : row.row.points === null ? nothing : number(row.row.points)}
              </dd>
            </div>
          </>
        )}
        {hasForm ? (
          <div>
            <dt className={styles.factName}>{m.form}</dt>
            <dd className={styles.factValue}>
              {played === null ? placeholder : <FormStrip results={formOf(played)} />}
            </dd>
          </div>
        ) : null}
      </dl>
    </header>
  );
};
