import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import type { OrgId, TeamId } from '@kampdag/core/ids';
import { playersOf, type RosterMember } from '@kampdag/core/league/player/roster';
import { squadFacts } from '@kampdag/core/league/player/squad';
import type { Team } from '@kampdag/core/league/season/team';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { playerPath, screenOfTeamPath, screenPath, teamPath } from '@kampdag/core/site/paths';
import { withTeam } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sportKind';
import { partsOf } from '@kampdag/core/time/civilDate';
import { ChevronLeft } from 'lucide-react';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { type Loadable, mapLoadable, rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { TeamsWithheld } from '../../people/TeamsWithheld.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import * as page from '../../ui/page.css.ts';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { ProgressBar } from '../../ui/waiting/ProgressBar.tsx';
import * as styles from './roster.css.ts';
import { Squad } from './Squad.tsx';
import { TeamChoice } from './TeamChoice.tsx';
import { TeamHead } from './TeamHead.tsx';

/** The team's members, or the reason why there are none. */
export type Roster =
  /** No team is chosen; the teams are null until loaded, and `failure` says why they could not be. */
  | { readonly state: 'noTeam'; readonly teams: readonly Team[] | null; readonly failure: string | null }
  /** The league withholds its teams. */
  | { readonly state: 'withheld' }
  | Loadable<readonly RosterMember[]>;

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
  choicePath,
  pagePath,
}: {
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
  /** The link to a team's roster, or to the choice of a team. */
  readonly choicePath: (team: TeamId | null) => string;
  /** The link to the team's page; null if no team is chosen. */
  readonly pagePath: string | null;
}) => {
  const m = useMessages(rosterMessages);
  const { loading } = useMessages(appMessages);
  if (roster.state === 'noTeam' || roster.state === 'withheld') {
    return (
      <PageFrame title={m.title} subtitle={leagueName === null ? null : m.subtitle(leagueName)}>
        {roster.state === 'withheld' ? (
          <TeamsWithheld />
        ) : (
          <TeamChoice {...roster} busy={busy} onRetry={onRetry} pathOf={choicePath} />
        )}
      </PageFrame>
    );
  }
  return (
    <div className={page.page}>
      {busy ? <ProgressBar label={loading} /> : null}
      <PageLink to={choicePath(null)} className={styles.back}>
        <ChevronLeft aria-hidden="true" size={18} />
        {m.otherTeam}
      </PageLink>
      <TeamHead
        name={teamName}
        to={pagePath}
        club={club}
        leagueName={leagueName}
        facts={
          roster.state === 'loading'
            ? 'loading'
            : roster.state === 'failed'
              ? null
              : squadFacts(playersOf(roster.value), year)
        }
      />
      <CallResult
        page={{ view: roster, busy, retry: onRetry }}
        placeholder={<TableSkeleton columns={6} rows={20} />}
      >
        {(members) => (
          <Squad teamName={teamName ?? m.title} sport={sport} members={members} linkOf={linkOf} />
        )}
      </CallResult>
    </div>
  );
};

/** The roster of the filter's team (specification §2). */
export const RosterScreen = () => {
  const { deployment } = useServices();
  const { selection, league, team, teams, today, failure, retry: retryChoice } = useChoice();
  const app = useMessages(appMessages);
  const m = useMessages(rosterMessages);

  // A team outside the league counts as none (specification §4), once the league's teams are loaded.
  const teamId = teams === null || team !== null ? selection.teamId : null;
  useTitle(team?.name ?? null, m.title, league?.name);
  const { view, busy, retry } = useCall(rosterOfTeam, teamId === null ? null : { teamId });
  const members = rowsIn(view);
  const club = members?.find(({ owningOrgId }) => owningOrgId !== null)?.owningOrgId ?? null;

  const whole = useResolvedSelection();
  const roster: Roster =
    league?.areTeamsPublished === false
      ? { state: 'withheld' }
      : teamId === null
        ? { state: 'noTeam', teams, failure: failure === null ? null : failureText(app, failure.failure) }
        : mapLoadable(view, ({ rows }) => rows);
  return (
    <RosterView
      leagueName={league?.name ?? null}
      // Without the list of teams the name is unknown.
      teamName={team?.name ?? (failure === null ? null : m.title)}
      club={club}
      sport={sportKindOf(deployment, league?.sportId ?? null)}
      year={partsOf(today).year}
      roster={roster}
      busy={busy}
      onRetry={teamId === null ? retryChoice : retry}
      linkOf={({ personId }) => playerPath(whole, { playerId: personId, orgId: teamId })}
      pagePath={teamId === null ? null : teamPath(whole, teamId)}
      choicePath={(chosen) =>
        chosen === null
          ? screenPath('/teammembers', withTeam(whole, null))
          : screenOfTeamPath('/teammembers', whole, chosen)
      }
    />
  );
};
