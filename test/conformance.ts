/** `npm run conformance` writes `test/conformance.md`: which tests hold which sections of the specification and which readings. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './support/sources.ts';
import { taggedTitles } from './support/titleTags.ts';

const titles = taggedTitles();
const tags = [...new Set(titles.flatMap((title) => title.tags))].filter((tag) => /^(§\d|R\d+)$/.test(tag));
const inOrder = tags.toSorted(
  (a, b) => Number(a.startsWith('R')) - Number(b.startsWith('R')) || Number(a.slice(1)) - Number(b.slice(1)),
);
const sections = inOrder.map((tag) => {
  const rows = titles
    .filter((title) => title.tags.includes(tag))
    .map(({ title, file }) => `| ${title.replaceAll('|', String.raw`\|`)} | ${file.replace('test/', '')} |`);
  return [`## ${tag}`, '', '| Title | File in test |', '|---|---|', ...rows].join('\n');
});

writeFileSync(
  join(projectRoot, 'test/conformance.md'),
  `# What the specification says, and the tests that hold it

\`npm run conformance\` writes this table from the tags in the tests' titles: \`(§2)\` is a section of the specification, \`(R31)\` a
reading of it ([both retold](../core/rulings.md)). A tagged test fails where its sentence is false; a tagged group is held by its tests.

${sections.join('\n\n')}
`,
);
