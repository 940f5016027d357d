import { readFileSync } from 'node:fs';

/** Seconds of the processor that a process has taken so far. */
export const processorOf = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
};

/** Waits until a server that warms up beside its visitors has done so: until it takes less than a tenth of a processor; ten minutes at most. */
export const untilQuiet = async (pid: number | undefined): Promise<void> => {
  for (let looks = 0; looks < 150; looks += 1) {
    const before = processorOf(pid);
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    if (processorOf(pid) - before < 0.4) return;
  }
};
