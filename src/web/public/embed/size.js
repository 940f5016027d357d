// Fits the frames of this site to their content, on a page of another site (src/web/embed/README.md).
(() => {
  const { origin } = new URL(document.currentScript.src);
  const frames = () =>
    Array.from(document.getElementsByTagName('iframe')).filter(({ src }) =>
      src.startsWith(`${origin}/embed/`),
    );
  addEventListener('message', ({ source, origin: from, data }) => {
    if (from !== origin || !data || data.type !== 'kampdag:height' || !Number.isFinite(data.height)) return;
    for (const frame of frames()) {
      if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
    }
  });
  // A frame that was there first has told its height already.
  for (const frame of frames()) frame.contentWindow.postMessage('kampdag:height?', '*');
})();
