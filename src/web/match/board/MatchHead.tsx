import { federationLanguage } from '@kampdag/core/federationLanguage';
import { type Side, sides } from '@kampdag/core/side';
import {
  liveMatchPath,
  matchNotReadyPath,
  matchPath,
  matchStart,
  momentParameter,
  momentPath,
  teamPlayersPath,
} from '@kampdag/core/site/paths';
import { hidesResultOf } from '@kampdag/core/site/viewing';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLiveScoresService } from '../../context/liveScores.ts';
import { useServices, useViewing } from '../../context/services.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { type MatchMessages, matchMessages } from '../../i18n/messages/match.ts';
import { plainText, shown } from '../../i18n/shownText.ts';
import { FollowStar } from '../../ui/controls/FollowStar.tsx';
import { ShareButton } from '../../ui/copy/ShareButton.tsx';
import type { Shared } from '../../ui/copy/useShare.ts';
import { headingId } from '../../ui/heading.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { LongWords } from '../../ui/text/LongName.tsx';
import { nameWidth } from '../../ui/text/nameParts.ts';
import { hidden } from '../../ui/text/text.css.ts';
import { type BoardFacts, boardFacts } from '../facts/matchFacts.ts';
import type { MatchPage } from '../parts/page.ts';
import * as styles from './board.css.ts';
import { highMiddle, middle as middlePlace } from './score.css.ts';
import { sharedTitle } from './sharedTitle.ts';
import * as teamStyles from './teams.css.ts';
import { nameRoom, names as nameStyles } from './teams.css.ts';
import { under as underTeams } from './under.css.ts';

/** The page of a match for others: the moment that is shown, else the page that the visitor is on. */
const pathOf = ({ match, selection }: MatchPage, pathname: string, moment: string | null): string => {
  if (moment !== null && moment !== matchStart) return momentPath(selection, match, moment);
  if (pathname === '/match') return matchPath(selection, match);
  return (pathname === '/matchnotready' ? matchNotReadyPath : liveMatchPath)(selection, match);
};

/** Shares a match, with its score where the visitor sees it. */
const ShareMatch = ({ page }: { readonly page: MatchPage }) => {
  const { versus } = useMessages(matchMessages);
  const address = useLocation();
  const viewing = useViewing();
  const scores = useLiveScoresService();
  const { match, names } = page;
  const shared = (): Shared => {
    const { pinned, scores: running } = scores.getSnapshot().context;
    const known =
      pinned.get(match.matchId) ?? (match.result === null ? running.get(match.matchId) : undefined);
    const score = known === undefined ? (match.result?.goals ?? null) : known.score;
    const moment = new URLSearchParams(address.search).get(momentParameter);
    const isHidden = hidesResultOf(viewing, match.matchId);
    return {
      path: pathOf(page, address.pathname, isHidden ? null : moment),
      title: `${names.home} ${versus} ${names.away}`,
      text: sharedTitle(names, isHidden ? null : score),
    };
  };
  return <ShareButton of={shared} />;
};

interface MatchHeadProps {
  readonly page: MatchPage;
  readonly messages: MatchMessages;
  readonly facts: BoardFacts;
  /** Whether scores of three digits are usual; reserves their width. */
  readonly hasHighScores: boolean;
  /** The state of the match. */
  readonly chip: ReactNode;
  /** The score, with the clock and the period or with what decided the match. */
  readonly middle: ReactNode;
  /** Statistics of both teams under the score; null reserves no room. */
  readonly under: ReactNode;
  /** The stream and the play-by-play of the match. */
  readonly actions?: ReactNode;
  readonly officials?: ReactNode;
  /** Whether the match can be shared and exported, and its teams followed. Default: true; false for a display that nobody presses. */
  readonly hasControls?: boolean;
}

/** The board of a match, live or played: teams, score, state, date and venue. Home comes first in reading order. */
export const MatchHead = (props: MatchHeadProps) => {
  const { page, messages: m, hasHighScores, chip, middle, under, actions, officials } = props;
  const { hasControls = true } = props;
  const { match, sport, names, selection } = page;
  const { seasonId, tournamentId } = selection;
  const { isCorporate } = useServices().deployment;
  const facts = boardFacts(match, props.facts, useFormat(), m);
  const nameStyle = nameStyles[nameWidth(names.home, names.away)];
  const team = (side: Side) => {
    const name = names[side];
    const { teamId, clubOrgId } = match.teams[side];
    const text = (
      <span lang={federationLanguage}>
        <LongWords name={name} />
      </span>
    );
    return (
      <div className={teamStyles.team}>
        <span className={teamStyles.crest}>
          <TeamCrest name={name} club={clubOrgId} size={72} />
        </span>
        {teamId === null || !hasControls ? null : (
          <span className={teamStyles.star}>
            <FollowStar thing={{ kind: 'team', id: teamId, name, seasonId, tournamentId }} />
          </span>
        )}
        <div className={nameRoom}>
          <p className={nameStyle} title={name}>
            {teamId === null ? (
              text
            ) : (
              <PageLink
                to={teamPlayersPath(selection, { sport, isCorporate }, teamId)}
                className={teamStyles.teamLink}
              >
                {text}
                <span className={hidden}>, {m.toPlayers}</span>
              </PageLink>
            )}
          </p>
        </div>
      </div>
    );
  };
  return (
    <section className={styles.board} aria-labelledby={headingId}>
      <h1 id={headingId} className={hidden}>
        {`${names.home} ${m.versus} ${names.away}`}
      </h1>
      <div className={styles.top}>
        <p className={styles.where} title={match.tournamentName ?? undefined} lang={federationLanguage}>
          {match.tournamentName}
        </p>
        {chip}
        {hasControls ? (
          <div className={styles.controls}>
            <ShareMatch page={page} />
            <ExportMenu
              subject={{ type: 'match', id: match.matchId, name: `${names.home} – ${names.away}` }}
            />
          </div>
        ) : null}
      </div>
      <div className={teamStyles.place}>
        <div className={teamStyles.teams}>
          {team(sides[0])}
          <div className={hasHighScores ? highMiddle : middlePlace}>{middle}</div>
          {team(sides[1])}
        </div>
      </div>
      {under === null ? null : <div className={underTeams}>{under}</div>}
      {actions}
      {facts.length === 0 ? null : (
        <dl className={styles.facts}>
          {facts.map(({ name, text, Icon }) => (
            <div key={name} className={styles.fact}>
              <dt>
                <Icon aria-hidden="true" size={16} />
                <span className={hidden}>{name}</span>
              </dt>
              <dd className={styles.factText} title={plainText(text)} {...shown(text)} />
            </div>
          ))}
        </dl>
      )}
      {officials}
    </section>
  );
};
