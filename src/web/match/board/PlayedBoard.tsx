import { type BySide, type Side, sides } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { LongName } from '../../ui/LongName.tsx';
import { nameWidth } from '../../ui/nameParts.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { BoardCrest } from './BoardCrest.tsx';
import type { BoardFact } from './boardFacts.tsx';
import * as styles from './playedBoard.css.ts';
import { nameRoom, names } from './teamName.css.ts';
import type { ClubLogo } from './useLogos.ts';

/** A team on the board. */
export interface BoardTeam {
  readonly name: string;
  readonly logo: ClubLogo;
  /** Where the name leads, and what is there; null where the team is not known yet. */
  readonly link: { readonly to: string; readonly label: string } | null;
}

export interface BoardProps {
  readonly heading: string;
  readonly league: string | null;
  readonly state: string;
  readonly teams: BySide<BoardTeam>;
  /** Null: a dash. */
  readonly score: BySide<number> | null;
  /** The score in words. */
  readonly spoken: string;
  /** `OT`, `SO`; null after regulation. */
  readonly decided: { readonly short: string; readonly long: string } | null;
  /** `(1–0, 0–2, 2–1)`. */
  readonly byPeriod: string | null;
  readonly actions: ReactNode;
  readonly facts: readonly BoardFact[];
  readonly officials: ReactNode;
}

interface TeamProps {
  readonly team: BoardTeam;
  readonly nameStyle: string | undefined;
}

const Team = ({ team: { name, logo, link }, nameStyle }: TeamProps) => {
  const sign = (
    <>
      <span className={styles.crest}>
        <BoardCrest logo={logo} name={name} />
      </span>
      <span className={nameRoom}>
        <span className={nameStyle} title={name} lang={federationLanguage}>
          <LongName name={name} />
        </span>
      </span>
    </>
  );
  return link === null ? (
    <div className={styles.team}>{sign}</div>
  ) : (
    <PageLink to={link.to} className={styles.teamLink}>
      {sign}
      <span className={hidden}>, {link.label}</span>
    </PageLink>
  );
};

/** The head of a finished match: who played, how it ended, where and when. Home is read and drawn first. */
export const Board = ({
  heading,
  league,
  state,
  teams,
  score,
  spoken,
  decided,
  byPeriod,
  actions,
  facts,
  officials,
}: BoardProps) => {
  const [first, second] = sides;
  const digits = (side: Side, other: Side) => (
    <span className={(score?.[side] ?? 0) < (score?.[other] ?? 0) ? styles.behind : styles.digits}>
      {score?.[side]}
    </span>
  );
  const nameStyle = names[nameWidth(teams.home.name, teams.away.name)];
  const highest = score === null ? 0 : Math.max(score.home, score.away);
  const figures = highest > 99 ? styles.longScore : highest > 9 ? styles.highScore : styles.score;
  return (
    <section className={styles.board} aria-labelledby="match-board">
      <h1 id="match-board" className={hidden}>
        {heading}
      </h1>
      <div className={styles.top}>
        <p className={styles.where} title={league ?? undefined} lang={federationLanguage}>
          {league}
        </p>
        <p className={styles.chip}>{state}</p>
      </div>
      <div className={styles.place}>
        <div className={styles.teams}>
          <Team team={teams[first]} nameStyle={nameStyle} />
          <div className={styles.middle}>
            <p className={figures} data-score>
              <span className={hidden}>{spoken}</span>
              {score === null ? (
                <span aria-hidden="true" className={styles.dash}>
                  –
                </span>
              ) : (
                <>
                  <span aria-hidden="true">{digits(first, second)}</span>
                  <span aria-hidden="true" className={styles.dash}>
                    –
                  </span>
                  <span aria-hidden="true">{digits(second, first)}</span>
                </>
              )}
            </p>
            {decided === null ? null : (
              <p className={styles.decided}>
                <span aria-hidden="true">{decided.short}</span>
                <span className={hidden}>{decided.long}</span>
              </p>
            )}
          </div>
          <Team team={teams[second]} nameStyle={nameStyle} />
          <p className={styles.byPeriod}>{byPeriod}</p>
        </div>
      </div>
      {actions}
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
      {officials}
    </section>
  );
};
