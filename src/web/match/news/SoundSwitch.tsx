import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { tryStorage } from '../../adapters/storage.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import * as styles from '../live/page.css.ts';

const key = 'goalSound';

/** Whether the visitor has turned on the goal sound. Default: off, also where storage is blocked. */
const isGoalSoundOn = (): boolean => tryStorage(() => localStorage.getItem(key)) === 'on';

/** Two notes a fifth apart: pitch in Hz, start in seconds. */
const notes = [
  { pitch: 392, at: 0 },
  { pitch: 587.33, at: 0.16 },
] as const;

const playNote = (audio: AudioContext, pitch: number, from: number): void => {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, from);
  loudness.gain.exponentialRampToValueAtTime(0.22, from + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, from + 0.6);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + 0.65);
};

/** Plays two short synthesized notes if turned on; silent in browsers that block audio before a user gesture. */
export const playGoalSound = (): void => {
  if (!isGoalSoundOn() || typeof AudioContext === 'undefined') return;
  try {
    const audio = new AudioContext();
    const { currentTime } = audio;
    for (const { pitch, at } of notes) playNote(audio, pitch, currentTime + at);
    setTimeout(() => void audio.close(), 1500);
  } catch {
    // Some browsers allow no audio here.
  }
};

/** Turns the goal sound on and off; turning it on plays it once as a sample. */
export const SoundSwitch = ({ messages: { sound } }: { readonly messages: LiveMessages }) => {
  const [isOn, setIsOn] = useState(isGoalSoundOn);
  const Sign = isOn ? Volume2 : VolumeX;
  const turn = (): void => {
    tryStorage(() => localStorage.setItem(key, isOn ? 'off' : 'on'));
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
