import type { TeamId } from '@kampdag/core/ids';
import type { Team } from '@kampdag/core/league/season/team';
import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import * as page from '../../people/page.css.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { FederationName } from '../../ui/text/FederationName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './roster.css.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Shown if no team is chosen: the specification's text, and links to the league's teams. */
export const TeamChoice = ({
  teams,
  failure,
  busy,
  onRetry,
  pathOf,
}: {
  /** Null until loaded. */
  readonly teams: readonly Team[] | null;
  /** Why the teams could not be loaded; null unless that failed. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly pathOf: (team: TeamId) => string;
}) => {
  const m = useMessages(rosterMessages);
  const app = useMessages(appMessages);
  return (
    <>
      <p className={styles.choose}>
        <SlidersHorizontal aria-hidden="true" size={20} className={styles.chooseSign} />
        {m.choose}
      </p>
      {failure !== null ? (
        <Failure title={app.failure.teams} cause={failure} onRetry={onRetry} busy={busy} />
      ) : teams === null ? (
        <div className={styles.teams}>
          {places.map((place) => (
            <div key={place} className={styles.member}>
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      ) : teams.length === 0 ? (
        <EmptyState text={m.noTeams} />
      ) : (
        <section className={page.part} aria-labelledby="choose-team">
          <h2 id="choose-team" className={page.partTitle}>
            {m.chooseHere}
          </h2>
          <ul className={styles.teams}>
            {teams.map(({ teamId, name }) => (
              <li key={teamId} className={`${styles.member} ${styles.leading}`}>
                <TeamCrest name={name} size={40} />
                <PageLink to={pathOf(teamId)} className={`${styles.link} ${styles.words}`}>
                  <FederationName name={name} className={clamped.two} />
                </PageLink>
                <ChevronRight aria-hidden="true" size={20} className={styles.arrow} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
