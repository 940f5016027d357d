import { History } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { buttonWord, quietButton } from '../live/page.css.ts';
import { travelMessages } from './scrubMessages.ts';
import type { Travel } from './useScrubbing.ts';

/** Opens and closes the scrub bar. */
export const TravelButton = ({ travel: { isOpen, open, leave } }: { readonly travel: Travel }) => {
  const m = useMessages(travelMessages);
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
