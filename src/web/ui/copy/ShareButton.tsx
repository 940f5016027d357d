import { Check, Share2 } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/Button.tsx';
import { copyMessages } from './copyMessages.ts';
import * as styles from './ShareButton.css.ts';
import { type Shared, useShare } from './useShare.ts';

interface ShareButtonProps {
  /** What is shared, read when the button is pressed. */
  readonly of: () => Shared;
  readonly className?: string;
  /** Pixels. */
  readonly size?: number;
}

const Labelled = ({ of, label, className, size = 20 }: ShareButtonProps & { readonly label: string }) => {
  const { share, said } = useShare();
  const Sign = said === null ? Share2 : Check;
  return (
    <span className={classes(styles.place, className)} data-share>
      <IconButton label={label} title={label} onClick={() => share(of())}>
        <Sign aria-hidden="true" size={size} />
      </IconButton>
      <span className={said === null ? undefined : styles.said} aria-live="polite">
        {said}
      </span>
    </span>
  );
};

/** Shares a page by the browser's own sheet, or copies its address and says so. */
export const ShareButton = (props: ShareButtonProps) => (
  <Labelled {...props} label={useMessages(copyMessages).share} />
);

/** Shares a moment of a match. */
export const ShareMoment = (props: ShareButtonProps) => (
  <Labelled {...props} size={18} label={useMessages(copyMessages).shareMoment} />
);
