import { parseAst } from 'vite';

/** A change of a source text that some test should notice. */
export interface Mutant {
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly was: string;
  readonly becomes: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A part of a text, and what is to be there instead. */
type Change = readonly [node: Pick<Node, 'start' | 'end'>, becomes: string];

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const otherOperators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '++': ['--'],
  '--': ['++'],
};

const otherMethods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  find: 'findLast',
  findLast: 'find',
  startsWith: 'endsWith',
};

/** Methods that can be left out: their object is a list as their result is. */
const sparedMethods: ReadonlySet<string> = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'trim']);

/** The operator's own place: between two operands, or beside one. */
const operatorIn = (source: string, node: Node, from: number): Pick<Node, 'start' | 'end'> => {
  const operator = String(node.operator);
  const start = source.indexOf(operator, from);
  return { start, end: start + operator.length };
};

const conditions = (test: unknown): readonly Change[] =>
  isNode(test) ? ['true', 'false'].map((value): Change => [test, value]) : [];

const literals = ({ value, start, end }: Node, parent: Node | null): readonly Change[] => {
  const place = { start, end };
  if (typeof value === 'boolean') return [[place, String(!value)]];
  if (typeof value === 'number') return [[place, String(value + 1)]];
  // Names of types and of modules are no behaviour.
  const isName = parent === null || /^(TS|Import|Export)/.test(parent.type);
  return typeof value === 'string' && !isName ? [[place, value === '' ? "'mutant'" : "''"]] : [];
};

const calls = (source: string, { callee, start, end }: Node): readonly Change[] => {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property)) return [];
  const name = source.slice(property.start, property.end);
  const other = otherMethods[name];
  if (other !== undefined) return [[property, other]];
  return sparedMethods.has(name) ? [[{ start, end }, source.slice(object.start, object.end)]] : [];
};

const changesAt = (source: string, node: Node, parent: Node | null): readonly Change[] => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const { left } = node;
      if (!isNode(left)) return [];
      const place = operatorIn(source, node, left.end);
      return (otherOperators[String(node.operator)] ?? []).map((operator): Change => [place, operator]);
    }
    case 'UpdateExpression':
      return (otherOperators[String(node.operator)] ?? []).map(
        (operator): Change => [operatorIn(source, node, node.start), operator],
      );
    case 'UnaryExpression':
      return node.operator === '!' ? [[{ start: node.start, end: node.start + 1 }, '']] : [];
    case 'IfStatement':
    case 'ConditionalExpression':
      return conditions(node.test);
    case 'ArrayExpression':
      return Array.isArray(node.elements) && node.elements.length > 0 ? [[node, '[]']] : [];
    case 'Literal':
      return literals(node, parent);
    case 'CallExpression':
      return calls(source, node);
    case 'ExpressionStatement':
      return [[node, ';']];
    default:
      return [];
  }
};

/** Every mutant of a source text. */
export const mutantsOf = (path: string, source: string): readonly Mutant[] => {
  const found: Mutant[] = [];
  const visit = (node: Node, parent: Node | null): void => {
    if (node.type.startsWith('TS') && node.type !== 'TSAsExpression') return;
    for (const [{ start, end }, becomes] of changesAt(source, node, parent)) {
      const line = source.slice(0, start).split('\n').length;
      found.push({ path, line, start, end, was: source.slice(start, end), becomes });
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
        if (isNode(child)) visit(child, node);
      }
    }
  };
  const program: unknown = parseAst(source, { lang: 'ts' });
  if (isNode(program)) visit(program, null);
  return found;
};
