import { style } from '@vanilla-extract/css';
import { kit } from '../../theme/primitives.css.ts';

export const groups = style([kit.stack.x4]);
