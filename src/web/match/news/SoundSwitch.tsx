import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import * as styles from '../live/page.css.ts';
import { keepGoalSound, playGoalSound, wantsGoalSound } from './goalSound.ts';

/** Turns the sound at goals on and off. Turning it on rings it once, so that one knows what to expect. */
export const SoundSwitch = ({ messages: { sound } }: { readonly messages: LiveMessages }) => {
  const [isOn, setIsOn] = useState(wantsGoalSound);
  const Sign = isOn ? Volume2 : VolumeX;
  const turn = (): void => {
    keepGoalSound(!isOn);
    setIsOn(!isOn);
    if (!isOn) playGoalSound();
  };
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.quietButton} onClick={turn}>
      <Sign aria-hidden="true" size={18} />
      <span className={styles.buttonWord}>{sound.label}</span>
    </button>
  );
};
