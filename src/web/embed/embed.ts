import { embedDataId, type LiveServiceConfig } from '../page.ts';
import { drawEmbed, type EmbedMoment } from './drawEmbed.ts';
import { nodeOf } from './drawn.ts';
import type { EmbedData } from './embedData.ts';

/** Tells the page around how high the match is (see this folder's README): it is no secret, so whoever embeds it may hear it. */
const tellHeight = (root: HTMLElement): void => {
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'kampdag:height', height }, '*');
  }).observe(root);
};

/** Draws the match anew where something of it changed: what is the same keeps its nodes, and with them a reader's place. */
const pictureIn = (root: HTMLElement, data: EmbedData) => {
  const shown = { text: '' };
  return {
    draw: (moment: EmbedMoment): void => {
      const drawn = drawEmbed(data, moment);
      const text = JSON.stringify(drawn);
      if (text === shown.text) return;
      shown.text = text;
      root.replaceChildren(nodeOf(drawn, document));
    },
    drawClock: (text: string): void => {
      const clock = root.querySelector('[data-clock]');
      if (clock !== null) clock.textContent = text;
    },
    renew: () => location.reload(),
  };
};

const followLater = async (root: HTMLElement, data: EmbedData, live: LiveServiceConfig): Promise<void> => {
  const { follow } = await import('./follow.ts');
  follow(window, data, live, pictureIn(root, data));
};

const start = (root: HTMLElement): void => {
  tellHeight(root);
  const text = document.getElementById(embedDataId)?.textContent ?? '';
  // Written by the server for this very script.
  const data = text === '' ? null : (JSON.parse(text) as EmbedData);
  if (data === null || data.live === null) return;
  followLater(root, data, data.live).catch(() => {
    // A script that did not come: the match stands as it was drawn, and the whole is tried again.
    setTimeout(() => location.reload(), 60_000);
  });
};

const root = document.getElementById('root');
if (root !== null) start(root);
