import { openLine, type SiteLine } from './siteLine.ts';

/** What a page's visitor would see in the console, on the page's window. */
const recorder = `
  const recorded = (window.recorded = []);
  const note = (kind) => (...words) => recorded.push(kind + ': ' + words.map(String).join(' '));
  addEventListener('error', ({ message, target }) => {
    // A club without a logo has an image without content, which its letters stand in for.
    if (!(target instanceof HTMLImageElement)) note('error')(message ?? target.src ?? target.href);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejection')(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => note('policy')(violatedDirective, blockedURI));
  for (const level of ['error', 'warn']) console[level] = note(level);
`;

/** A page with a frame in which the site is shown: WebKit's window cannot be as narrow as a phone. */
const frame = `<!doctype html><title>frame</title><style>body { margin: 0 } iframe { border: 0; height: 900px }</style><iframe></iframe>`;

/** Where the frame is, on every host of the site. */
export const framePath = '/frame.html';

/** A site in a frame of any width, whose pages record their errors, warnings, rejections and violations of their policy. */
export const framedSite = (sitePort: number): Promise<SiteLine> =>
  openLine(sitePort, {
    pageOf: (html) => html.replace('<head>', '<head><script src="/recorder.js"></script>'),
    files: {
      '/recorder.js': { type: 'text/javascript', text: recorder },
      [framePath]: { type: 'text/html', text: frame },
    },
  });
