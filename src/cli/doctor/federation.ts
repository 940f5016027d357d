import { refusalIn } from '@kampdag/core/decode/body';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { createPublications } from '../../server/gateway/publication/publications.ts';
import { readAnswer } from './answer.ts';
import { examineChoice } from './choice.ts';
import { type Finding, finding } from './finding.ts';
import { type PlannedCall, plannedCalls } from './subject.ts';
import { doctorUpstream, type UpstreamAnswer } from './upstream.ts';

/** Tolerated clock differences in milliseconds; an answer's `Date` has whole seconds. */
const [closeClocks, farClocks] = [5_000, 60_000] as const;

const clockFinding = (ahead: number): Finding => {
  const distance = Math.abs(ahead);
  return distance <= closeClocks
    ? finding('good', 'The clocks here and there agree.')
    : finding(
        distance > farClocks ? 'wrong' : 'odd',
        `The federation's clock is ${Math.round(distance / 1_000)} seconds ${ahead > 0 ? 'ahead of' : 'behind'} this machine's. Set this one by NTP.`,
      );
};

/** Makes one call of each kind to a deployment's federation, and reports each answer. */
export const examineFederation = async (
  deployment: Deployment,
  address: string,
  now: Instant | null,
  report: (found: Finding) => void,
): Promise<void> => {
  const upstream = doctorUpstream(address);
  const startedAt = Date.now();
  const clock = () => ((now ?? startedAt) + Date.now() - startedAt) as Instant;
  const publications = createPublications({
    source: upstream.source,
    now: clock,
    random: Math.random,
    wait: () => Promise.resolve(),
  });
  const clocks: UpstreamAnswer['ahead'][] = [];

  const examine = async ({ endpoint: { name }, call }: PlannedCall): Promise<Finding> => {
    if (call === null) return finding('odd', `${name}  not asked: nothing was found to ask about`);
    const once = await upstream.ask(call.path);
    clocks.push(once.ahead);
    const head = `${name}  ${once.status ?? 'no answer'}  ${once.milliseconds} ms`;
    if (either.isLeft(once.answer)) {
      const { type, message } = once.answer.left;
      return finding(type === 'NotFound' ? 'odd' : 'wrong', `${head}  ${message}`);
    }
    const body = once.answer.right;
    if (refusalIn(body).length > 0) return finding('odd', `${head}  the federation declines (errorMessage)`);
    const read = await readAnswer(call, body, deployment, publications);
    if (either.isLeft(read)) return finding('wrong', `${head}  ${read.left}`);
    const { rows, shown, unread, withheld } = read.right;
    return finding(
      unread.length > 0 ? 'odd' : 'good',
      `${head}  read ${rows}, shown ${shown}`,
      ...unread.map((field) => `unread: ${field}`),
      ...withheld.map((what) => `withheld: ${what}`),
    );
  };

  try {
    const planned = await plannedCalls(upstream, deployment, clock());
    for (const each of planned) report(await examine(each));
    const { date } = osloWallTime(clock());
    for (const each of await examineChoice(upstream, deployment, date)) report(each);
    const ahead = clocks.find((each) => each !== null);
    if (ahead !== undefined) report(clockFinding(ahead));
  } finally {
    await upstream.close();
  }
};
