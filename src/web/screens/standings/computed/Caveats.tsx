import type { Caveat } from '@kampdag/core/league/standings/seasonTable';
import { standingsKey, standingsName } from '@kampdag/core/league/standings/standingsRow';
import { useFigures, useMessages } from '../../../i18n/I18nContext.tsx';
import * as styles from './computed.css.ts';
import { type ComputedMessages, computedMessages } from './computedMessages.ts';

const keyOf = (caveat: Caveat): string =>
  'row' in caveat ? `${caveat.type} ${standingsKey(caveat.row)}` : caveat.type;

const textOf = (
  caveat: Caveat,
  { caveats: m }: ComputedMessages,
  signed: (value: number) => string,
): string => {
  switch (caveat.type) {
    case 'points':
      return m.points(standingsName(caveat.row), signed(caveat.points));
    case 'matches':
      return m.matches(standingsName(caveat.row));
    case 'withdrawn':
      return m.withdrawn(standingsName(caveat.row));
    case 'overtime':
      return m.overtime(caveat.matches);
    case 'order':
      return m.order;
    default:
      return caveat satisfies never;
  }
};

interface CaveatsProps {
  readonly made: readonly string[];
  readonly caveats: readonly Caveat[];
}

/** How a table was computed, and where it may differ from the federation's. */
export const Caveats = ({ made, caveats }: CaveatsProps) => {
  const m = useMessages(computedMessages);
  const { signed } = useFigures();
  return (
    <ul className={styles.notes}>
      {made.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {caveats.map((caveat) => (
        <li key={keyOf(caveat)}>{textOf(caveat, m, signed)}</li>
      ))}
    </ul>
  );
};
