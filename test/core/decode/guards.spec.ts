import { OptionalDate, OptionalHhmm } from '@kampdag/core/decode/codecs';
import { BirthYear, LastDay, optionalId, requiredId } from '@kampdag/core/decode/rowCodecs';
import { rowWithin } from '@kampdag/core/decode/rowWithin';
import { MatchId } from '@kampdag/core/ids';
import { MatchRow } from '@kampdag/core/league/match/match';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { DeploymentCodec, deploymentJson } from '@kampdag/core/site/deploymentJson';
import { PushChoice } from '@kampdag/core/site/pushChoice';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

describe('the guard of a codec (issue 35 D)', () => {
  it.each(builtInDeployments.map((deployment) => [deployment.id, deployment] as const))(
    'holds for a deployment: %s',
    (_, deployment) => {
      expect(DeploymentCodec.is(deployment)).toBe(true);
      const read = DeploymentCodec.decode(deploymentJson(deployment));
      expect(either.isRight(read) && DeploymentCodec.is(read.right)).toBe(true);
    },
  );

  it('does not hold for what is no deployment', () => {
    const [first] = builtInDeployments;
    for (const u of [{ sportKinds: 1 }, { sports: 1 }, { sports: new Map() }, null, 'sports', []])
      expect(DeploymentCodec.is(u)).toBe(false);
    expect(DeploymentCodec.is({ ...first, hosts: [] })).toBe(false);
    expect(DeploymentCodec.is({ ...first, sportId: 'one' })).toBe(false);
  });

  it('holds for a row within another only where it is one', () => {
    const Match = rowWithin(MatchRow);
    const read = Match.decode({ matchId: 7, matchDate: '2026-10-10T00:00:00' });
    expect(either.isRight(read) && Match.is(read.right)).toBe(true);
    for (const u of [{}, { matchId: 7 }, { matchId: 'seven' }, null, 7]) expect(Match.is(u)).toBe(false);
  });

  it.each([
    ['a day', OptionalDate, ['2026-02-30', '2026-10-10T00:00:00', 'tomorrow', 20_261_010]],
    ['a last day', LastDay, ['2026-02-30', '', 'never']],
    ['a time of day', OptionalHhmm, [-1, 1_440, 0.5, Number.NaN, '18:30']],
    ['an id', requiredId(MatchId), ['7', Number.NaN, null]],
    ['an optional id', optionalId(MatchId), ['7', 0]],
  ] as const)('holds for %s alone', (_, codec, others) => {
    for (const u of others) expect(codec.is(u)).toBe(false);
  });

  it('holds for a choice of ids that exist, not of any number', () => {
    const choice = { language: 'en', results: 'shown', matches: [7], teams: [], players: [], delay: 0 };
    expect(PushChoice.is(choice)).toBe(true);
    for (const id of [-1, 0.5, Number.NaN]) expect(PushChoice.is({ ...choice, matches: [id] })).toBe(false);
  });

  it('holds for whatever the codec reads', () => {
    fc.assert(
      fc.property(fc.oneof(fc.date().map(String), fc.string(), fc.integer()), (sent) => {
        for (const codec of [OptionalDate, LastDay, BirthYear]) {
          const read: either.Either<unknown, unknown> = codec.decode(sent);
          if (either.isRight(read)) expect(codec.is(read.right)).toBe(true);
        }
      }),
    );
  });
});
