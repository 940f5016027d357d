import { useSelector } from '@xstate/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { type ScrubActor, type Speed, speeds } from '../../machines/scrubMachine.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { Segments } from '../../ui/controls/choices.tsx';
import * as styles from './scrub.css.ts';
import { scrubMessages } from './scrubMessages.ts';
import type { MomentKey } from './useSteps.ts';

const speedText = (speed: Speed): string => `${speed}×`;

const speedOptions = speeds.map((one) => ({ value: String(one), label: speedText(one) }));

interface ScrubControlsProps {
  readonly actor: ScrubActor;
  readonly onStep: MomentKey;
}

/** Step buttons, playback and its speed; memoized apart from the moment. */
export const ScrubControls = memo(({ actor, onStep }: ScrubControlsProps) => {
  const m = useMessages(scrubMessages);
  const speed = useSelector(actor, ({ context }) => context.speed);
  const isPlaying = useSelector(actor, ({ value }) => value === 'playing');
  const Sign = isPlaying ? Pause : Play;
  return (
    <div className={styles.controls}>
      <div className={styles.steps}>
        <IconButton label={m.scoreBack} onClick={() => onStep('back', true)}>
          <ChevronFirst aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={m.back} onClick={() => onStep('back', false)}>
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={isPlaying ? m.pause : m.play}
          onClick={() => actor.send({ type: isPlaying ? 'pause' : 'play' })}
        >
          <Sign aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={m.on} onClick={() => onStep('on', false)}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={m.scoreOn} onClick={() => onStep('on', true)}>
          <ChevronLast aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <Segments
        label={m.speed}
        value={String(speed)}
        options={speedOptions}
        onChoose={(value) => {
          const chosen = speeds.find((one) => String(one) === value);
          if (chosen !== undefined) actor.send({ type: 'setSpeed', speed: chosen });
        }}
      />
    </div>
  );
});
ScrubControls.displayName = 'ScrubControls';
