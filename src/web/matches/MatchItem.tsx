import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { Match } from '@kampdag/core/league/match/match';
import { mayHaveLog } from '@kampdag/core/league/match/matchStatus';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import { opponentOf, type Side } from '@kampdag/core/side';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { matchNotReadyPath, matchPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import { memo, type Ref, useMemo, useRef } from 'react';
import { useServices, useViewing } from '../context/services.ts';
import { useFormat, useMessages, useSportWords } from '../i18n/I18nContext.tsx';
import { matchesMessages } from '../i18n/messages/matches.ts';
import { FormStrip } from '../ui/chart/FormStrip.tsx';
import { LiveDot } from '../ui/identity/LiveDot.tsx';
import { TeamCrest } from '../ui/identity/TeamCrest.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { sameValue } from '../ui/sameValue.ts';
import { LongName } from '../ui/text/LongName.tsx';
import { clamped, hidden } from '../ui/text/text.css.ts';
import { useInView } from '../ui/useInView.ts';
import { type BoardRow, boardRow, leads } from './boardRow.ts';
import * as styles from './MatchItem.css.ts';
import { liveText, Short, statusText } from './matchText.tsx';
import type { ListContext } from './useListContext.ts';
import { useFollowMatches, useLiveScore } from './useLiveScores.ts';

const Team = ({ row: { teams, goals }, side }: { readonly row: BoardRow; readonly side: Side }) => {
  const m = useMessages(matchesMessages);
  const name = teams[side].name ?? m.unknownTeam;
  return (
    <>
      <div className={styles.team}>
        <TeamCrest name={name} club={teams[side].clubOrgId} size={20} />
        <span className={clamped.three} lang={federationLanguage}>
          <LongName name={name} />
        </span>
      </div>
      <div className={leads(goals, side) ? styles.leadingGoals : styles.goals}>{goals?.[side]}</div>
    </>
  );
};

/** A match's start and state, read aloud in the order shown; in a list of several days its day, and whether it is over goes without saying. */
const When = ({ row, isDated }: { readonly row: BoardRow; readonly isDated: boolean }) => {
  const m = useMessages(matchesMessages);
  const format = useFormat();
  const { periods } = useSportWords(row.sport);
  const isLive = row.mark === 'live';
  const state = isLive ? liveText(row.live, m, periods) : statusText(row, m);
  const start = row.start === null ? '–' : format.time(row.start);
  const day = row.date === null ? '–' : `${format.dayOfMonth(row.date)} ${format.shortMonth(row.date)}`;
  const isPlanned = row.state.type === 'ToCome' && !row.state.isLate;
  const isPlain = isPlanned || (isDated && row.state.type === 'Ended');
  return (
    <div className={styles.when}>
      <div className={styles.start}>{isDated ? day : start}</div>
      {isLive ? (
        <div className={styles.live}>
          <LiveDot />
          {state === null ? m.status.Live : <div className={hidden}>{m.status.Live}</div>}
          {state === null ? null : (
            <div>
              <Short text={state} />
            </div>
          )}
        </div>
      ) : isDated && isPlanned ? (
        <div className={styles.state}>{start}</div>
      ) : isPlain || state === null ? null : (
        <div className={styles.state}>
          <Short text={state} />
        </div>
      )}
    </div>
  );
};

/** The line above the teams: what the list's heading does not say. */
export interface MatchCaption {
  readonly text: string;
  /** Default: the page's. */
  readonly lang?: string;
}

/** A team's outcome beside the goals: nothing while the match is in play. */
const TeamOutcome = ({ row: { goals, mark }, side }: { readonly row: BoardRow; readonly side: Side }) => {
  if (goals === null || mark === 'live') return null;
  const outcome = leads(goals, side) ? 'W' : leads(goals, opponentOf(side)) ? 'L' : 'D';
  return (
    <div className={styles.outcome}>
      <FormStrip results={[outcome]} />
    </div>
  );
};

interface RowViewProps extends Pick<MatchItemProps, 'caption' | 'isDated' | 'outcomeOf'> {
  readonly row: BoardRow;
  readonly link: string;
  readonly place?: Ref<HTMLLIElement>;
}

/** A row of a list, drawn. */
export const RowView = memo(
  ({ row, link, caption, isDated = false, outcomeOf = null, place }: RowViewProps) => (
    <li ref={place} className={row.mark === 'live' ? styles.liveRow : styles.row}>
      <PageLink to={link} className={styles.link}>
        <When row={row} isDated={isDated} />
        {caption === null ? null : (
          <div className={styles.caption} lang={caption.lang}>
            {caption.text}
          </div>
        )}
        <Team row={row} side="home" />
        <Team row={row} side="away" />
        {outcomeOf === null ? null : <TeamOutcome row={row} side={outcomeOf} />}
      </PageLink>
    </li>
  ),
  sameValue,
);
RowView.displayName = 'RowView';

/** A match's row and its link; a match to come links to its preview, one whose result is not shown to its page. */
const useRow = (match: Match, { now, selection, showsResults }: ListContext, live: LiveScore | null) => {
  const { deployment } = useServices();
  const row = boardRow(match, {
    now,
    selection,
    showsResults,
    opensHidden: useViewing().hidesResults,
    sportOf: ({ sportId }) => sportKindOf(deployment, sportId),
    liveScoreOf: () => live,
    broadcastOf: () => null,
  });
  const pathOf = row.status.type === 'Finished' ? matchPath : matchNotReadyPath;
  return { row, link: row.link ?? pathOf(selectionWithin(selection, match), match) };
};

interface MatchItemProps {
  readonly match: Match;
  readonly context: ListContext;
  readonly caption: MatchCaption | null;
  /** Whether the list spans several days, so that each row says its own. Default: false. */
  readonly isDated?: boolean;
  /** The side whose outcome stands beside the goals, in the list of its team. Default: null, none. */
  readonly outcomeOf?: Side | null;
}

const StaticRow = ({ match, context, ...shown }: MatchItemProps) => (
  <RowView {...useRow(match, context, null)} {...shown} />
);

const noMatches: readonly Match[] = [];

/** A match that has begun and has no result yet, followed while its row is on screen. */
const LiveRow = ({ match, context, ...shown }: MatchItemProps) => {
  const place = useRef<HTMLLIElement>(null);
  const isSeen = useInView(place);
  useFollowMatches(useMemo(() => (isSeen ? [match] : noMatches), [isSeen, match]));
  const live = useLiveScore(match.matchId);
  return <RowView {...useRow(match, context, live)} {...shown} place={place} />;
};

/**
 * A match as a list item, wherever matches are listed: start or day, state, and both teams with their goals. A match that has begun
 * is followed while it is on screen, until it has a result.
 */
export const MatchItem = memo((props: MatchItemProps) => {
  const { match, context } = props;
  return mayHaveLog(match, context.now) && context.showsResults(match) ? (
    <LiveRow {...props} />
  ) : (
    <StaticRow {...props} />
  );
});
MatchItem.displayName = 'MatchItem';
