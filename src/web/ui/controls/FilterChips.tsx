import * as styles from './FilterChips.css.ts';
import { RadioRow, type RadioRowProps } from './RadioRow.tsx';

const look = { row: styles.row, option: styles.chip };

/** Filters of which one is chosen: `All matches`, `Last 5`. */
export const FilterChips = <V extends string>(props: RadioRowProps<V>) => <RadioRow {...props} look={look} />;
