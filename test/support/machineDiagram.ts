import type { AnyStateMachine } from 'xstate';
import { type DirectedGraphEdge, type DirectedGraphNode, toDirectedGraph } from 'xstate/graph';

type StateNode = DirectedGraphNode['stateNode'];
type Transition = DirectedGraphEdge['transition'];

/** A guard's or an action's name; what has none is no part of a machine that reads as prose. */
const nameOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type);
  throw new Error(`A guard or an action without a name: ${String(part)}`);
};

/** What befalls an invoked actor, in a word. */
const eventName = (type: string): string =>
  type.startsWith('xstate.done.') ? 'answered' : type.startsWith('xstate.error.') ? 'broken off' : type;

const labelOf = (event: string, { guard, actions }: Pick<Transition, 'guard' | 'actions'>): string => {
  const names = actions.map(nameOf);
  return [
    eventName(event),
    guard === undefined ? '' : `[${nameOf(guard)}]`,
    names.length === 0 ? '' : `/ ${names.join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
};

/** What a state says of itself: what it does on entry, and whom it asks. */
const noteOf = ({ entry, invoke }: StateNode): readonly string[] => [
  ...entry.map((action) => `entry / ${nameOf(action)}`),
  ...invoke.map(({ src }) => `invokes ${nameOf(src)}`),
];

const initialOf = (node: StateNode): string | undefined => node.initial.target[0]?.key;

/** A machine as a Mermaid state diagram, drawn from its definition: what may happen in every state starts from `any state`. */
export const mermaidOf = (machine: AnyStateMachine): string => {
  const root = toDirectedGraph(machine);
  const lines: string[] = ['stateDiagram-v2', '  state "any state" as anyState'];
  const first = initialOf(root.stateNode);
  if (first !== undefined) lines.push(`  [*] --> ${first}`);
  const arrow = (from: string, to: string, label: string): void => {
    lines.push(label === '' ? `  ${from} --> ${to}` : `  ${from} --> ${to}: ${label}`);
  };
  for (const { stateNode } of root.children) {
    for (const note of noteOf(stateNode)) lines.push(`  ${stateNode.key}: ${note}`);
  }
  for (const note of noteOf(root.stateNode)) lines.push(`  anyState: ${note}`);
  for (const { stateNode, edges } of root.children) {
    for (const { target = [], ...always } of stateNode.always ?? []) {
      for (const to of target) arrow(stateNode.key, to.key, labelOf('', always));
    }
    for (const { target, transition } of edges) {
      arrow(stateNode.key, target.key, labelOf(transition.eventType, transition));
    }
  }
  for (const { target, transition } of root.edges) {
    const to = target.id === root.id ? 'anyState' : target.key;
    arrow('anyState', to, labelOf(transition.eventType, transition));
  }
  return lines.join('\n');
};
