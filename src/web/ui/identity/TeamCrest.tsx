import type { OrgId } from '@kampdag/core/ids';
import { useClubLogo } from '../../context/clubLogos.tsx';
import { useCrestDesign } from '../../context/crestDesigns.tsx';
import { crestGrounds } from '../../theme/crests.ts';

import * as styles from './TeamCrest.css.ts';

/** Widths of crests, in pixels. */
export type CrestSize = keyof typeof styles.sizes;

interface TeamCrestProps {
  readonly name: string | null;
  /** Its club, if known. */
  readonly club?: OrgId | null;
  readonly size?: CrestSize;
}

/**
 * A team's crest, drawn from its name: a shield in one of the crest colours with its code, which is not text. Its club's logo replaces it
 * once loaded.
 */
export const TeamCrest = ({ name, size = 28, club = null }: TeamCrestProps) => {
  const { code, colour } = useCrestDesign(name ?? '?');
  const logo = useClubLogo(name, club);
  const ground = name === null ? undefined : styles.grounds[colour % crestGrounds.length];
  return (
    <span
      className={`${ground ?? styles.unknown} ${styles.sizes[size]}`}
      data-crest={name === null ? '?' : code}
      aria-hidden="true"
    >
      {logo === null ? null : (
        <img className={styles.logo} src={logo} alt="" loading="lazy" decoding="async" data-logo="" />
      )}
    </span>
  );
};
