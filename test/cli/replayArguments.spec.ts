import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseReplayArguments } from '../../src/cli/replay/arguments.ts';

const right = (...args: readonly string[]): unknown => {
  const parsed = parseReplayArguments(args);
  return either.isRight(parsed) ? parsed.right : parsed.left;
};

describe('the command line of replay', () => {
  it('takes a file, --json, and where to stop', () => {
    expect(right('x.jsonl')).toEqual({ file: 'x.jsonl', json: false, until: null });
    expect(right('--json', 'x.jsonl', '--until', '12:34@2')).toEqual({
      file: 'x.jsonl',
      json: true,
      until: { type: 'time', elapsed: 754, period: '2' },
    });
    expect(right('x.jsonl', '--until=@OT')).toMatchObject({ until: { elapsed: null, period: 'OT' } });
    expect(right('x.jsonl', '--until', '01:00@2. periode')).toMatchObject({
      until: { period: '2. periode' },
    });
    expect(right('x.jsonl', '--until-serial', '40')).toMatchObject({ until: { type: 'serial', serial: 40 } });
  });

  it.each([
    [[], 'which FILE?'],
    [['a', 'b'], 'one FILE at a time'],
    [['a', '--jsn'], 'unknown option --jsn'],
    [['a', '--until'], 'wants a value'],
    [['a', '--until', '12.34@2'], 'mm:ss@PERIOD'],
    [['a', '--until', '12:74@2'], 'mm:ss@PERIOD'],
    [['a', '--until-serial', 'x'], 'whole number'],
    [['a', '--until', '1:00@1', '--until-serial', '4'], 'give one of them'],
  ])('says what is wrong with %j', (args, message) => {
    expect(right(...args)).toContain(message);
  });
});
