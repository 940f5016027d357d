import { Component, createRef, type ReactNode } from 'react';
import * as styles from './list.css.ts';

interface StillRowsProps {
  /** The list's head is out of sight: somebody reads further down. */
  readonly isReading: boolean;
  readonly children: ReactNode;
}

/** A row in sight and how far from the screen's top it is. */
interface Seen {
  readonly row: string;
  readonly top: number;
}

/** A screen scrolls by whole pixels: what a row is off by that, event after event, would add up. */
const rounding = 2;

/** Where somebody looks, in shares of the screen's height: the first of them that shows a row is held on to. */
const looks = [0.45, 0.65, 0.25, 0.85];

/**
 * Keeps the row that is read where it is when the list changes. Browsers hold on to an element (those of Apple to none): a late or
 * deleted event gives the rows after it other elements. A class, for no hook reads the page before it changes.
 */
export class StillRows extends Component<StillRowsProps> {
  private readonly place = createRef<HTMLDivElement>();
  /** The row that was held last, and where. */
  private held: Seen | null = null;

  override getSnapshotBeforeUpdate(before: StillRowsProps): readonly Seen[] {
    const list = this.place.current;
    if (list === null || !before.isReading || typeof document.elementFromPoint !== 'function') return [];
    const { left, width } = list.getBoundingClientRect();
    return looks.flatMap((share) => {
      const found = document
        .elementFromPoint(left + width / 2, share * window.innerHeight)
        ?.closest<HTMLElement>('[data-row]');
      const row = found?.dataset['row'];
      return found === null || found === undefined || row === undefined || !list.contains(found)
        ? []
        : [this.heldOr({ row, top: found.getBoundingClientRect().top })];
    });
  }

  override componentDidUpdate(_: StillRowsProps, __: unknown, seen: readonly Seen[]): void {
    for (const { row, top } of seen) {
      const now = this.place.current?.querySelector(`[data-row="${CSS.escape(row)}"]`);
      if (now === null || now === undefined) continue;
      const moved = now.getBoundingClientRect().top - top;
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
      this.held = { row, top };
      return;
    }
  }

  private heldOr(seen: Seen): Seen {
    const { held } = this;
    return held?.row === seen.row && Math.abs(held.top - seen.top) < rounding ? held : seen;
  }

  override render(): ReactNode {
    return (
      <div ref={this.place} className={styles.periods}>
        {this.props.children}
      </div>
    );
  }
}
