import { kit, styled } from '../theme/primitives.css.ts';

export const trouble = styled(kit.label, kit.padded.x2, { flexBasis: '100%' });

export const actions = styled(kit.row.x3, kit.wrap);

export const setting = styled(kit.stack.x2);

export const text = styled(kit.label);
