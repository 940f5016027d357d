import type { CivilDate } from '@kampdag/core/time/civilDate';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { playerMessages } from '../i18n/messages/player.ts';
import { figure, summary as summaryStyle, title as titleStyle } from '../ui/chart/figure.css.ts';
import { linear, percent } from '../ui/chart/scale.ts';
import { MaybeLink } from '../ui/MaybeLink.tsx';
import { hidden } from '../ui/text/text.css.ts';
import * as styles from './player.css.ts';

/** A match of a player's season. */
export interface SeasonMatch {
  readonly key: string;
  readonly date: CivilDate | null;
  readonly opponent: string;
  /** Null where the player's team is unknown. */
  readonly isHome: boolean | null;
  readonly value: number;
  /** The formatted value. */
  readonly text: string;
  /** The match's page; null where the federation does not name the match. */
  readonly to: string | null;
}

const Column = ({
  match: { date, opponent, isHome, value, text, to },
  height,
}: {
  readonly match: SeasonMatch;
  readonly height: (value: number) => number;
}) => {
  const m = useMessages(playerMessages);
  const { dayOfMonth, shortMonth, longDate } = useFormat();
  return (
    <li className={styles.bar} title={opponent}>
      <MaybeLink to={to} className={styles.barLink}>
        <span className={hidden}>
          {m.inMatch(date === null ? m.noDate : longDate(date), opponent, isHome, text)}
        </span>
        <span className={styles.barValue} aria-hidden="true">
          {text}
        </span>
        <svg className={styles.picture} aria-hidden="true" focusable="false">
          <rect x="20%" width="60%" y={percent(100 - height(value))} height={percent(height(value))} rx="3" />
        </svg>
        <span className={styles.day} aria-hidden="true">
          {date === null ? '–' : `${dayOfMonth(date)} ${shortMonth(date)}`}
        </span>
      </MaybeLink>
    </li>
  );
};

/** A player's season as bars, each linked to its match and read as a sentence by screen readers. */
export const SeasonBars = ({
  title,
  summary,
  matches,
}: {
  readonly title: string;
  /** Null where the page says the season's figures elsewhere: then the best match is named, and a season of zeros is not drawn. */
  readonly summary: string | null;
  /** Oldest first. */
  readonly matches: readonly SeasonMatch[];
}) => {
  const m = useMessages(playerMessages);
  const { longDate } = useFormat();
  const most = Math.max(...matches.map(({ value }) => value));
  const best = matches.find(({ value }) => value === most);
  if (best === undefined || (summary === null && most === 0)) return null;
  const { date, opponent, isHome, text } = best;
  const ofBest = m.byMatch.best(m.inMatch(date === null ? m.noDate : longDate(date), opponent, isHome, text));
  const height = linear([0, Math.max(1, most)], [0, 100]);
  return (
    <section className={figure} aria-label={title}>
      <div>
        <h3 className={titleStyle}>{title}</h3>
        <p className={summaryStyle}>{summary ?? ofBest}</p>
      </div>
      {/* With zeros only, the summary says it all. */}
      {most === 0 ? null : (
        <ol className={styles.bars} reversed>
          {matches.toReversed().map((match) => (
            <Column key={match.key} match={match} height={height} />
          ))}
        </ol>
      )}
    </section>
  );
};
