import { federationLanguage } from '@kampdag/core/federationLanguage';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../i18n/messages/statistics.ts';
import { MaybeLink } from '../../ui/MaybeLink.tsx';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';
import { LongName } from '../../ui/text/LongName.tsx';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './LeaderCards.css.ts';
import type { Leader, LeaderBoard } from './leaders.ts';

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

const LeaderRow = ({
  leader: { name, teamName, to, text, share },
  place,
}: {
  readonly leader: Leader;
  readonly place: number;
}) => (
  <li className={place === 1 ? styles.first : styles.other}>
    <span className={styles.place} aria-hidden="true">
      {place}
    </span>
    <span className={styles.who} lang={federationLanguage}>
      <MaybeLink to={to} className={`${styles.name} ${styles.link}`} plain={styles.name}>
        <LongName name={name} />
      </MaybeLink>
      {teamName === null ? null : (
        <span className={styles.of}>
          <LongName name={teamName} />
        </span>
      )}
    </span>
    <span className={styles.value}>{text}</span>
    {share === null ? null : (
      <svg className={styles.bar} width="100%" height="4" aria-hidden="true" focusable="false">
        <rect width="100%" height="4" rx="2" className={styles.groove} />
        <rect width={percent(share)} height="4" rx="2" className={styles.length} />
      </svg>
    )}
  </li>
);

const Board = ({ board: { title, leaders } }: { readonly board: LeaderBoard }) => {
  const keyOf = uniqueKeys(leaders, ({ key }) => key);
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.list}>
        {leaders.map((leader, at) => (
          <LeaderRow key={keyOf(leader)} leader={leader} place={at + 1} />
        ))}
      </ol>
    </div>
  );
};

/** The leaders by figure. A phone shows the first of each, and expands to the first five. */
export const LeaderCards = ({ boards }: { readonly boards: readonly LeaderBoard[] }) => {
  const { leaders: m } = useMessages(statisticsMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (boards.length === 0) return null;
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <section aria-label={m.title} className={isOpen ? styles.open : styles.folded}>
      <div id={id} className={styles.cards}>
        {boards.map((board) => (
          <Board key={board.key} board={board} />
        ))}
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((open) => !open)}
      >
        {isOpen ? m.showFewer : m.showAll}
        <Sign aria-hidden="true" size={18} />
      </button>
    </section>
  );
};

const five = ['a', 'b', 'c', 'd', 'e'];

/** The placeholder of leaders, with their height at every width. */
export const LeaderSkeleton = ({ cards }: { readonly cards: number }) => (
  <div className={styles.folded} aria-hidden="true">
    <div className={styles.cards}>
      {Array.from({ length: cards }, (_, at) => (
        <div key={`card ${at}`} className={styles.card}>
          <div className={styles.title}>
            <Skeleton width="4rem" />
          </div>
          <ul className={styles.list}>
            {five.map((key, place) => (
              <li key={key} className={place === 0 ? styles.first : styles.other}>
                <span />
                <Skeleton width="70%" />
                <Skeleton width="2rem" />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
    <div className={styles.toggle} />
  </div>
);
