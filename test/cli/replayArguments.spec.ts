import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseReplayArguments } from '../../src/cli/replay/arguments.ts';

const right = (...args: readonly string[]): unknown => {
  const parsed = parseReplayArguments(args);
  return either.isRight(parsed) ? parsed.right : parsed.left;
};

describe('the command line of replay', () => {
  it('takes a file, --json, and where to stop', () => {
    expect(right('x.jsonl')).toEqual({ type: 'print', file: 'x.jsonl', json: false, until: null });
    expect(right('--json', 'x.jsonl', '--until', '12:34@2')).toEqual({
      type: 'print',
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
    [['a', '--jsn'], '--jsn'],
    [['a', '--until'], "'--until <value>' argument missing"],
    [['a', '--until', '12.34@2'], 'mm:ss@PERIOD'],
    [['a', '--until', '12:74@2'], 'mm:ss@PERIOD'],
    [['a', '--until-serial', 'x'], 'whole number'],
    [['a', '--until', '1:00@1', '--until-serial', '4'], 'give one of them'],
  ])('says what is wrong with %j', (args, message) => {
    expect(right(...args)).toContain(message);
  });
});

describe('the command line of replay --serve', () => {
  it('needs the file alone: the recorded pace, into the site on its usual port', () => {
    expect(parseReplayArguments(['x.jsonl', '--serve'])).toEqual(
      either.right({ type: 'serve', file: 'x.jsonl', speed: 1, url: 'http://localhost:4173' }),
    );
  });

  it('takes a speed and a site, in any order, with a blank or an equals sign', () => {
    const wanted = either.right({ type: 'serve', file: 'x.jsonl', speed: 0.5, url: 'http://127.0.0.1:5000' });
    expect(
      parseReplayArguments(['--speed', '0.5', '--serve', '--url', 'http://127.0.0.1:5000/', 'x.jsonl']),
    ).toEqual(wanted);
    expect(
      parseReplayArguments(['--serve', 'x.jsonl', '--url=http://127.0.0.1:5000', '--speed=0.5']),
    ).toEqual(wanted);
  });

  it.each([
    [['--serve'], 'which FILE?'],
    [['--serve', 'a', 'b'], 'one FILE at a time: a or b'],
    [['--serve', 'a', '--speed', '0'], '--speed must be a number above 0, not "0"'],
    [['--serve', 'a', '--speed', 'fast'], '--speed must be a number above 0, not "fast"'],
    [['--serve', 'a', '--speed'], "Option '--speed <value>' argument missing"],
    [['a', '--speed', '2'], '--speed and --url require --serve'],
    [
      ['--serve', 'a', '--url', 'nowhere'],
      '--url must be an address such as http://localhost:4173, without a path, not "nowhere"',
    ],
    [['--serve', 'a', '--json'], '--json and --until do not go with --serve'],
  ])('says why it cannot follow %j', (words, reason) => {
    expect(parseReplayArguments(words)).toEqual(either.left(reason));
  });
});
