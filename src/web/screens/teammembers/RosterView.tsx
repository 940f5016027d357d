import type { OrgId, TeamId } from '@kampdag/core/ids';
import { playersOf, type RosterMember } from '@kampdag/core/league/player/roster';
import { squadFacts } from '@kampdag/core/league/player/squad';
import type { Team } from '@kampdag/core/league/season/team';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { ChevronLeft } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as page from '../../ui/page.css.ts';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { ProgressBar } from '../../ui/waiting/ProgressBar.tsx';
import * as styles from './roster.css.ts';
import { Squad } from './Squad.tsx';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamHead } from './TeamHead.tsx';

/** The team's members, or the reason why there are none. */
export type Roster =
  /** No team is chosen. */
  | { readonly state: 'noTeam'; readonly teams: readonly Team[] | null }
  /** No team is chosen, and the teams could not be loaded. */
  | { readonly state: 'noTeams'; readonly text: string }
  | Loadable<readonly RosterMember[]>;

export interface RosterViewProps {
  readonly leagueName: string | null;
  /** Null: none is chosen, or its name is loading. */
  readonly teamName: string | null;
  readonly club: OrgId | null;
  readonly sport: SportKind;
  /** The year to compute ages in. */
  readonly year: number;
  readonly roster: Roster;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly linkOf: (member: RosterMember) => string;
  readonly teamPath: (team: TeamId | null) => string;
  /** The link to the team's page; null if no team is chosen. */
  readonly pagePath: string | null;
}

/** A team's roster, or the teams to choose from. */
export const RosterView = ({
  leagueName,
  teamName,
  club,
  sport,
  year,
  roster,
  busy,
  onRetry,
  linkOf,
  teamPath,
  pagePath,
}: RosterViewProps) => {
  const m = useMessages(rosterMessages);
  const { failure, loading } = useMessages(appMessages);
  if (roster.state === 'noTeam' || roster.state === 'noTeams') {
    return (
      <PageFrame title={m.title} subtitle={leagueName === null ? null : m.subtitle(leagueName)}>
        <TeamChoice
          teams={roster.state === 'noTeam' ? roster.teams : null}
          failure={
            roster.state === 'noTeam' ? null : (
              <Failure
                title={failure.teams}
                cause={roster.text}
                action={failure.retry}
                onAction={onRetry}
                busy={busy}
              />
            )
          }
          pathOf={teamPath}
        />
      </PageFrame>
    );
  }
  return (
    <div className={page.page}>
      {busy ? <ProgressBar label={loading} /> : null}
      <PageLink to={teamPath(null)} className={styles.back}>
        <ChevronLeft aria-hidden="true" size={18} />
        {m.otherTeam}
      </PageLink>
      <TeamHead
        name={teamName}
        to={pagePath}
        club={club}
        leagueName={leagueName}
        facts={
          roster.state === 'ready'
            ? squadFacts(playersOf(roster.value), year)
            : roster.state === 'failed'
              ? null
              : 'loading'
        }
      />
      <LoadableContent
        of={roster}
        placeholder={<TableSkeleton columns={6} rows={20} />}
        busy={busy}
        onRetry={onRetry}
      >
        {(members) => (
          <Squad teamName={teamName ?? m.title} sport={sport} members={members} linkOf={linkOf} />
        )}
      </LoadableContent>
    </div>
  );
};
