import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import * as styles from '../live/page.css.ts';
import { isGoalSoundOn, playGoalSound, storeGoalSound } from './goalSound.ts';

/** Turns the goal sound on and off; turning it on plays it once as a sample. */
export const SoundSwitch = ({ messages: { sound } }: { readonly messages: LiveMessages }) => {
  const [isOn, setIsOn] = useState(isGoalSoundOn);
  const Sign = isOn ? Volume2 : VolumeX;
  const turn = (): void => {
    storeGoalSound(!isOn);
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
