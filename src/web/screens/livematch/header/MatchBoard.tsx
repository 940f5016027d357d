import { type BySide, type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { hidden } from '../../../ui/hidden.css.ts';
import { TeamCrest } from '../../../ui/TeamCrest.tsx';
import * as styles from './header.css.ts';

export interface MatchBoardProps {
  readonly heading: string;
  readonly league: string | null;
  /** What state the match is in. */
  readonly chip: ReactNode;
  readonly teams: BySide<string>;
  /** The score, the clock and the period. */
  readonly middle: ReactNode;
  /** Manpower and shots, which keep their room while they load; null where there will be none. */
  readonly under: ReactNode;
  /** Date, start and venue, each as it is shown. */
  readonly facts: readonly { readonly name: string; readonly text: string; readonly icon: ReactNode }[];
}

/** The head of a live page: who plays, how it stands, where and when. Home is read and drawn first. */
export const MatchBoard = ({ heading, league, chip, teams, middle, under, facts }: MatchBoardProps) => {
  const team = (side: Side) => (
    <div className={styles.team}>
      <span className={styles.crest}>
        <TeamCrest name={teams[side]} />
      </span>
      <p className={styles.teamName}>{teams[side]}</p>
    </div>
  );
  const [first, second] = sides;
  return (
    <section className={styles.board} aria-labelledby="live-board">
      <h1 id="live-board" className={hidden}>
        {heading}
      </h1>
      <div className={styles.top}>
        <p className={styles.where}>{league}</p>
        {chip}
      </div>
      <div className={styles.teams}>
        {team(first)}
        <div className={styles.middle}>{middle}</div>
        {team(second)}
      </div>
      {under === null ? null : <div className={styles.under}>{under}</div>}
      <dl className={styles.facts}>
        {facts.map(({ name, text, icon }) => (
          <div key={name} className={styles.fact}>
            <dt aria-label={name}>{icon}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
