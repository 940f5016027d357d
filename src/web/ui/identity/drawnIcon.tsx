import type { FunctionComponent, SVGAttributes } from 'react';
import * as styles from './icon.css.ts';

interface IconProps extends SVGAttributes<SVGSVGElement> {
  readonly size?: number;
}

/** Creates an icon component from one of lucide's paths on a 24 × 24 grid. The style sheet holds what all icons share. */
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
