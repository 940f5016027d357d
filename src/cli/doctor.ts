import { print } from './commandLine.ts';
import { examineAll } from './doctor/examination.ts';

process.exitCode = await examineAll(process.argv.slice(2), process.env, print);
