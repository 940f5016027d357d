/** Specification §2: a card is 180 px wide and 90 px high. With larger letters all measures grow (`scaled.ts`). */
export const cardWidth = 180;
export const cardHeight = 90;
const gap = 8;

/** The strip's height in px: a card and some padding. */
export const stripHeight = 108;

/** The distance between the left edges of two neighbours, in px. */
export const pitch = cardWidth + gap;

/** Cards rendered on either side of the centred one until the visitor scrolls: enough for a screen of 2,400 px. */
export const initialReach = 6;

/** Cards on either side of the centred one that a screen narrower than 600 px can show, also where the track begins or ends. */
export const narrowReach = 3;

/** Cards rendered beyond either edge of the viewport: about as many as it shows, which on a phone are two screens of them. */
const overscanOf = (width: number): number => Math.min(6, Math.max(4, Math.ceil(width / pitch)));

/** A range of indices; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The width of a number of cards, in px. */
export const trackWidth = (count: number): number => Math.max(0, count * pitch - gap);

/** The indices around the centred card. Default: those that the server renders. */
export const firstSpan = (count: number, centred: number, aside = initialReach): Span => ({
  from: Math.max(0, centred - aside),
  to: Math.min(count, centred + aside + 1),
});

/** The cards to render at a scroll position. The span moves in steps, so that not every pixel causes a render. */
export const renderedSpan = (count: number, scrolled: number, width: number): Span => {
  const overscan = overscanOf(width);
  const step = Math.ceil(overscan / 2);
  const first = Math.floor(scrolled / pitch / step) * step - overscan;
  const last = Math.ceil((scrolled + width) / pitch / step) * step + overscan;
  return { from: Math.max(0, Math.min(first, count)), to: Math.max(0, Math.min(last, count)) };
};

/** The indices of the cards that are wholly visible. */
export const wholeSpan = (count: number, scrolled: number, width: number): Span => {
  const from = Math.min(count, Math.max(0, Math.ceil(scrolled / pitch)));
  return { from, to: Math.max(from, Math.min(count, Math.floor((scrolled + width + gap) / pitch))) };
};

/** The scroll position that centres a card, as far as the track's ends allow. */
export const centredScroll = (count: number, index: number, width: number): number =>
  Math.max(0, Math.min(index * pitch + cardWidth / 2 - width / 2, trackWidth(count) - width));

/** The scroll position after a press on a button: moved by the whole cards that are visible, at least one. */
export const paged = (scrolled: number, width: number, direction: 1 | -1): number =>
  Math.max(0, scrolled + direction * Math.max(1, Math.floor(width / pitch)) * pitch);

/** The index that a key leads to from a card; null for a key that the slider does not handle. */
export const indexAfterKey = (key: string, index: number, count: number, width: number): number | null => {
  const page = Math.max(1, Math.floor(width / pitch));
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    PageUp: index - page,
    PageDown: index + page,
    Home: 0,
    End: count - 1,
  };
  const place = targets[key];
  return place === undefined ? null : Math.max(0, Math.min(place, count - 1));
};
