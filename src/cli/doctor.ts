import { examineAll } from './doctor/examination.ts';

process.exitCode = await examineAll(process.argv.slice(2), process.env, (line) => {
  process.stdout.write(`${line}\n`);
});
