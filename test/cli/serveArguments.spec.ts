import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { parseServeArguments } from '../../src/cli/replay/serveArguments.ts';

describe('the command line of replay --serve', () => {
  it('needs the file alone: the recorded pace, into the site on its usual port', () => {
    expect(parseServeArguments(['x.jsonl', '--serve'])).toEqual(
      either.right({ file: 'x.jsonl', speed: 1, url: 'http://localhost:4173' }),
    );
  });

  it('takes a speed and a site, in any order, with a blank or an equals sign', () => {
    const wanted = either.right({ file: 'x.jsonl', speed: 0.5, url: 'http://127.0.0.1:5000' });
    expect(
      parseServeArguments(['--speed', '0.5', '--serve', '--url', 'http://127.0.0.1:5000/', 'x.jsonl']),
    ).toEqual(wanted);
    expect(parseServeArguments(['--serve', 'x.jsonl', '--url=http://127.0.0.1:5000', '--speed=0.5'])).toEqual(
      wanted,
    );
  });

  it.each([
    [['--serve'], 'which FILE?'],
    [['--serve', 'a', 'b'], 'one FILE at a time: a or b'],
    [['--serve', 'a', '--speed', '0'], '--speed wants a number above 0, not "0"'],
    [['--serve', 'a', '--speed', 'fast'], '--speed wants a number above 0, not "fast"'],
    [['--serve', 'a', '--speed'], '--speed wants a value'],
    [
      ['--serve', 'a', '--url', 'nowhere'],
      '--url wants an address such as http://localhost:4173, not "nowhere"',
    ],
    [['--serve', 'a', '--json'], '--json does not go with --serve'],
  ])('says why it cannot follow %j', (words, reason) => {
    expect(parseServeArguments(words)).toEqual(either.left(reason));
  });
});
