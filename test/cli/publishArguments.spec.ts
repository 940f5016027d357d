import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parsePublishArguments } from '../../src/cli/publish/recording.ts';

describe('the arguments of npm run publish', () => {
  it('name a recording, and have an answer for all else', () => {
    expect(parsePublishArguments(['--file', 'a.jsonl'])).toEqual(
      either.right({
        file: 'a.jsonl',
        speed: 1,
        url: 'http://localhost:4173',
        key: null,
        match: null,
        goals: false,
      }),
    );
    expect(
      parsePublishArguments([
        '--file=a.jsonl',
        '--speed=2.5',
        '--url',
        'https://hockey.example/',
        '--key',
        'app.key:se-cret',
        '--match',
        '8393577',
        '--goals',
      ]),
    ).toEqual(
      either.right({
        file: 'a.jsonl',
        speed: 2.5,
        url: 'https://hockey.example',
        key: 'app.key:se-cret',
        match: 8_393_577,
        goals: true,
      }),
    );
  });

  it.each([
    [[], '--file must be'],
    [['--file'], '--file'],
    [['a.jsonl'], 'a.jsonl'],
    [['--file', 'a', '--sped', '2'], '--sped'],
    [['--file', 'a', '--speed', '0'], '--speed must be a number above 0'],
    [['--file', 'a', '--speed', 'fast'], '--speed must be a number above 0, not "fast"'],
    [['--file', 'a', '--url', 'hockey.example'], '--url must be an address'],
    [['--file', 'a', '--url', 'https://hockey.example/live'], 'without a path'],
    [['--file', 'a', '--match', 'x'], '--match must be'],
    [['--file', 'a', '--match', '0'], '--match must be'],
    [['--file', 'a', '--goals=yes'], '--goals'],
  ])('%j are answered with a sentence', (args, sentence) => {
    const parsed = parsePublishArguments(args);
    expect(either.isLeft(parsed) ? parsed.left : '').toContain(sentence);
  });

  it('never repeat a key', () => {
    const parsed = parsePublishArguments(['--file', 'a', '--key', 'a secret']);
    expect(either.isLeft(parsed) ? parsed.left : '').toBe('--key must be a key of the form app.key:secret');
  });
});
