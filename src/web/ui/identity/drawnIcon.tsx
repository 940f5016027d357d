import { createElement, type FunctionComponent, type SVGAttributes } from 'react';
import * as styles from './icon.css.ts';

/** A sign as lucide tells it: its shapes on a square of 24. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGAttributes<SVGSVGElement> {
  readonly size?: number;
}

/** Draws a sign of lucide's. What is the same for all of them is said once, by the stylesheet, and not by each on the page. */
export const drawnIcon = ({ node }: IconData): FunctionComponent<IconProps> => {
  const Icon = ({ size = 24, className, ...rest }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className === undefined ? styles.icon : `${styles.icon} ${className}`}
      {...rest}
    >
      {node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
    </svg>
  );
  return Icon;
};
