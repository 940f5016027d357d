/**
 * The controls in sight that a press at their centre does not reach, each with what it reaches, and how far the page scrolls sideways. It is
 * evaluated in a browser.
 */
export const unreachableControls = async (view: Window): Promise<readonly string[]> => {
  const { document: page } = view;
  const look = {
    nameOf(element: Element | null): string {
      if (element === null) return 'nothing';
      const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40);
      return `${element.tagName} ${name} ${element.getAttribute('href') ?? ''}`;
    },
    /** What a press at a control's centre reaches; null for the control itself, and for one that nobody sees. */
    hitInstead(place: Element): string | null {
      const isSeen = place.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      place.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = place.getClientRects()[0] ?? place.getBoundingClientRect();
      // The link to the content stands above the page until it has the focus.
      if (!isSeen || width < 2 || height < 2 || top + height <= 0) return null;
      const hit = page.elementFromPoint(left + width / 2, top + height / 2);
      return place.contains(hit) ? null : look.nameOf(hit);
    },
  };
  const overflow = page.documentElement.scrollWidth - page.documentElement.clientWidth;
  const found = overflow > 0 ? [`the page scrolls ${overflow} px sideways`] : [];
  for (const control of page.querySelectorAll('a[href], button, input, select, summary')) {
    const place = control.closest('label') ?? control;
    let hit = look.hitInstead(place);
    // What comes into sight may be drawn, or rendered, only then: `content-visibility`, the slider's cards.
    for (let frame = 0; hit !== null && frame < 30; frame += 1) {
      await new Promise((drawn) => view.requestAnimationFrame(drawn));
      hit = place.isConnected ? look.hitInstead(place) : null;
    }
    if (hit !== null) found.push(`${look.nameOf(control)} lies under ${hit}`);
  }
  view.scrollTo({ top: 0, behavior: 'instant' });
  return found;
};
