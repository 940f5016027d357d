import { style } from '@vanilla-extract/css';
import { kit, styled } from '../../theme/primitives.css.ts';
import * as field from './field.css.ts';

export const row = styled(kit.row.x2);

export const text = style([field.control, { minWidth: 0, flex: 1, cursor: 'text' }]);
