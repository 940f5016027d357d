import { globalStyle, keyframes } from '@vanilla-extract/css';
import { kit, styled } from '../../theme/primitives.css.ts';

/** A screen that stands upright. */
export const portrait = '(orientation: portrait)';
const calm = '(prefers-reduced-motion: reduce)';

/** Shifts the picture by a few pixels over some minutes, against screen burn-in. */
const shift = keyframes({
  '0%, 100%': { transform: 'translate(0, 0)' },
  '25%': { transform: 'translate(6px, 3px)' },
  '50%': { transform: 'translate(0, 6px)' },
  '75%': { transform: 'translate(-6px, 3px)' },
});

/** As high as the screen, less the operator's notice above it. */
export const stage = styled(kit.anchor, {
  height: '100%',
  padding: '1rem',
  overflow: 'hidden',
  animation: `${shift} 240s steps(240, end) infinite`,
  '@media': { [calm]: { animation: 'none' } },
});

export const idleStage = styled(stage, { cursor: 'none' });
globalStyle(`${idleStage} *`, { cursor: 'none' });

// All sizes follow the root's font size, which is a share of the screen here.
globalStyle(`html:has(${stage})`, {
  // The picture moves beyond the edge by a few pixels.
  overflow: 'hidden',
  fontSize: 'min(1.7vw, 3vh)',
  '@media': { [portrait]: { fontSize: 'min(3.5vw, 1.8vh)' } },
});

globalStyle(`body:has(${stage})`, { display: 'flex', flexDirection: 'column', height: '100dvh' });
globalStyle(`body:has(${stage}) > #root`, { flex: 1, minHeight: 0 });
globalStyle(`:has(> ${stage})`, { height: '100%' });

/** In the padding below the matches. */
export const norwegianTime = styled(kit.caption, {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: '1rem',
  lineHeight: '1rem',
});
