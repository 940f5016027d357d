import { readFileSync } from 'node:fs';

/** Seconds of processor time that a process has used. */
export const processorOf = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
};

/** Waits until a server has finished its background warm-up, using less than a tenth of a processor; at most ten minutes. */
export const untilQuiet = async (pid: number | undefined): Promise<void> => {
  for (let looks = 0; looks < 150; looks += 1) {
    const before = processorOf(pid);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    if (processorOf(pid) - before < 0.4) return;
  }
};
