import { RadioRow, type RadioRowProps } from './RadioRow.tsx';
import * as styles from './Segments.css.ts';

const look = { row: styles.row, option: styles.segment };

/** A segmented control. */
export const Segments = <V extends string>(props: RadioRowProps<V>) => <RadioRow {...props} look={look} />;
