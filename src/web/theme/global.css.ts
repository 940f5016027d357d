import { globalStyle } from '@vanilla-extract/css';
import { noticeElementId, stoppedNoteId } from '../page.ts';
import { vars } from './contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '96px',
});

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.size.md,
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
});

globalStyle('h1, h2, h3, p, dl, dd, ul, ol, figure', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3', { lineHeight: 1.2, textWrap: 'balance' });
globalStyle('h1, h2, h3, h4, th, b, strong', { fontWeight: vars.weight.bold });
globalStyle('a', { color: 'inherit' });
globalStyle('button, input, select', { font: 'inherit', color: 'inherit' });
globalStyle('svg', { display: 'block' });
globalStyle('table', { borderCollapse: 'collapse' });

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.sm,
});

globalStyle('::selection', { background: vars.brand.accent, color: vars.brand.onAccent });

// The operator's notice and the line of a page whose scripts do not run, before everything else on every page.
globalStyle(`#${noticeElementId}:not(:empty), #${stoppedNoteId}`, {
  padding: `${vars.space.x2} ${vars.space.x4}`,
  background: vars.brand.accent,
  color: vars.brand.onAccent,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
});

// No duration at all: even the shortest transition would delay every change by a frame.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      transitionDelay: '0s !important',
    },
  },
});

// Buttons and links are useless on paper.
globalStyle('nav, button:not(th button)', { '@media': { print: { display: 'none !important' } } });
globalStyle('html', {
  '@media': { print: { fontSize: '10pt', printColorAdjust: 'exact' } },
});
globalStyle('body', { '@media': { print: { background: 'none' } } });
globalStyle('tr, li', { '@media': { print: { breakInside: 'avoid' } } });
