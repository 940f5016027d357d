import { parseRecording, printRecording, type Recording } from '@kampdag/core/live/wire/recording';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { channel } from '../../../arbitraries/liveMessages.ts';

const header =
  '{"recording":1,"sport":"icehockey","channel":"match:7:all","match":{"matchId":7,"hometeam":"A","awayteam":"B"}}';

const parsed = (text: string): Recording => {
  const recording = parseRecording(text);
  if (either.isLeft(recording)) throw new Error(recording.left.message);
  return recording.right;
};

const refusal = (text: string): string => {
  const recording = parseRecording(text);
  return either.isLeft(recording) ? recording.left.message : 'read';
};

describe('a recording', () => {
  it('is read as printed', () => {
    fc.assert(
      fc.property(channel(), (messages) => {
        const { header: first } = parsed(header);
        const again = parsed(printRecording({ header: first, messages }));
        expect(again.header).toEqual(first);
        expect(again.problems).toEqual([]);
        expect(again.messages).toEqual(JSON.parse(JSON.stringify(messages)));
      }),
    );
  });

  it('has its blank lines and lines without an object reported by number, and the rest read', () => {
    const text = `${header}\n\n{"serial":1,"timestamp":5,"data":{}}\nnonsense\n[1]\n{"serial":2,"timestamp":6,"data":"x","error":"no key"}\n`;
    const { messages, problems } = parsed(text);
    expect(problems.map(({ line }) => line)).toEqual([2, 4, 5]);
    expect(problems[0]?.message).toBe('blank line');
    expect(messages.map(({ data, error }) => [data, error])).toEqual([
      [{}, undefined],
      ['x', 'no key'],
    ]);
  });

  it('keeps the order of the file where serials do not grow or are missing', () => {
    const lines = [5, 5, null, 3, 6].map((serial, index) =>
      JSON.stringify({ serial, timestamp: index, data: { index } }),
    );
    const { messages, problems } = parsed([header, ...lines].join('\n'));
    const bySerial = messages.toSorted((a, b) => (a.serial < b.serial ? -1 : 1));
    expect(bySerial.map(({ data }) => data)).toEqual([0, 1, 2, 3, 4].map((index) => ({ index })));
    expect(problems.map(({ line }) => line)).toEqual([3, 4, 5]);
  });

  it('is refused when its format is newer, its header missing, or its sport unknown', () => {
    expect(refusal(header.replace('"recording":1', '"recording":2'))).toContain('format 2');
    expect(refusal('')).toContain('header');
    expect(refusal('{"serial":1}')).toContain('header');
    expect(refusal(header.replace('icehockey', 'curling'))).toContain('curling');
  });

  it('takes a missing timestamp from the line before, and for the first line 0', () => {
    const lines = [
      '{"serial":1,"data":1}',
      '{"serial":2,"timestamp":"9","data":2}',
      '{"serial":3,"timestamp":7}',
    ];
    const { messages, problems } = parsed([header, ...lines, '{"serial":4}'].join('\n'));
    expect(messages.map(({ timestamp }) => timestamp)).toEqual([0, 0, 7, 7]);
    expect(problems).toEqual([]);
  });

  it('never throws, whatever the text is', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseRecording(text)));
    fc.assert(
      fc.property(fc.array(fc.json()), (lines) => void parseRecording([header, ...lines].join('\n'))),
    );
  });

  it('has a bad serial reported, and its message kept in the order of the file', () => {
    const lines = [
      '{"serial":5,"timestamp":7,"data":1}',
      '{"timestamp":8,"data":2}',
      '{"serial":5,"data":3}',
      '{"serial":-1,"data":4}',
      '{"serial":6,"timestamp":9,"data":5}',
    ];
    const { messages, problems } = parsed([header, ...lines].join('\n'));
    expect(problems).toEqual([
      { line: 3, message: 'no integer "serial": kept in the order of the file' },
      { line: 4, message: 'serial 5 does not grow: kept in the order of the file' },
      { line: 5, message: 'no integer "serial": kept in the order of the file' },
    ]);
    expect(messages.map(({ data, timestamp }) => [data, timestamp])).toEqual([
      [1, 7],
      [2, 8],
      [3, 8],
      [4, 8],
      [5, 9],
    ]);
    const serials = messages.map(({ serial }) => serial);
    expect(serials).toEqual(serials.toSorted());
    expect(new Set(serials).size).toBe(serials.length);
  });
});
