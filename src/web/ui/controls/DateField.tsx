import * as Popover from '@radix-ui/react-popover';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Skeleton } from '../waiting/Skeleton.tsx';
import type { CalendarProps } from './Calendar.tsx';
import * as styles from './DateField.css.ts';
import * as field from './field.css.ts';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

/** A button that shows a date and opens a calendar. */
export const DateField = ({
  label,
  shown,
  onChoose,
  ...calendar
}: CalendarProps & {
  readonly label: string;
  /** The chosen date as text. */
  readonly shown: string;
}) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={field.field}>
      <span id={id} className={field.label}>
        {label}
      </span>
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger className={field.control} aria-labelledby={`${id} ${id}-value`}>
          <span id={`${id}-value`} className={field.value}>
            {shown}
          </span>
          <CalendarDays aria-hidden="true" size={20} />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            className={styles.popup}
            align="center"
            sideOffset={6}
            collisionPadding={8}
            aria-labelledby={id}
          >
            <Suspense fallback={<Skeleton height="20rem" />}>
              <Calendar
                {...calendar}
                onChoose={(date) => {
                  setOpen(false);
                  onChoose(date);
                }}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </div>
  );
};
