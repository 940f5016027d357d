import { mergeConfig } from 'vite';
import site from '../../../vite.config.ts';

/** The next version's title of the filter panel, which the server never renders. */
const [before, after] = ["title: 'Filter',", "title: 'Choice',"];

/** Changes the shell's texts, and so the name of each file that depends on the shell. */
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

/** The site's build with a changed text. */
export default (env) => mergeConfig(site(env), { plugins: [changedText] });
