import { teamPath } from '@kampdag/core/site/paths';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { failureText } from '../../i18n/failureText.ts';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { teamMessages } from '../../i18n/messages/team.ts';
import { people, person } from '../../team/team.css.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

/** Shown if the address names no team: links to the league's teams. The shell reports if they could not be loaded. */
export const TeamChoice = () => {
  const { league, teams, failure, retry } = useChoice();
  const app = useMessages(appMessages);
  const whole = useResolvedSelection();
  const m = useMessages(teamMessages);
  useTitle(m.choose, league?.name);
  return (
    <PageFrame title={m.choose} subtitle={league === null ? null : m.chooseIn(league.name)}>
      {teams === null ? (
        failure === null ? (
          <TeamSkeleton />
        ) : (
          <Failure
            title={app.failure.teams}
            cause={failureText(app, failure.failure)}
            action={app.failure.retry}
            onAction={retry}
          />
        )
      ) : teams.length === 0 ? (
        <EmptyState text={m.noTeams} />
      ) : (
        <ul className={people}>
          {teams.map(({ teamId, name }) => (
            <li key={teamId}>
              <PageLink to={teamPath(whole, teamId)} className={person}>
                <TeamCrest name={name} size={28} />
                <span lang={federationLanguage}>{name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
};
