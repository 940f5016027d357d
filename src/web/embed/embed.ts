import { embedDataId, type LiveServiceConfig } from '../page.ts';
import { addArrayCopies } from '../startup/arrayCopies.ts';
import { drawMatch, drawnMatch } from './drawMatch.ts';
import { nodeOf } from './elements.ts';
import type { EmbedData, EmbedMoment } from './embedData.ts';
import { showZoneNotes } from './zoneNote.ts';

/**
 * Posts the height to the embedding page when it changes, and when that page's script asks, which may load after this one (see this
 * folder's README). The target origin is open because the height is no secret.
 */
const postHeight = (root: HTMLElement): void => {
  const post = (): void => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'kampdag:height', height }, '*');
  };
  new ResizeObserver(post).observe(root);
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && data === 'kampdag:height?') post();
  });
};

/** Renders the match when it has changed; unchanged content keeps its nodes and the screen reader's position. */
const rendererIn = (root: HTMLElement, data: EmbedData) => {
  const last = { text: '' };
  return {
    draw: (moment: EmbedMoment): void => {
      const drawn = drawMatch(data, moment);
      const text = JSON.stringify(drawn);
      if (text === last.text) return;
      last.text = text;
      drawnMatch(root, data)?.replaceWith(nodeOf(drawn, document));
    },
    drawClock: (text: string): void => {
      const clock = root.querySelector('[data-clock]');
      if (clock !== null) clock.textContent = text;
    },
    reload: () => location.reload(),
  };
};

/** Hides the browser's storage from the live SDK, which looks for it as it is loaded, and would store its last transport: embeds store nothing on other sites. */
const disableStorage = (page: Window): void => {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(page, storage, { value: null });
  }
};

const followLater = async (root: HTMLElement, data: EmbedData, live: LiveServiceConfig): Promise<void> => {
  disableStorage(window);
  const { follow } = await import('./follow.ts');
  follow(window, data, live, rendererIn(root, data));
};

const start = (root: HTMLElement): void => {
  showZoneNotes(root);
  postHeight(root);
  const text = document.getElementById(embedDataId)?.textContent ?? '';
  // Trusted: written by the server for this script.
  const data = text === '' ? null : (JSON.parse(text) as EmbedData);
  if (data === null || data.live === null) return;
  followLater(root, data, data.live).catch(() => {
    // The script did not load: the match stays as rendered until the page reloads.
    setTimeout(() => location.reload(), 60_000);
  });
};

addArrayCopies(Array.prototype);
const root = document.getElementById('root');
if (root !== null) start(root);
