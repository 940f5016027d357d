import { useId } from 'react';
import { clamped } from '../text/clamped.css.ts';
import * as styles from './figure.css.ts';

export interface CaptionProps {
  readonly title: string;
  /** What the picture tells, in one sentence. */
  readonly summary: string;
  /** By itself a heading of the second level. */
  readonly level?: 'h2' | 'h3';
}

/** What a picture is, and what it tells. */
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

/** The place of a picture that comes when it is seen: what it tells, in words, and its room. */
export const ChartRoom = (caption: CaptionProps) => {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <Caption id={id} {...caption} />
      <div className={styles.room} />
    </figure>
  );
};
