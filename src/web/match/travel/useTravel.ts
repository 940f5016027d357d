import type { Moment } from '@kampdag/core/live/cursor/moment';
import { useMemo, useState } from 'react';
import type { Clock } from '../../context/services.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useQuery } from '../../router/useQuery.ts';

/** The parameter of an address that names a moment of a match, by the serial of its last message. */
export const momentParameter = 'at';

/** A way through a match, while it is gone. */
export interface Journey {
  /** The match's machine as it was at the moment. */
  readonly actor: LiveActor;
  /** The server's time then. */
  readonly clock: Clock;
  readonly goTo: (moment: Moment) => void;
}

/** What a page knows of going through its match. */
export interface Travel {
  /** Whether the way through the match is open. */
  readonly isOpen: boolean;
  /** Whether the address names a moment that is not there yet: until then nothing later may be seen. */
  readonly isAwaited: boolean;
  /** Null before the match is there, and while nobody goes through it. */
  readonly journey: Journey | null;
  /** Where one begins who comes for a moment; null for who opens the way by itself, or comes by an address. */
  readonly startsAt: Moment | null;
  readonly open: () => void;
  /** Shows the match as it stood at a moment, and the way through it if nobody goes it yet. */
  readonly goTo: (moment: Moment) => void;
  readonly begin: (journey: Journey | null) => void;
  /** Waits no longer for the moment of the address. */
  readonly giveUp: () => void;
  readonly leave: () => void;
}

/** Goes through a match when the visitor wants to, or when the address names a moment: its code comes then. */
export const useTravel = (): Travel => {
  const [query, change] = useQuery();
  const [isAddressed, setAddressed] = useState(() => query.get(momentParameter) !== null);
  const [isOpen, setOpen] = useState(isAddressed);
  const [journey, begin] = useState<Journey | null>(null);
  const [startsAt, setStart] = useState<Moment | null>(null);
  return useMemo(
    () => ({
      isOpen,
      startsAt,
      isAwaited: isAddressed && journey === null,
      journey: isOpen ? journey : null,
      open: () => setOpen(true),
      goTo: (moment) => {
        if (isOpen && journey !== null) journey.goTo(moment);
        else {
          setStart(moment);
          setOpen(true);
        }
      },
      begin,
      giveUp: () => setAddressed(false),
      leave: () => {
        setOpen(false);
        setAddressed(false);
        setStart(null);
        begin(null);
        change({ [momentParameter]: null });
      },
    }),
    [isOpen, isAddressed, startsAt, journey, change],
  );
};
