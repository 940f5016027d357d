import { useId } from 'react';
import { clamped } from '../text/text.css.ts';
import * as styles from './figure.css.ts';

export interface CaptionProps {
  readonly title: string;
  /** What the chart shows, in one sentence. */
  readonly summary: string;
  /** Default: `h2`. */
  readonly level?: 'h2' | 'h3';
}

/** A chart's title and summary. */
export const Caption = ({
  id,
  title,
  summary,
  level: Heading = 'h2',
}: CaptionProps & { readonly id: string }) => (
  <figcaption>
    <Heading id={id} className={styles.title}>
      {title}
    </Heading>
    <p className={`${styles.summary} ${clamped.three}`}>{summary}</p>
  </figcaption>
);

/** The placeholder of a lazily loaded chart: its caption and reserved space. */
export const ChartPlaceholder = (caption: CaptionProps) => {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <Caption id={id} {...caption} />
      <div className={styles.room} />
    </figure>
  );
};
