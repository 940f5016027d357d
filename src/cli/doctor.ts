import { examineAll } from './doctorExamination.ts';

process.exitCode = await examineAll(process.argv.slice(2), process.env, (line) => {
  process.stdout.write(`${line}\n`);
});
