import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const trouble = styled(kit.label, { flexBasis: '100%', padding: vars.space.x2 });

export const setting = styled(kit.stack.x2);

export const text = styled(kit.label);
