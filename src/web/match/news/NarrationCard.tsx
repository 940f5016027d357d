import { type NarrationLevel, narrationLevels } from '@kampdag/core/live/news/news';
import { Volume2, VolumeX } from 'lucide-react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { quietButton } from '../live/page.css.ts';
import { card } from '../parts/card.css.ts';
import * as styles from './narration.css.ts';
import type { Speech } from './useSpeech.ts';

interface NarrationCardProps {
  readonly level: NarrationLevel;
  readonly onChoose: (level: NarrationLevel) => void;
  readonly speech: Speech;
  /** Announces the state of the match. */
  readonly onSummary: () => void;
  readonly messages: LiveMessages;
}

/** The narration level, the spoken voice, and the state of the match on request. */
export const NarrationCard = ({
  level,
  onChoose,
  speech: { state, turn },
  onSummary,
  messages: { announcements: m },
}: NarrationCardProps) => {
  const isOn = state === 'on' || state === 'opening';
  const Sign = isOn ? Volume2 : VolumeX;
  return (
    <fieldset className={`${card} ${styles.choice}`}>
      <legend className={styles.title}>{m.title}</legend>
      <p className={styles.text}>{m.text}</p>
      {narrationLevels.map((one) => (
        <label key={one} className={styles.option}>
          <input
            type="radio"
            name="narration"
            checked={one === level}
            onChange={() => onChoose(one)}
            className={styles.radio}
          />
          {m.levels[one]}
        </label>
      ))}
      <div className={styles.actions}>
        <button type="button" role="switch" aria-checked={isOn} className={quietButton} onClick={turn}>
          <Sign aria-hidden="true" size={18} />
          {m.speak}
        </button>
        <Button quiet onClick={onSummary}>
          {m.standing}
        </Button>
      </div>
      {state === 'noVoice' || state === 'noSpeech' ? (
        <p role="alert" className={styles.failure}>
          {m[state]}
        </p>
      ) : null}
    </fieldset>
  );
};
