import { liveMatchMachine } from '../../../src/web/machines/liveMatchMachine.ts';
import { createPageMachine } from '../../../src/web/machines/pageMachine.ts';
import { selectionMachine } from '../../../src/web/machines/selectionMachine.ts';
import { mermaidOf } from '../../support/machineDiagram.ts';

/** Where the drawings stand. */
export const drawingsPath = 'src/web/machines/README.md';

const machines = [
  {
    name: 'The selection',
    text: 'What is chosen and what there is to choose from: season → league → teams. Team and date are chosen without asking.',
    file: 'selectionMachine.ts',
    drawing: () => mermaidOf(selectionMachine),
  },
  {
    name: 'A page’s data',
    text: 'The life of one call’s answer on one page.',
    file: 'pageMachine.ts',
    drawing: () => mermaidOf(createPageMachine<unknown>()),
  },
  {
    name: 'A live match',
    text: 'The line to a match’s channel, and what the log says of the match.',
    file: 'liveMatchMachine.ts',
    drawing: () => mermaidOf(liveMatchMachine),
  },
];

/** The document of the machines, drawn from their code. */
export const drawings = (): string =>
  [
    '# The machines',
    '',
    'XState owns modes: what is asked for, what waits, what failed. No machine computes a score, and no view knows a machine’s',
    'states but through what it shows. The drawings are made from the machines’ code by',
    '`npx tsx test/web/machines/writeDiagrams.ts`; a test holds them to it, and another walks every path of them.',
    '',
    ...machines.flatMap(({ name, text, file, drawing }) => [
      `## ${name}`,
      '',
      `[${file}](${file}). ${text}`,
      '',
      '```mermaid',
      drawing(),
      '```',
      '',
    ]),
  ].join('\n');
