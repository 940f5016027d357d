import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { DayGroup } from '@kampdag/core/league/day/dayGroups';
import type { Match } from '@kampdag/core/league/match/match';
import { screenPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import { ChevronDown, Trophy } from 'lucide-react';
import { useHydrated } from '../../context/hydration.tsx';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { todayMessages } from '../../i18n/messages/today.ts';
import { type MatchCaption, MatchItem } from '../../matches/MatchItem.tsx';
import type { ListContext } from '../../matches/useListContext.ts';
import { useListedStates } from '../../matches/useLiveScores.ts';
import * as button from '../../ui/controls/Button.css.ts';
import { FollowStar } from '../../ui/controls/FollowStar.tsx';
import { LiveDot } from '../../ui/identity/LiveDot.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { LongFederationName } from '../../ui/text/LongName.tsx';
import { clamped } from '../../ui/text/text.css.ts';
import { Failure } from '../../ui/waiting/Failure.tsx';
import * as styles from './LeagueSection.css.ts';

interface SectionProps<Type extends DayGroup['type']> {
  readonly group: Extract<DayGroup, { readonly type: Type }>;
  /** The matches rendered so far. */
  readonly drawn: readonly Match[];
  readonly context: ListContext;
}

const leagueOf = ({ tournamentName }: Match): MatchCaption | null =>
  tournamentName === null ? null : { text: tournamentName, lang: federationLanguage };

/** The matches rendered so far; those of several leagues name their own. */
const Rows = ({ group, drawn, context }: SectionProps<DayGroup['type']>) => {
  // The page's policy allows no style attribute in what the server sends.
  const height = useHydrated() ? { ['--rows' as string]: drawn.length } : undefined;
  return (
    <ol className={styles.rows} style={height}>
      {drawn.map((match) => (
        <MatchItem
          key={match.matchId}
          match={match}
          context={context}
          caption={group.type === 'teams' ? leagueOf(match) : null}
        />
      ))}
    </ol>
  );
};

/** Its rows follow their matches while they are seen. */
const noneFollowed: readonly Match[] = [];

/** A group's number of matches, and of live ones. */
const Count = ({
  group: { matches },
  context,
}: Pick<SectionProps<DayGroup['type']>, 'group' | 'context'>) => {
  const m = useMessages(todayMessages);
  const stateOf = useListedStates(noneFollowed, context);
  const live = matches.filter((match) => stateOf(match).type === 'InPlay').length;
  return (
    <span className={styles.count}>
      {live === 0 ? (
        m.matches(matches.length)
      ) : (
        <span className={styles.liveCount}>
          <LiveDot />
          {m.live(live)}
        </span>
      )}
    </span>
  );
};

/** The matches of followed teams in all leagues; on a page that begins with the first of them, those of the rest. */
export const TeamsSection = ({ isRest, ...props }: SectionProps<'teams'> & { readonly isRest: boolean }) => {
  const m = useMessages(todayMessages);
  return (
    <section aria-labelledby="teams-of-day" className={styles.section}>
      <div className={styles.head}>
        <h2 id="teams-of-day" className={styles.plainTitle}>
          <span className={styles.name}>{isRest ? m.moreTeams : m.myTeams}</span>
          <Count {...props} />
        </h2>
      </div>
      <Rows {...props} />
    </section>
  );
};

/** A league's matches of the day under its name, which collapses them. */
export const LeagueSection = ({
  isFolded,
  onFold,
  onRetry,
  ...props
}: SectionProps<'league'> & {
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onRetry: () => void;
}) => {
  const { league, hasFailed } = props.group;
  const m = useMessages(todayMessages);
  const { failure } = useMessages(appMessages);
  // To visitors who hide results, the league's own hiding is not shown.
  const { hidesResults } = useViewing();
  const { tournamentId, seasonId, name } = league;
  const id = `league-${tournamentId}`;
  const selection = selectionWithin(props.context.selection, league);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button type="button" id={id} className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
            <ChevronDown aria-hidden="true" size={20} className={styles.chevron} />
            <LongFederationName name={name} className={`${styles.name} ${clamped.three}`} />
            {hasFailed ? null : <Count {...props} />}
          </button>
        </h2>
        <PageLink
          to={screenPath('/standings', selection)}
          className={button.icon}
          aria-label={m.standings(name)}
        >
          <Trophy aria-hidden="true" size={20} />
        </PageLink>
        <FollowStar thing={{ kind: 'league', id: tournamentId, seasonId, tournamentId, name }} />
      </div>
      {isFolded ? null : (
        <>
          {league.isResultPublished || hidesResults ? null : <p className={styles.note}>{m.hidden}</p>}
          {hasFailed ? (
            <Failure title={m.failed} cause={failure.refused} onRetry={onRetry} />
          ) : (
            <Rows {...props} />
          )}
        </>
      )}
    </section>
  );
};
