import type { Match } from '@kampdag/core/league/match';
import type { Selection } from '@kampdag/core/site/selection';
import type { WallTime } from '@kampdag/core/time/oslo';
import { memo } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchesMessages } from '../../i18n/messages/matches.ts';
import { sliderMessages } from '../../i18n/messages/slider.ts';
import { type BoardRow, boardRow } from '../../matches/boardRow.ts';
import { liveText, statusText } from '../../matches/matchText.ts';
import { useLiveScore } from '../../matches/useLiveScores.ts';
import { LiveDot } from '../../ui/LiveDot.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TeamCrest } from '../../ui/TeamCrest.tsx';
import * as styles from './card.css.ts';

/** What a card is read with besides its match; the same object until something of it changes. */
export interface CardContext {
  readonly now: WallTime;
  readonly selection: Selection;
  readonly showsResults: (match: Match) => boolean;
}

const Team = ({
  name,
  goals,
  leads,
}: {
  readonly name: string;
  readonly goals: number | null;
  readonly leads: boolean;
}) => (
  <span className={leads ? `${styles.team} ${styles.ahead}` : styles.team}>
    <TeamCrest name={name} size={20} />
    <span className={styles.name}>{name}</span>
    <span className={styles.goals}>{goals}</span>
  </span>
);

const useTexts = (row: BoardRow) => {
  const m = useMessages(matchesMessages);
  const slider = useMessages(sliderMessages);
  const format = useFormat();
  const home = row.names.home ?? m.unknownTeam;
  const away = row.names.away ?? m.unknownTeam;
  const day =
    row.date === null
      ? slider.notSet
      : `${format.shortWeekday(row.date)} ${format.dayOfMonth(row.date)} ${format.shortMonth(row.date)}`;
  const isLive = row.mark === 'live';
  const where = isLive ? liveText(row.live, m) : null;
  const isCalledOff = !['Scheduled', 'Upcoming', 'Live', 'InProgress', 'Finished'].includes(row.status.type);
  const time = row.start === null ? '–' : format.time(row.start);
  const state = isCalledOff || row.status.type === 'Finished' ? statusText(row.status, m) : time;
  return {
    home,
    away,
    day,
    where,
    state,
    live: slider.live,
    spoken: [
      m.match(home, away),
      row.goals === null ? null : m.score(row.goals.home, row.goals.away),
      isLive ? slider.live : null,
      isLive ? where : null,
      isLive || row.date === null ? null : format.longDate(row.date),
      isLive ? null : time,
      isCalledOff ? state : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  };
};

/** A link that leads nowhere yet (reading 11): it can be come to by the arrow keys and is heard as unavailable. */
const leadsNowhere = { role: 'link', 'aria-disabled': true } as const;

/** A match in the slider: its teams, score, date and start (specification §2), or where in the match one is. */
export const SliderCard = memo(
  ({
    match,
    context,
    isStop,
    index,
  }: {
    readonly match: Match;
    readonly context: CardContext;
    /** The one that the Tab key leads to. */
    readonly isStop: boolean;
    readonly index: number;
  }) => {
    const live = useLiveScore(match.matchId);
    const row = boardRow(match, { ...context, liveScoreOf: () => live, broadcastOf: () => null });
    const { home, away, day, where, state, live: liveWord, spoken } = useTexts(row);
    const { goals, link } = row;
    const isLive = row.mark === 'live';
    const shared = {
      'aria-label': spoken,
      'data-card': index,
      tabIndex: isStop ? 0 : -1,
      className: isLive ? styles.live : link === null ? styles.card : styles.linked,
      draggable: false,
    };
    const inside = (
      <>
        {isLive ? (
          <span className={styles.liveWhen}>
            <span className={styles.liveWord}>
              <LiveDot />
              {liveWord}
            </span>
            {where === null ? null : <span>{where}</span>}
          </span>
        ) : (
          <span className={styles.when}>
            <span>{day}</span>
            <span className={styles.start}>{state}</span>
          </span>
        )}
        <Team name={home} goals={goals?.home ?? null} leads={goals !== null && goals.home > goals.away} />
        <Team name={away} goals={goals?.away ?? null} leads={goals !== null && goals.away > goals.home} />
      </>
    );
    return link === null ? (
      <span {...shared} {...leadsNowhere}>
        {inside}
      </span>
    ) : (
      <PageLink {...shared} to={link}>
        {inside}
      </PageLink>
    );
  },
);
