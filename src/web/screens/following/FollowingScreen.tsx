import { federationLanguage } from '@kampdag/core/federationLanguage';
import { type Followable, followedOf } from '@kampdag/core/site/followed';
import { readFollowed, writeFollowed } from '@kampdag/core/site/followedCodec';
import {
  followedIn,
  followedLink,
  followingPath,
  playerPath,
  screenPath,
  todayPath,
} from '@kampdag/core/site/paths';
import { type Selection, selectionWithin, withDate } from '@kampdag/core/site/selection';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFollowed } from '../../context/followed.ts';
import { useHydrated } from '../../context/hydration.tsx';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { followingMessages } from '../../i18n/messages/following.ts';
import { MatchRowSkeleton } from '../../matches/MatchListSkeleton.tsx';
import { PauseScores } from '../../matches/PauseScores.tsx';
import { useListContext } from '../../matches/useListContext.ts';
import { TellTeams } from '../../myMatches/TellTeams.tsx';
import { NotificationSetting } from '../../notifications/NotificationBell.tsx';
import * as button from '../../ui/controls/Button.css.ts';
import { FollowStar } from '../../ui/controls/FollowStar.tsx';
import { CopyField } from '../../ui/copy/CopyField.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { FollowedTeamCard } from './FollowedTeamCard.tsx';
import * as styles from './following.css.ts';
import { ReceivedFollowed } from './ReceivedFollowed.tsx';

/** Shown while nothing is followed: how to begin. */
const Empty = ({ selection }: { readonly selection: Selection }) => {
  const m = useMessages(followingMessages);
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{m.emptyTitle}</h2>
      <p>{m.emptyText}</p>
      <div className={styles.actions}>
        <PageLink to={todayPath(selection)} className={button.primary}>
          {m.toToday}
        </PageLink>
        <PageLink to={screenPath('/standings', selection)} className={button.quiet}>
          {m.toStandings}
        </PageLink>
      </div>
    </div>
  );
};

/** Followed items under a heading, each with its name and star. */
const FollowedList = <Thing extends Followable>({
  id,
  title,
  things,
  pathOf,
}: {
  readonly id: string;
  readonly title: string;
  readonly things: readonly Thing[];
  readonly pathOf: (thing: Thing) => string;
}) =>
  things.length === 0 ? null : (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {things.map((thing) => (
          <li key={thing.id} className={styles.listed}>
            <PageLink to={pathOf(thing)} className={styles.nameLink} lang={federationLanguage}>
              {thing.name}
            </PageLink>
            <FollowStar thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  );

/** The teams, leagues and players that the visitor follows. */
export const FollowingScreen = () => {
  const m = useMessages(followingMessages);
  useTitle(m.title);
  const { followed, isLoaded } = useFollowed();
  const isHydrated = useHydrated();
  const { seasons, season, league } = useChoice();
  const whole = useResolvedSelection();
  const selection = useMemo(() => withDate(whole, null), [whole]);
  const address = useLocation();
  const navigate = useNavigate();
  const context = useListContext(selection);
  // A followed team plays in the newest season, whichever is chosen.
  const seasonId = seasons?.[0]?.seasonId ?? season?.seasonId ?? league?.seasonId ?? null;
  const text = isHydrated ? followedIn(address.hash) : null;
  const teams = followedOf(followed, 'team');
  return (
    <PageFrame title={m.title} subtitle={m.subtitle} beside={<PauseScores />}>
      {text === null ? null : (
        <ReceivedFollowed
          received={readFollowed(text)}
          onDone={() => void navigate(followingPath(selection), { replace: true })}
        />
      )}
      {!isLoaded ? (
        <MatchRowSkeleton />
      ) : followed.length === 0 ? (
        text === null ? (
          <Empty selection={selection} />
        ) : null
      ) : (
        <>
          {teams.length === 0 || seasonId === null ? null : (
            <section aria-label={m.teams} className={styles.section}>
              <ul className={styles.cards}>
                {teams.map((team) => (
                  <FollowedTeamCard key={team.id} team={team} seasonId={seasonId} context={context} />
                ))}
              </ul>
              <NotificationSetting />
              <TellTeams />
            </section>
          )}
          <FollowedList
            id="followed-players"
            title={m.players}
            things={followedOf(followed, 'player')}
            pathOf={(player) =>
              playerPath(selectionWithin(selection, player), { playerId: player.id, orgId: player.orgId })
            }
          />
          <FollowedList
            id="followed-leagues"
            title={m.leagues}
            things={followedOf(followed, 'league')}
            pathOf={(followedLeague) => screenPath('/scoreboard', selectionWithin(selection, followedLeague))}
          />
          <section aria-labelledby="share" className={styles.section}>
            <h2 id="share" className={styles.title}>
              {m.share}
            </h2>
            <p>{m.shareText}</p>
            <CopyField
              label={m.link}
              value={`${location.origin}${followedLink(writeFollowed(followed))}`}
              copy={m.copy}
            />
          </section>
        </>
      )}
    </PageFrame>
  );
};
