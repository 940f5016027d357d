import type { PublishedMessage } from '@kampdag/core/lab/faultCase';
import { type FaultPlan, labFaults } from '@kampdag/core/lab/labCase';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { useFormat, useMessages } from '../i18n/I18nContext.tsx';
import { Button, IconButton } from '../ui/controls/Button.tsx';
import { Segments, ToggleChips } from '../ui/controls/choices.tsx';
import * as field from '../ui/controls/field.css.ts';
import * as styles from './lab.css.ts';
import { type LabEvent, type LabSpeed, labSpeeds, toggled } from './labMachine.ts';
import { labMessages } from './labMessages.ts';
import type { LabMoment } from './labPlayer.ts';

interface FaultPanelProps {
  readonly plan: FaultPlan;
  readonly onPlan: (plan: FaultPlan) => void;
}

/** Seeds are below this. */
const seeds = 1_000_000;

/** Switches of the line's faults, and the seed that places them. */
export const FaultPanel = ({ plan, onPlan }: FaultPanelProps) => {
  const m = useMessages(labMessages);
  const id = useId();
  return (
    <section className={styles.card}>
      <h2 className={styles.name}>{m.faults}</h2>
      <ToggleChips
        label={m.faults}
        toggles={labFaults.map((fault) => ({
          key: fault,
          label: m.fault[fault],
          isOn: plan.faults.includes(fault),
        }))}
        onToggle={(key) => {
          const fault = labFaults.find((one) => one === key);
          if (fault !== undefined) onPlan(toggled(plan, fault));
        }}
      />
      <div className={styles.row}>
        <label htmlFor={id} className={field.label}>
          {m.seed}
        </label>
        <input
          id={id}
          className={`${field.control} ${styles.seed}`}
          type="number"
          inputMode="numeric"
          min={0}
          max={seeds - 1}
          value={plan.seed}
          onChange={({ target }) => {
            const seed = Math.trunc(target.valueAsNumber);
            if (seed >= 0 && seed < seeds) onPlan({ ...plan, seed });
          }}
        />
        <Button quiet onClick={() => onPlan({ ...plan, seed: Math.floor(Math.random() * seeds) })}>
          {m.newSeed}
        </Button>
      </div>
    </section>
  );
};

interface LabControlsProps {
  readonly messages: readonly PublishedMessage[];
  readonly moment: LabMoment;
  /** The position being sought, from which further steps go on. */
  readonly seekTarget: number | null;
  readonly speed: LabSpeed;
  readonly isPlaying: boolean;
  readonly send: (event: LabEvent) => void;
}

/** Playback of a recording: a slider with a step for each message, step buttons and speed. */
export const LabControls = ({ messages, moment, seekTarget, speed, isPlaying, send }: LabControlsProps) => {
  const m = useMessages(labMessages);
  const format = useFormat();
  const { serial, now } = moment;
  const time = `${format.clock(now)}:${String(Math.floor(now / 1000) % 60).padStart(2, '0')}`;
  const place = m.place(serial, messages.length, time);
  const aim = seekTarget ?? serial;
  const seek = (to: number): void => send({ type: 'seek', serial: to });
  const Sign = isPlaying ? Pause : Play;
  return (
    <section className={styles.card} aria-label={m.controls}>
      <p className={styles.figure} data-place={serial}>
        {place}
      </p>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={messages.length}
        step={1}
        value={aim}
        aria-label={m.slider}
        aria-valuetext={place}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <div className={styles.row}>
        <IconButton label={m.back} onClick={() => seek(aim - 1)} disabled={aim === 0}>
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={isPlaying ? m.pause : m.play}
          onClick={() => send({ type: isPlaying ? 'pause' : 'play' })}
        >
          <Sign aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={m.on} onClick={() => seek(aim + 1)} disabled={aim === messages.length}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
        <Segments
          label={m.speed}
          value={String(speed)}
          options={labSpeeds.map((one) => ({ value: String(one), label: `${one}×` }))}
          onChoose={(value) => {
            const chosen = labSpeeds.find((one) => String(one) === value);
            if (chosen !== undefined) send({ type: 'setSpeed', speed: chosen });
          }}
        />
        <Button quiet onClick={() => send({ type: 'heal' })}>
          {m.heal}
        </Button>
      </div>
    </section>
  );
};
