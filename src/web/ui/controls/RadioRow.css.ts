import { style } from '@vanilla-extract/css';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
