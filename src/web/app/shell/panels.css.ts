import { kit, styled } from '../../theme/primitives.css.ts';

export const fields = styled(kit.stack.x5, kit.padded.x3);

export const clearable = styled(kit.row.x1, { alignItems: 'end' });
