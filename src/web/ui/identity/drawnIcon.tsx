import type { FunctionComponent, SVGAttributes } from 'react';
import * as styles from './icon.css.ts';

interface IconProps extends SVGAttributes<SVGSVGElement> {
  readonly size?: number;
}

/**
 * Draws a sign of lucide's, told as one path on a square of 24. What is the same for all of them is said once, by the stylesheet, and not
 * by each on the page.
 */
export const drawnIcon = (path: string): FunctionComponent<IconProps> => {
  const Icon = ({ size = 24, className, ...rest }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
  return Icon;
};
