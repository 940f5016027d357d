import { useTeamSign } from '../../context/teamSigns.tsx';
import { crestGrounds } from '../../theme/crests.ts';

import * as styles from './TeamCrest.css.ts';

/** Widths of crests, in pixels. */
export type CrestSize = keyof typeof styles.sizes;

/** A team's sign, drawn from its name: a shield in one of the crests' colours with its code, which is no text of the page. */
export const TeamCrest = ({
  name,
  size = 28,
}: {
  readonly name: string | null;
  readonly size?: CrestSize;
}) => {
  const { code, colour } = useTeamSign(name ?? '?');
  const ground = name === null ? undefined : styles.grounds[colour % crestGrounds.length];
  return (
    <span
      className={`${ground ?? styles.unknown} ${styles.sizes[size]}`}
      data-crest={name === null ? '?' : code}
      aria-hidden="true"
    />
  );
};
