import { Component, createRef, type ReactNode } from 'react';
import * as styles from './list.css.ts';

interface AnchoredRowsProps {
  /** Whether the list's head is out of view, so the visitor reads further down. */
  readonly isReading: boolean;
  readonly children: ReactNode;
}

/** A visible row and its distance from the top of the viewport, pixels. */
interface RowPosition {
  readonly row: string;
  readonly top: number;
}

/** Scrolling rounds to whole pixels; smaller errors would add up over events. */
const rounding = 2;

/** Heights of the viewport, as shares, where a row is looked for to anchor; the first hit counts. */
const anchorHeights = [0.45, 0.65, 0.25, 0.85];

/**
 * Anchors the row being read when the list changes. The browser's scroll anchoring (absent in Safari) fails where a late or
 * deleted event moves rows between elements. A class, because no hook runs before the DOM changes.
 */
export class AnchoredRows extends Component<AnchoredRowsProps> {
  private readonly place = createRef<HTMLDivElement>();
  /** The last anchored row and its position. */
  private anchor: RowPosition | null = null;

  override getSnapshotBeforeUpdate(before: AnchoredRowsProps): readonly RowPosition[] {
    const list = this.place.current;
    if (list === null || !before.isReading || typeof document.elementFromPoint !== 'function') return [];
    const { left, width } = list.getBoundingClientRect();
    return anchorHeights.flatMap((share) => {
      const found = document
        .elementFromPoint(left + width / 2, share * window.innerHeight)
        ?.closest<HTMLElement>('[data-row]');
      const row = found?.dataset['row'];
      return found === null || found === undefined || row === undefined || !list.contains(found)
        ? []
        : [this.anchorOr({ row, top: found.getBoundingClientRect().top })];
    });
  }

  override componentDidUpdate(_: AnchoredRowsProps, __: unknown, seen: readonly RowPosition[]): void {
    for (const { row, top } of seen) {
      const now = this.place.current?.querySelector(`[data-row="${CSS.escape(row)}"]`);
      if (now === null || now === undefined) continue;
      const moved = now.getBoundingClientRect().top - top;
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
      this.anchor = { row, top };
      return;
    }
  }

  private anchorOr(seen: RowPosition): RowPosition {
    const { anchor } = this;
    return anchor?.row === seen.row && Math.abs(anchor.top - seen.top) < rounding ? anchor : seen;
  }

  override render(): ReactNode {
    return (
      <div ref={this.place} className={styles.periods}>
        {this.props.children}
      </div>
    );
  }
}
