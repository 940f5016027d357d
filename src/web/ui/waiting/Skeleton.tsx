import * as styles from './waiting.css.ts';

interface SkeletonProps {
  readonly width?: string;
  readonly height?: string;
  readonly round?: boolean;
}

/**
 * A placeholder that reserves space while content loads. Hidden from screen readers: the page's progress bar announces loading. An SVG,
 * because its size is an attribute: the page's policy refuses style attributes in server-rendered markup.
 */
export const Skeleton = ({ width = '100%', height = '1em', round = false }: SkeletonProps) => (
  <svg
    aria-hidden="true"
    focusable="false"
    className={round ? styles.roundSkeleton : styles.skeleton}
    width={width}
    height={height}
  />
);
