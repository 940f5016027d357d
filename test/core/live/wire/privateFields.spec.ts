import { privateFields } from '@kampdag/core/sport/published/privateFields';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { planted } from '../../../arbitraries/privateMarkers.ts';

describe('the private fields of a message', () => {
  it('are named with their place, by their name or by what they hold, never with it (R25, R43)', () => {
    const message = {
      MatchEventType: 'MatchData',
      ArenaAddress: 'Storgata 1',
      HomePlayers: [
        { Id: 7, LastName: 'Nordmann', Birthday: '1999-02-03' },
        { Id: 8, contact: { any: 'kari@privat.example', number: '+47 900 12 345' } },
      ],
      Referees: [{ Id: 9, Name: 'Ola', mobil: 90_012_345 }],
    };
    expect(privateFields(generatedMatch, message)).toEqual([
      'ArenaAddress',
      'HomePlayers.Birthday',
      'HomePlayers.contact.any',
      'HomePlayers.contact.number',
      'Referees.mobil',
    ]);
  });

  it('are also those of a message that cannot be read (R43)', () => {
    expect(privateFields(generatedMatch, [{ Birthday: '1999-02-03' }])).toEqual(['Birthday']);
    expect(privateFields(generatedMatch, 'mailto kari@privat.example')).toEqual(['the body']);
    expect(privateFields(generatedMatch, { Player: { Birthday: '1999-02-03' } })).toEqual([
      'Player.Birthday',
    ]);
  });

  it('are none in the messages that the site reads, and some wherever they are planted (R43)', () => {
    fc.assert(
      fc.property(channel(), (messages) => {
        for (const { data } of messages) {
          if (typeof data !== 'object' || data === null || !('MatchId' in data)) continue;
          expect(privateFields(generatedMatch, data)).toEqual([]);
          expect(privateFields(generatedMatch, planted(data))).not.toEqual([]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
