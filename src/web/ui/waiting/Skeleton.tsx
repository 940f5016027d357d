import * as styles from './Skeleton.css.ts';

/**
 * The room that something will take, drawn while it loads. Silent: the page's progress bar tells that it loads. An SVG, for its
 * size is an attribute: style attributes in what the server renders are refused by the page's policy.
 */
export const Skeleton = ({
  width = '100%',
  height = '1em',
  round = false,
}: {
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={round ? styles.round : styles.bar}
    width={width}
    height={height}
  />
);
