import { useState } from 'react';
import * as styles from './Logo.css.ts';
import { type CrestSize, TeamCrest } from './TeamCrest.tsx';

/** A club's logo, or a crest drawn from its name if there is none or it fails to load. The name is beside it. */
export const Logo = ({
  src,
  name,
  size = 28,
}: {
  readonly src: string | null;
  readonly name: string | null;
  readonly size?: CrestSize;
}) => {
  const [failed, setFailed] = useState<string | null>(null);
  return src === null || src === failed ? (
    <TeamCrest name={name} size={size} />
  ) : (
    <img
      className={styles.picture}
      src={src}
      width={size}
      height={size}
      alt=""
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
};
