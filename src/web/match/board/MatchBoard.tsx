import type { OrgId } from '@kampdag/core/ids';
import { type BySide, type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { TeamCrest } from '../../ui/identity/TeamCrest.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { hidden } from '../../ui/text/hidden.css.ts';
import { LongWords } from '../../ui/text/LongName.tsx';
import { nameWidth } from '../../ui/text/nameParts.ts';
import type { BoardFact } from '../facts/matchFacts.ts';
import { nameRoom, names } from '../teams/teamName.css.ts';
import * as styles from './board.css.ts';
import { highMiddle, middle as middlePlace } from './score.css.ts';
import * as teamStyles from './teams.css.ts';
import { under as underTeams } from './under.css.ts';

/** A team on the board. */
export interface BoardTeam {
  readonly name: string;
  readonly club: OrgId | null;
  /** The team's page with its accessible name; null while the team is not decided. */
  readonly link: { readonly to: string; readonly label: string } | null;
}

export interface MatchBoardProps {
  readonly heading: string;
  readonly league: string | null;
  /** The state of the match. */
  readonly chip: ReactNode;
  readonly teams: BySide<BoardTeam>;
  /** Whether scores of three digits are usual; reserves their width. */
  readonly hasHighScores: boolean;
  /** The score, with the clock and the period or with what decided the match. */
  readonly middle: ReactNode;
  /** Statistics of both teams under the score; null reserves no room. */
  readonly under: ReactNode;
  /** The stream and the play-by-play of the match. */
  readonly actions?: ReactNode;
  readonly facts: readonly BoardFact[];
  readonly officials?: ReactNode;
}

interface TeamProps {
  readonly team: BoardTeam;
  readonly nameStyle: string | undefined;
}

const Team = ({ team: { name, club, link }, nameStyle }: TeamProps) => {
  const text = (
    <span lang={federationLanguage}>
      <LongWords name={name} />
    </span>
  );
  return (
    <div className={teamStyles.team}>
      <span className={teamStyles.crest}>
        <TeamCrest name={name} club={club} size={72} />
      </span>
      <div className={nameRoom}>
        <p className={nameStyle} title={name}>
          {link === null ? (
            text
          ) : (
            <PageLink to={link.to} className={teamStyles.teamLink}>
              {text}
              <span className={hidden}>, {link.label}</span>
            </PageLink>
          )}
        </p>
      </div>
    </div>
  );
};

/** The board of a match, live or played: teams, score, state, date and venue. Home comes first in reading order. */
export const MatchBoard = (props: MatchBoardProps) => {
  const { heading, league, chip, teams, hasHighScores, middle, under, actions, facts, officials } = props;
  const nameStyle = names[nameWidth(teams.home.name, teams.away.name)];
  const team = (side: Side) => <Team team={teams[side]} nameStyle={nameStyle} />;
  const [first, second] = sides;
  return (
    <section className={styles.board} aria-labelledby="match-board">
      <h1 id="match-board" className={hidden}>
        {heading}
      </h1>
      <div className={styles.top}>
        <p className={styles.where} title={league ?? undefined} lang={federationLanguage}>
          {league}
        </p>
        {chip}
      </div>
      <div className={teamStyles.place}>
        <div className={teamStyles.teams}>
          {team(first)}
          <div className={hasHighScores ? highMiddle : middlePlace}>{middle}</div>
          {team(second)}
        </div>
      </div>
      {under === null ? null : <div className={underTeams}>{under}</div>}
      {actions}
      {facts.length === 0 ? null : (
        <dl className={styles.facts}>
          {facts.map(({ name, text, lang, Icon }) => (
            <div key={name} className={styles.fact}>
              <dt>
                <Icon aria-hidden="true" size={16} />
                <span className={hidden}>{name}</span>
              </dt>
              <dd className={styles.factText} title={text} lang={lang}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {officials}
    </section>
  );
};
