import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { playerPath, screenPath, teamPath } from '@kampdag/core/site/paths';
import { withTeam } from '@kampdag/core/site/selection';
import { partsOf } from '@kampdag/core/time/civilDate';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { rosterMessages } from '../../i18n/messages/roster.ts';
import { loadableOf } from '../../machines/loadable.ts';
import { rowsIn } from '../../machines/pageView.ts';
import { useCall } from '../../machines/useCall.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { type Roster, RosterView } from './RosterView.tsx';

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
    teamId === null
      ? failure === null
        ? { state: 'noTeam', teams }
        : { state: 'noTeams', text: failureText(app, failure.failure) }
      : loadableOf(view, app, ({ rows }) => rows);
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
      onRetry={roster.state === 'noTeams' ? retryChoice : retry}
      linkOf={({ personId }) => playerPath(whole, { playerId: personId, orgId: teamId })}
      pagePath={teamId === null ? null : teamPath(whole, teamId)}
      teamPath={(chosen) => screenPath('/teammembers', withTeam(whole, chosen))}
    />
  );
};
