import { federationLanguage } from '@kampdag/core/federationLanguage';
import { useState } from 'react';
import * as styles from './Avatar.css.ts';

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '').at(0) ?? '')
    .join('')
    .toLocaleUpperCase(federationLanguage);
};

interface AvatarProps {
  readonly src: string | null;
  readonly name: string;
  readonly size: number;
}

/** A person's picture, or their initials if there is none or it fails to load. The name is beside it. */
export const Avatar = ({ src, name, size }: AvatarProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  return src === null || src === failed ? (
    <svg
      className={styles.ground}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="20" cy="20" r="20" />
      <text className={styles.letters} x="20" y="20" dy="0.35em">
        {initialsOf(name)}
      </text>
    </svg>
  ) : (
    <img
      className={styles.picture}
      src={src}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      ref={(image) => {
        // The server rendered it, so it may have failed before hydration.
        if (image?.complete === true && image.naturalWidth === 0) setFailed(src);
      }}
      onError={() => setFailed(src)}
    />
  );
};
