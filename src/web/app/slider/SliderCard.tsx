import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { Match } from '@kampdag/core/league/match/match';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { memo } from 'react';
import { useServices, useViewing } from '../../context/services.ts';
import { useFormat, useMessages, useSportWords } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { sliderMessages } from '../../i18n/messages/slider.ts';
import { type BoardRow, boardRow } from '../../matches/boardRow.ts';
import { liveText, Short, statusText } from '../../matches/matchText.tsx';
import type { ListContext } from '../../matches/useListContext.ts';
import { useLiveScore } from '../../matches/useLiveScores.ts';
import { LiveDot } from '../../ui/identity/LiveDot.tsx';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import * as styles from './card.css.ts';

const Team = ({
  name,
  goals,
  leads,
}: {
  readonly name: string;
  readonly goals: number | null;
  readonly leads: boolean;
}) => (
  <>
    <TeamCrest name={name} size={20} />
    <div className={leads ? styles.leadingName : styles.name} lang={federationLanguage}>
      {name}
    </div>
    <div className={leads ? styles.leadingGoals : styles.goals}>{goals}</div>
  </>
);

/** A row's texts: its state, and its date and time. */
const useTexts = (row: BoardRow) => {
  const m = useMessages(matchesMessages);
  const slider = useMessages(sliderMessages);
  const format = useFormat();
  const { periods } = useSportWords(row.sport);
  const isPlain =
    row.state.type === 'Ended' ||
    row.state.type === 'Unreported' ||
    (row.state.type === 'ToCome' && !row.state.isLate);
  const isLive = row.mark === 'live';
  const { date } = row;
  const dayOfMonth = date === null ? slider.notSet : `${format.dayOfMonth(date)} ${format.shortMonth(date)}`;
  return {
    home: row.teams.home.name ?? m.unknownTeam,
    away: row.teams.away.name ?? m.unknownTeam,
    /** Null if date and time say it all. */
    state: isLive
      ? (liveText(row.live, m, periods) ?? { long: slider.live, brief: slider.live })
      : isPlain
        ? null
        : statusText(row, m),
    // The state takes the weekday's space.
    day: date === null || isLive || !isPlain ? dayOfMonth : `${format.shortWeekday(date)} ${dayOfMonth}`,
    start: row.start === null ? '–' : format.time(row.start),
    live: slider.live,
  };
};

/**
 * A match in the slider: teams, score, date and start (specification §2), and the period. Screen readers hear what is seen, in the same
 * order; each part is a block, which keeps words apart. A match with no page yet (reading 11) is text.
 */
export const SliderCard = memo(
  ({
    match,
    context,
    isStop,
  }: {
    readonly match: Match;
    readonly context: ListContext;
    /** Whether the Tab key leads to its link. */
    readonly isStop: boolean;
  }) => {
    const { deployment } = useServices();
    const live = useLiveScore(match.matchId);
    const row = boardRow(match, {
      ...context,
      opensHidden: useViewing().hidesResults,
      sportOf: ({ sportId }) => sportKindOf(deployment, sportId),
      liveScoreOf: () => live,
      broadcastOf: () => null,
    });
    const { home, away, state, day, start, live: liveWord } = useTexts(row);
    const { goals, link } = row;
    const isLive = row.mark === 'live';
    const dayAndStart = (
      <>
        {day}
        <div className={styles.start}>{start}</div>
      </>
    );
    const inside = (
      <>
        {/* With a state it is another line, in other words and another size, and not the same one moved. */}
        <div key={state === null ? 'day' : 'state'} className={styles.when}>
          {state === null ? (
            dayAndStart
          ) : (
            <>
              <div className={isLive ? styles.liveState : styles.state}>
                {isLive ? <LiveDot /> : null}
                {isLive && state.long !== liveWord ? <div className={hidden}>{liveWord}</div> : null}
                <div className={styles.stateWord} data-state>
                  <Short text={state} />
                </div>
              </div>
              <div className={styles.dayBesideState}>{dayAndStart}</div>
            </>
          )}
        </div>
        <Team name={home} goals={goals?.home ?? null} leads={goals !== null && goals.home > goals.away} />
        <Team name={away} goals={goals?.away ?? null} leads={goals !== null && goals.away > goals.home} />
      </>
    );
    return link === null ? (
      <div className={isLive ? styles.live : styles.card}>{inside}</div>
    ) : (
      <PageLink
        {...(isStop ? {} : { tabIndex: -1 })}
        className={isLive ? styles.live : styles.linked}
        draggable={false}
        to={link}
      >
        {inside}
      </PageLink>
    );
  },
);
