import { broadcastOfMatch, matchReferees } from '@kampdag/core/gateway/matchEndpoints';
import { broadcastOf } from '@kampdag/core/league/broadcast';
import { isMatchPageAvailable } from '@kampdag/core/league/matchStatus';
import type { PeriodResult } from '@kampdag/core/league/periodResult';
import { bySide } from '@kampdag/core/side';
import { liveMatchPath, teamPlayersPath } from '@kampdag/core/site/paths';
import { CalendarDays, Clock, ListVideo, MapPin, Users } from 'lucide-react';
import { useWallTime } from '../../../context/now.ts';
import { useFormat, useMessages } from '../../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../../i18n/messages/matchpage.ts';
import { useCall } from '../../../machines/useCall.ts';
import { useLogos } from '../../../matches/useLogos.ts';
import { PageLink } from '../../../ui/PageLink.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { type MatchPage, valueOf } from '../page.ts';
import { Board } from './Board.tsx';
import * as styles from './board.css.ts';
import { byPeriodText, decidedMark, decisionOf, stateText } from './headText.ts';
import { Officials } from './Officials.tsx';
import { StreamButton } from './StreamButton.tsx';

interface HeadProps {
  readonly page: MatchPage;
  /** Null while they are not known, or may not be shown. */
  readonly periods: readonly PeriodResult[] | null;
  /** Results may be shown (reading 8). */
  readonly showsResult: boolean;
}

const iconSize = 16;

/** The head with all that it asks for by itself: logos, who sends it, officials. */
export const Head = ({ page: { match, sport, names, selection }, periods, showsResult }: HeadProps) => {
  const m = useMessages(matchPageMessages);
  const format = useFormat();
  const now = useWallTime();
  const { matchId } = match;
  const logos = useLogos(match);
  const referees = useCall(matchReferees, { matchId });
  const sending = useCall(broadcastOfMatch, { matchId }).view;
  const isAwaited = sending.state === 'loading';
  const sent = valueOf(sending)?.rows.find((row) => row.matchId === matchId);
  const broadcast = sent === undefined ? null : broadcastOf(sent);
  const decision = decisionOf(match, sport, periods);
  const goals = showsResult ? (match.result?.goals ?? null) : null;
  useTitle(
    goals === null
      ? `${names.home} – ${names.away}`
      : `${names.home} ${goals.home}–${goals.away} ${names.away}`,
    match.tournamentName,
  );
  const hasPlays = showsResult && sport !== 'soccer' && isMatchPageAvailable(match, now);
  const facts = [
    {
      name: m.facts.date,
      text: match.date === null ? m.notSet : format.longDate(match.date),
      icon: <CalendarDays aria-hidden="true" size={iconSize} />,
    },
    {
      name: m.facts.start,
      text: match.start === null ? m.notSet : format.time(match.start),
      icon: <Clock aria-hidden="true" size={iconSize} />,
    },
    {
      name: m.facts.venue,
      text: match.venue ?? m.notSet,
      icon: <MapPin aria-hidden="true" size={iconSize} />,
    },
    ...(match.spectators === null
      ? []
      : [
          {
            name: m.facts.attendance,
            text: format.number(match.spectators),
            icon: <Users aria-hidden="true" size={iconSize} />,
          },
        ]),
  ];
  return (
    <Board
      heading={`${names.home} ${m.versus} ${names.away}`}
      league={match.tournamentName}
      state={stateText(showsResult ? match : { ...match, result: null }, decision, now, m)}
      teams={bySide((side) => {
        const { teamId } = match.teams[side];
        return {
          name: names[side],
          logo: logos[side],
          link:
            teamId === null ? null : { to: teamPlayersPath(selection, sport, teamId), label: m.toPlayers },
        };
      })}
      score={goals}
      spoken={goals === null ? m.noScore : m.scoreText(goals.home, goals.away)}
      decided={showsResult ? decidedMark(sport, decision, periods, m) : null}
      byPeriod={showsResult ? byPeriodText(sport, periods) : null}
      actions={
        isAwaited || hasPlays || broadcast !== null ? (
          <div className={styles.actions}>
            {broadcast === null ? null : <StreamButton broadcast={broadcast} />}
            {hasPlays ? (
              <PageLink to={liveMatchPath(selection, match)} className={styles.plays}>
                <ListVideo aria-hidden="true" size={iconSize} />
                {m.playByPlay}
              </PageLink>
            ) : null}
          </div>
        ) : null
      }
      facts={facts}
      officials={<Officials page={referees} />}
    />
  );
};
