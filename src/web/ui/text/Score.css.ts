import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** Side by side on wide screens; in a card one above the other, each beside its team. */
export const score = styled(kit.figure, kit.strong, {
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(1.6ch, auto) auto minmax(1.6ch, auto)',
  alignItems: 'center',
  justifyItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.size.score,
  lineHeight: 1.2,
  '@media': {
    [below('lg')]: {
      gridTemplateColumns: 'auto',
      gridTemplateRows: 'subgrid',
      gridRow: '1 / -1',
      rowGap: 0,
      justifyItems: 'end',
    },
  },
});

export const live = styled(score, { color: vars.color.live });

const quiet = styled(kit.muted, { fontWeight: vars.weight.regular });

export const none = styled(quiet, {
  gridColumn: '1 / -1',
  '@media': { [below('lg')]: { gridRow: 'span 2', alignSelf: 'center' } },
});

export const dash = styled(quiet, { '@media': { [below('lg')]: { display: 'none' } } });

export const ahead = styled(kit.unbroken);

export const behind = styled(ahead, { fontWeight: vars.weight.regular });
