/** Specification §2: a card is 180 px wide and 90 px high. */
export const cardWidth = 180;
export const cardHeight = 90;
const gap = 8;

/** The strip's height in px: the cards' and some air. */
export const stripHeight = 108;

/** From one card's edge to the next one's. */
export const pitch = cardWidth + gap;

/** Cards drawn to either side of the centred one by the server, and before anybody has scrolled: as many as a screen of 2,400 px holds. */
export const reach = 6;

/** Matches to either side of the centred one that come with a page: those that a wide screen looks for once it is awake. */
export const sentReach = 9;

/** Cards drawn beyond either edge of what is seen. */
const overscan = 6;

/** Places in a list: from the first up to, not with, the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The width of so many cards. */
export const trackWidth = (count: number): number => Math.max(0, count * pitch - gap);

/** The places around the centred one, so many to either side: by default what the server draws. */
export const firstSpan = (count: number, centred: number, aside = reach): Span => ({
  from: Math.max(0, centred - aside),
  to: Math.min(count, centred + aside + 1),
});

/** The cards to draw for what is seen. The span moves by whole steps, so that not every pixel draws anew. */
export const spanAt = (count: number, scrolled: number, width: number): Span => {
  const step = overscan / 2;
  const first = Math.floor(scrolled / pitch / step) * step - overscan;
  const last = Math.ceil((scrolled + width) / pitch / step) * step + overscan;
  return { from: Math.max(0, Math.min(first, count)), to: Math.max(0, Math.min(last, count)) };
};

/** Cards beyond what is seen that are soon looked for. */
const near = 2;

/** The places that are seen, and a few beside them. */
export const seenSpan = (count: number, scrolled: number, width: number): Span => ({
  from: Math.max(0, Math.floor(scrolled / pitch) - near),
  to: Math.min(count, Math.ceil((scrolled + width) / pitch) + near),
});

/** How far the track has to be scrolled for a card to stand in the middle, as far as its ends allow. */
export const centring = (count: number, index: number, width: number): number =>
  Math.max(0, Math.min(index * pitch + cardWidth / 2 - width / 2, trackWidth(count) - width));

/** Where one of the buttons leads: on by the whole cards that are seen, at least one. */
export const paged = (scrolled: number, width: number, direction: 1 | -1): number =>
  Math.max(0, scrolled + direction * Math.max(1, Math.floor(width / pitch)) * pitch);

/** Where a key leads from a card; null for a key that is not the slider's. */
export const placeAfter = (key: string, index: number, count: number, width: number): number | null => {
  const page = Math.max(1, Math.floor(width / pitch));
  const wanted: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    PageUp: index - page,
    PageDown: index + page,
    Home: 0,
    End: count - 1,
  };
  const place = wanted[key];
  return place === undefined ? null : Math.max(0, Math.min(place, count - 1));
};
