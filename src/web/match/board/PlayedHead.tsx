import { broadcastOfMatch, matchReferees } from '@kampdag/core/gateway/matchEndpoints';
import { broadcastOf } from '@kampdag/core/league/match/broadcast';
import { matchStateOf } from '@kampdag/core/league/match/matchState';
import { isMatchPageAvailable } from '@kampdag/core/league/match/matchStatus';
import { decidedIn } from '@kampdag/core/league/match/periodPlace';
import { type PeriodResult, playedPeriods } from '@kampdag/core/league/match/periodResult';
import { bySide } from '@kampdag/core/side';
import { liveMatchPath, teamPlayersPath } from '@kampdag/core/site/paths';
import { ListVideo, Users } from 'lucide-react';
import { useWallTime } from '../../context/now.ts';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { useCall } from '../../machines/useCall.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { type MatchPage, valueOf } from '../parts/page.ts';
import { matchTitle, scoreText, stateText } from '../states/stateText.ts';
import { useStateWords } from '../states/useStateWords.ts';
import { boardFacts, factIcon } from './boardFacts.tsx';
import { byPeriodText, decidedMark } from './headText.ts';
import { Officials } from './Officials.tsx';
import { Board } from './PlayedBoard.tsx';
import * as styles from './playedBoard.css.ts';
import { StreamButton } from './StreamButton.tsx';
import { useLogos } from './useLogos.ts';

interface HeadProps {
  readonly page: MatchPage;
  /** Null while they are not known, or may not be shown. */
  readonly periods: readonly PeriodResult[] | null;
  /** Results may be shown (reading 8). */
  readonly isPublished: boolean;
}

/** The head with all that it asks for by itself: logos, who sends it, officials. */
export const Head = ({ page: { match, sport, names, selection }, periods, isPublished }: HeadProps) => {
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
  const goals = isPublished ? (match.result?.goals ?? null) : null;
  const decided =
    isPublished && goals !== null ? decidedIn(sport, playedPeriods(periods ?? [], sport)) : null;
  const state = matchStateOf({ match, isPublished, reported: null, decidedIn: decided, now });
  const words = useStateWords(m, sport);
  useTitle(matchTitle(state, goals, names, words));
  const hasPlays =
    (state.type === 'Ended' || state.type === 'InPlay') &&
    isPublished &&
    sport !== 'soccer' &&
    isMatchPageAvailable(match, now);
  const facts = [
    ...boardFacts(match, format, m),
    ...(match.spectators === null
      ? []
      : [
          {
            name: m.details.attendance,
            text: format.number(match.spectators),
            lang: undefined,
            icon: <Users aria-hidden="true" size={factIcon} />,
          },
        ]),
  ];
  return (
    <Board
      heading={`${names.home} ${m.versus} ${names.away}`}
      league={match.tournamentName}
      state={stateText(state, words)}
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
      spoken={scoreText(state, goals, isPublished, m)}
      decided={decidedMark(sport, decided, m)}
      byPeriod={isPublished ? byPeriodText(sport, periods) : null}
      actions={
        isAwaited || hasPlays || broadcast !== null ? (
          <div className={styles.actions}>
            {broadcast === null ? null : <StreamButton broadcast={broadcast} />}
            {hasPlays ? (
              <PageLink to={liveMatchPath(selection, match)} className={styles.plays}>
                <ListVideo aria-hidden="true" size={factIcon} />
                {m.playByPlay}
              </PageLink>
            ) : null}
          </div>
        ) : null
      }
      facts={facts}
      officials={<Officials page={referees} sport={sport} />}
    />
  );
};
