import { kit, styled } from '../../../theme/primitives.css.ts';
import { on } from '../../../ui/table/columns.css.ts';

/** What has a column of its own in a wide table. */
export const under = styled(kit.caption, on.narrow, { display: 'block', whiteSpace: 'nowrap' });
