import { print, runCommand } from './commandLine.ts';
import { operateUsage, parseOperateArguments } from './operate/arguments.ts';
import { tellReplicas } from './operate/replicas.ts';

await runCommand({
  name: 'operate',
  usage: operateUsage,
  read: parseOperateArguments(process.env),
  run: (order, signal) => tellReplicas(order, { say: print, signal }),
});
