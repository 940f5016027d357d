import * as styles from './Skeleton.css.ts';

/** The room that something will take, drawn while it loads. Silent: the page's progress bar tells that it loads. */
export const Skeleton = ({
  width = '100%',
  height = '1em',
  round = false,
}: {
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}) => <span aria-hidden="true" className={round ? styles.round : styles.bar} style={{ width, height }} />;
