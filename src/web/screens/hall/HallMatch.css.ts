import { globalStyle, style } from '@vanilla-extract/css';
import { chip, top } from '../../match/board/board.css.ts';
import {
  clock,
  highMiddle,
  longScore,
  middle,
  period,
  score as scoreBoard,
  twoDigits,
} from '../../match/board/score.css.ts';
import { crest as boardCrest, nameRoom, teams } from '../../match/board/teams.css.ts';
import { under } from '../../match/board/under.css.ts';
import { strip } from '../../match/strength/strength.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { portrait } from './HallScreen.css.ts';

export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoRows: 'auto',
  gap: '0.75rem',
  height: '100%',
});

globalStyle(`${match} > section`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-evenly',
  padding: '0.75rem 1.5rem',
});
globalStyle(`${match} ${top}`, { fontSize: '1.25rem' });
globalStyle(`${match} ${chip}`, { fontSize: '1.25rem' });
// A screen on end has no room for the score between the names: it stands below both.
globalStyle(`${match} ${teams}`, {
  alignItems: 'center',
  gap: '1rem',
  '@media': {
    [portrait]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', rowGap: '3rem' },
  },
});
globalStyle(`${match} :is(${middle}, ${highMiddle})`, {
  '@media': { [portrait]: { gridRow: 2, gridColumn: '1 / -1', minWidth: 0, justifySelf: 'center' } },
});
globalStyle(`${match} ${boardCrest}`, { width: '6rem', height: '6rem', fontSize: '6rem' });
globalStyle(`${match} ${nameRoom} > p`, { fontSize: 'min(2.25rem, 12cqi)' });
globalStyle(`${match} ${scoreBoard}`, { fontSize: '7rem', minHeight: '1.12em', overflowWrap: 'normal' });
globalStyle(`${match} ${twoDigits}`, { fontSize: '6rem' });
globalStyle(`${match} ${longScore}`, { fontSize: '4.5rem' });
globalStyle(`${match} ${clock}`, { fontSize: '2.75rem' });
globalStyle(`${match} ${period}`, { fontSize: '1.5rem' });
globalStyle(`${match} ${under}`, { zoom: 1.15, gap: '0.25rem' });
// Penalties beside the strength would be wider than a screen on end.
globalStyle(`${match} ${strip}`, {
  '@media': {
    [portrait]: {
      gridTemplateAreas: '"power power" "home away"',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '2.25rem 1.5rem',
    },
  },
});
globalStyle(`${match} ${under} > p`, { fontSize: '1.1rem' });

export const foot = styled(kit.shrinking, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 1rem',
  '@media': { [portrait]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lastScore = styled(kit.truncated, {
  minHeight: '1.5em',
  fontSize: '2rem',
  lineHeight: 1.5,
  '@media': { [portrait]: { fontSize: '1.4rem', minHeight: '3em', whiteSpace: 'normal' } },
});
globalStyle(`${lastScore} > strong`, { marginInlineEnd: '0.6em', fontVariantNumeric: 'tabular-nums' });
