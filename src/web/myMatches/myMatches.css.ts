import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const section = styled(kit.stack.x2, { marginBlockEnd: vars.space.x4 });

export const head = styled(kit.line, kit.between);

export const title = styled(kit.text.lg);

export const all = styled(kit.line, kit.target, kit.text.sm);

/** Side by side on a phone too, so that the day's matches stay in sight. */
export const teams = styled({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min(100%, 18rem), 24rem)',
  gap: vars.space.x3,
  overflowX: 'auto',
});

/** As tall as two matches, also before they are known. */
export const team = styled(kit.card, { minHeight: '10.5rem', overflow: 'clip' });
