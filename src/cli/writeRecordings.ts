import { mkdir, writeFile } from 'node:fs/promises';
import { simulatedRecordings } from '../../fixtures/simulation/recordings.ts';
import { projectRoot } from './processes.ts';

const folder = `${projectRoot}fixtures/recordings/`;
await mkdir(folder, { recursive: true });
for (const { name, recording, official } of simulatedRecordings()) {
  await writeFile(`${folder}${name}.jsonl`, recording);
  await writeFile(`${folder}${name}.official.json`, official);
  console.log(`fixtures/recordings/${name}.jsonl: ${recording.split('\n').length - 2} messages`);
}
