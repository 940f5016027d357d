import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({});

/** Overridden by an icon's own attributes and classes. */
globalStyle(`:where(.${icon})`, { stroke: 'currentcolor', strokeLinecap: 'round', strokeLinejoin: 'round' });
globalStyle(`:where(.${icon}:not([fill]))`, { fill: 'none' });
globalStyle(`:where(.${icon}:not([stroke-width]))`, { strokeWidth: 2 });
