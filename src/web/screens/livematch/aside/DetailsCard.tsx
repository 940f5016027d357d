import { memo } from 'react';
import * as styles from './aside.css.ts';

interface DetailsCardProps {
  readonly title: string;
  /** Only what is known. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
}

/** League, arena, start, officials, attendance. */
export const DetailsCard = memo(({ title, facts }: DetailsCardProps) =>
  facts.length === 0 ? null : (
    <section className={styles.card} aria-labelledby="live-details">
      <h2 id="live-details" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.fact} title={text}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ),
);
DetailsCard.displayName = 'DetailsCard';
