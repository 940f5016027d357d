import { memo } from 'react';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';
import * as styles from '../live/aside.css.ts';
import { card, cardTitle } from '../parts/card.css.ts';
import type { Fact } from './matchFacts.ts';

interface DetailsCardProps {
  readonly title: string;
  /** Known facts only. */
  readonly facts: readonly Fact[];
}

const Parts = ({ parts }: Pick<Fact, 'parts'>) => {
  const keyOf = uniqueKeys(parts, ({ text }) => text);
  return parts.map((part) => (
    <span key={keyOf(part)} lang={part.lang}>
      {part.text}
    </span>
  ));
};

/** League, arena, start, officials and attendance. */
export const DetailsCard = memo(({ title, facts }: DetailsCardProps) =>
  facts.length === 0 ? null : (
    <section className={card} aria-labelledby="live-details">
      <h2 id="live-details" className={cardTitle}>
        {title}
      </h2>
      <div className={styles.factsRoom}>
        <dl className={styles.facts}>
          {facts.map(({ name, parts }) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.fact} title={parts.map(({ text }) => text).join('')}>
                <Parts parts={parts} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  ),
);
DetailsCard.displayName = 'DetailsCard';
