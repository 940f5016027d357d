import { Pause as PauseSign, Play } from 'lucide-react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { quietButton } from './page.css.ts';
import type { Pause } from './pause.ts';

interface PauseButtonProps {
  readonly pause: Pause;
  readonly messages: LiveMessages;
}

/** Pauses and resumes updates. */
export const PauseButton = ({ pause: { isPaused, toggle }, messages: { pause: m } }: PauseButtonProps) => {
  const Sign = isPaused ? Play : PauseSign;
  return (
    <button type="button" className={quietButton} onClick={toggle}>
      <Sign aria-hidden="true" size={18} />
      {isPaused ? m.resume : m.pause}
    </button>
  );
};
