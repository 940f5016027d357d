import { mergeConfig } from 'vite';
import site from '../../../vite.config.ts';

/** What the next version calls the button that opens the choice of day, league and settings. */
const [before, after] = ["open: 'Date, league and settings'", "open: 'Day, league and settings'"];

/** Makes the shell's texts others, and with them the name of each file that needs the shell. */
const changedText = {
  name: 'kampdag-next-version',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/web/i18n/messages/app.ts')) return null;
    if (!code.includes(before))
      throw new Error('The text that the next version changes is not there any more.');
    return code.replace(before, after);
  },
};

/** The site as it is built, with a changed text. */
export default (env) => mergeConfig(site(env), { plugins: [changedText] });
