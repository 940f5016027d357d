import type { Moment } from '@kampdag/core/live/cursor/moment';
import { momentParameter } from '@kampdag/core/site/paths';
import { useMemo, useState } from 'react';
import type { Clock } from '../../context/services.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useQuery } from '../../router/useQuery.ts';

/** An open scrub bar's view of the match at a moment. */
interface MomentView {
  /** The match's machine at the moment. */
  readonly actor: LiveActor;
  /** The server's time at the moment. */
  readonly clock: Clock;
  readonly goTo: (moment: Moment) => void;
}

/** The state of a page's scrub bar. */
export type Scrubbing = Readonly<ReturnType<typeof useScrubbing>>;

/**
 * The scrub bar's state; its code loads when it is opened, or when the address names a moment.
 *
 * @param isHidden whether the visitor hides the match's result
 */
export const useScrubbing = (isHidden: boolean) => {
  const [query, change] = useQuery();
  const [isAddressed, setAddressed] = useState(() => query.get(momentParameter) !== null);
  const [isOpen, setOpen] = useState(isAddressed);
  /** Null while the match loads, and while the scrub bar is closed. */
  const [view, setView] = useState<MomentView | null>(null);
  /** The moment the visitor asked for; null when the scrub bar was opened by itself or by a link. */
  const [startsAt, setStart] = useState<Moment | null>(null);
  return useMemo(
    () => ({
      isOpen,
      isHidden,
      startsAt,
      /** Whether the address's moment is still loading; until then nothing later may be shown. */
      isLoadingMoment: isAddressed && view === null,
      view: isOpen ? view : null,
      open: () => setOpen(true),
      /** Shows the match at a moment, opening the scrub bar if needed. */
      goTo: (moment: Moment) => {
        if (isOpen && view !== null) view.goTo(moment);
        else {
          setStart(moment);
          setOpen(true);
        }
      },
      setView,
      /** Stops waiting for the address's moment. */
      stopWaiting: () => setAddressed(false),
      /** Takes the moment out of the address alone, so that a hidden match is hidden again before anything of it is shown. */
      hide: () => change({ [momentParameter]: null }),
      leave: () => {
        setOpen(false);
        setAddressed(false);
        setStart(null);
        setView(null);
        change({ [momentParameter]: null });
      },
    }),
    [isOpen, isHidden, isAddressed, startsAt, view, change],
  );
};
