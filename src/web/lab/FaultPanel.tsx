import { type FaultPlan, labFaults } from '@kampdag/core/live/lab/labCase';
import { useId } from 'react';
import { useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ToggleChips } from '../ui/controls/choices.tsx';
import * as field from '../ui/controls/field.css.ts';
import * as styles from './lab.css.ts';
import { toggled } from './labMachine.ts';
import { labMessages } from './labMessages.ts';

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
