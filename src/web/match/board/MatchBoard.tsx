import { type BySide, type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { LongName } from '../../ui/LongName.tsx';
import { nameWidth } from '../../ui/nameParts.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { BoardCrest } from './BoardCrest.tsx';
import * as styles from './board.css.ts';
import type { BoardFact } from './boardFacts.tsx';
import { highMiddle, middle as middlePlace } from './score.css.ts';
import { nameRoom, names } from './teamName.css.ts';
import * as team from './teams.css.ts';
import { under as underTeams } from './under.css.ts';
import type { ClubLogo } from './useLogos.ts';

export interface MatchBoardProps {
  readonly heading: string;
  readonly league: string | null;
  /** What state the match is in. */
  readonly chip: ReactNode;
  readonly teams: BySide<string>;
  readonly logos: BySide<ClubLogo>;
  /** A score of three digits a side is nothing unusual: its room is kept. */
  readonly hasHighScores: boolean;
  /** Where each team leads; null for one that is not known. */
  readonly paths: BySide<string | null>;
  /** The score, the clock and the period. */
  readonly middle: ReactNode;
  /** Manpower and shots, which keep their room while they load; null where there will be none. */
  readonly under: ReactNode;
  /** Date, start and venue, each as it is shown. */
  readonly facts: readonly BoardFact[];
}

/** The head of a live page: who plays, how it stands, where and when. Home is read and drawn first. */
export const MatchBoard = (props: MatchBoardProps) => {
  const { heading, league, chip, teams, logos, hasHighScores, paths, middle, under, facts } = props;
  const nameStyle = names[nameWidth(teams.home, teams.away)];
  const nameOf = (side: Side, path: string | null) =>
    path === null ? (
      <LongName name={teams[side]} />
    ) : (
      <PageLink to={path} className={team.teamLink}>
        <LongName name={teams[side]} />
      </PageLink>
    );
  const teamOf = (side: Side) => (
    <div className={team.team}>
      <span className={team.crest}>
        <BoardCrest logo={logos[side]} name={teams[side]} />
      </span>
      <div className={nameRoom}>
        <p className={nameStyle} title={teams[side]} lang={federationLanguage}>
          {nameOf(side, paths[side])}
        </p>
      </div>
    </div>
  );
  const [first, second] = sides;
  return (
    <section className={styles.board} aria-labelledby="live-board">
      <h1 id="live-board" className={hidden}>
        {heading}
      </h1>
      <div className={styles.top}>
        <p className={styles.where} title={league ?? undefined} lang={federationLanguage}>
          {league}
        </p>
        {chip}
      </div>
      <div className={team.place}>
        <div className={team.teams}>
          {teamOf(first)}
          <div className={hasHighScores ? highMiddle : middlePlace}>{middle}</div>
          {teamOf(second)}
        </div>
      </div>
      {under === null ? null : <div className={underTeams}>{under}</div>}
      <dl className={styles.facts}>
        {facts.map(({ name, text, lang, icon }) => (
          <div key={name} className={styles.fact}>
            <dt>
              {icon}
              <span className={hidden}>{name}</span>
            </dt>
            <dd className={styles.factText} title={text} lang={lang}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
