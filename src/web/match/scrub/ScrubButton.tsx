import { History } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { buttonWord, quietButton } from '../live/page.css.ts';
import { scrubMessages } from './scrubMessages.ts';
import type { Scrubbing } from './useScrubbing.ts';

/** Opens and closes the scrub bar. */
export const ScrubButton = ({ scrubbing: { isOpen, open, leave } }: { readonly scrubbing: Scrubbing }) => {
  const m = useMessages(scrubMessages);
  return (
    <button
      type="button"
      className={quietButton}
      aria-expanded={isOpen}
      title={m.label}
      onClick={isOpen ? leave : open}
    >
      <History aria-hidden="true" size={18} />
      <span className={buttonWord}>{m.open}</span>
    </button>
  );
};
