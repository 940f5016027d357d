import { globalStyle, style } from '@vanilla-extract/css';

export const icon = style({});

/** What a sign's own attributes and classes may say otherwise. */
globalStyle(`:where(.${icon})`, { stroke: 'currentcolor', strokeLinecap: 'round', strokeLinejoin: 'round' });
globalStyle(`:where(.${icon}:not([fill]))`, { fill: 'none' });
globalStyle(`:where(.${icon}:not([stroke-width]))`, { strokeWidth: 2 });
