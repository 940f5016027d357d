import type { Score as ScoreValue } from '@kampdag/core/live/score/scoringEvents';
import type { Side } from '@kampdag/core/side';
import type { ReactNode } from 'react';
import { useCrestDesign } from '../../context/crestDesigns.tsx';
import { plainText, type ShownText, shown } from '../../i18n/shownText.ts';
import { hidden } from '../../ui/text/text.css.ts';
import type { PlayTone } from './playText.ts';
import * as styles from './rows.css.ts';
import { type PlaySign, signs } from './signs.ts';

/** The attributes of a row's element, plain or full: emphasis, side and columns. */
export const rowAttributes = (
  { key, side, kind }: { readonly key: string; readonly side: Side | null; readonly kind: PlaySign },
  tone: PlayTone,
  isTimed: boolean,
) => ({
  role: 'listitem',
  className: side === null ? styles.row[tone] : `${styles.row[tone]} ${styles.mark[side]}`,
  'data-row': key,
  'data-kind': kind,
  'data-timed': isTimed,
});

/** A row of the play-by-play, from the live log or from the federation's list. */
export interface PlayLineView {
  /** Null where unknown; undefined in a sport without times. */
  readonly time: string | null | undefined;
  readonly side: Side | null;
  readonly tone: PlayTone;
  readonly sign: PlaySign;
  /** A word or two instead of the sign. */
  readonly badge?: string | undefined;
  readonly title: ReactNode;
  /** The link to the match as it stood then, where available. */
  readonly goTo?: { readonly label: string; readonly go: () => void } | undefined;
  readonly team: string | null;
  readonly tags: readonly { readonly text: ShownText; readonly explained?: string }[];
  /** The people it is about. */
  readonly subject: ReactNode;
  readonly detail: ReactNode;
  /** The score after it, with its spoken form; null for an event that did not score. */
  readonly score: { readonly value: ScoreValue; readonly spoken: string } | null;
  /** Shares its moment. */
  readonly share?: ReactNode;
}

const Score = ({
  score: { value, spoken },
  side,
}: { readonly score: NonNullable<PlayLineView['score']> } & Pick<PlayLineView, 'side'>) => (
  <p className={styles.score}>
    <span className={hidden}>{spoken}</span>
    <span aria-hidden="true">
      <span className={side === 'home' ? undefined : styles.other}>{value.home}</span>
      <span className={styles.other}>–</span>
      <span className={side === 'away' ? undefined : styles.other}>{value.away}</span>
    </span>
  </p>
);

/** A team's name; a phone shows its code. */
const TeamName = ({ name }: { readonly name: string }) => (
  <span className={styles.team} data-sign={useCrestDesign(name).code}>
    {name}
  </span>
);

const Sign = ({ sign, tone }: Pick<PlayLineView, 'sign' | 'tone'>) => {
  const isCard = sign === 'yellowCard' || sign === 'redCard' || sign === 'blueCard';
  return (
    <span className={isCard ? styles.cards[sign] : styles.icon[tone]}>
      <svg className={isCard ? styles.cardSign : styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
    </span>
  );
};

/** A row of the play-by-play: time, type, team, people, and the score after it. */
export const PlayLine = ({ view }: { readonly view: PlayLineView }) => {
  const {
    time,
    side,
    tone,
    sign,
    badge,
    title,
    goTo,
    team,
    tags,
    subject,
    detail,
    score,
    share = null,
  } = view;
  return (
    <>
      {time === undefined ? null : <span className={styles.time}>{time}</span>}
      {badge === undefined ? <Sign sign={sign} tone={tone} /> : <span className={styles.badge}>{badge}</span>}
      <div className={styles.text}>
        <p className={styles.head}>
          {goTo === undefined ? (
            <span className={styles.title[tone]}>{title}</span>
          ) : (
            <button type="button" className={styles.goTo} title={goTo.label} onClick={goTo.go}>
              <span className={styles.title[tone]}>{title}</span>
            </button>
          )}
          {team === null ? null : <TeamName name={team} />}
          {tags.map(({ text, explained }) => (
            <span key={plainText(text)} className={styles.tag} title={explained} {...shown(text)} />
          ))}
        </p>
        {subject === null ? null : <p className={styles.subject[tone]}>{subject}</p>}
        {detail === null ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      {score === null && share === null ? null : (
        <div className={styles.end}>
          {score === null ? null : <Score score={score} side={side} />}
          {share}
        </div>
      )}
    </>
  );
};
