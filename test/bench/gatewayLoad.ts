import { connect } from 'node:net';

/** What was measured of questions that were asked at a fixed rate, whatever the answers did. Milliseconds. */
export interface Latencies {
  readonly asked: number;
  readonly answered: number;
  readonly p50: number;
  readonly p99: number;
  /** By how much whoever asks was late himself: of that much of the p99 no server is guilty. */
  readonly late: number;
}

/** How a load is made. */
export interface Load {
  readonly port: number;
  readonly path: string;
  /** Questions a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly connections: number;
}

/** Seconds at the same rate before any question counts: a generator whose code is not compiled yet is slower than what it measures. */
const leadIn = 1.5;

const headEnd = '\r\n\r\n';

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** One kept connection: a question at a time; those that are due wait, and their waiting counts. */
const openConnection = async ({ port, path }: Load, onAnswer: (due: number) => void) => {
  const question = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
  const due: number[] = [];
  const state = { open: false, length: 0, received: 0, head: '' };
  const socket = connect(port, 'localhost');
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', reject);
  });
  socket.setNoDelay(true);
  const next = (): void => {
    if (state.open || due.length === 0) return;
    state.open = true;
    socket.write(question);
  };
  const lengthOf = (): number => {
    const end = state.head.indexOf(headEnd);
    const length = /content-length: (\d+)/i.exec(state.head)?.[1];
    return end < 0 || length === undefined ? 0 : end + headEnd.length + Number(length);
  };
  socket.on('data', (chunk: Buffer) => {
    if (state.length === 0) {
      state.head += chunk.toString('latin1');
      state.length = lengthOf();
    }
    state.received += chunk.length;
    if (state.length === 0 || state.received < state.length) return;
    // The next one may be a byte shorter: that of an answer's age.
    Object.assign(state, { open: false, length: 0, received: 0, head: '' });
    onAnswer(due.shift() ?? 0);
    next();
  });
  return {
    ask: (at: number): void => {
      due.push(at);
      next();
    },
    close: (): void => void socket.destroy(),
  };
};

/** Asks at a fixed rate and measures from the moment that each question was due, so that a pause is not left out. */
export const loadAtRate = async (load: Load): Promise<Latencies> => {
  const latencies: number[] = [];
  const lateness: number[] = [];
  const state = { asked: 0, answered: 0, counted: Number.POSITIVE_INFINITY };
  const onAnswer = (due: number): void => {
    state.answered += 1;
    if (due >= state.counted) latencies.push(performance.now() - due);
  };
  const connections = await Promise.all(
    Array.from({ length: load.connections }, () => openConnection(load, onAnswer)),
  );
  const began = performance.now();
  state.counted = began + leadIn * 1000;
  const seconds = leadIn + load.seconds;
  const total = Math.floor(load.rate * seconds);
  await new Promise<void>((resolve) => {
    const turn = (): void => {
      const elapsed = performance.now() - began;
      const until = Math.min(total, Math.floor((elapsed / 1000) * load.rate));
      for (; state.asked < until; state.asked += 1) {
        const due = began + (state.asked / load.rate) * 1000;
        if (due >= state.counted) lateness.push(performance.now() - due);
        connections[state.asked % connections.length]?.ask(due);
      }
      if (state.answered >= total || elapsed > seconds * 1000 + 5_000) resolve();
      else setImmediate(turn);
    };
    turn();
  });
  for (const connection of connections) connection.close();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    asked: lateness.length,
    answered: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    late: quantile(
      lateness.toSorted((a, b) => a - b),
      0.99,
    ),
  };
};
