import { either } from 'fp-ts';
import * as t from 'io-ts';
import { modelType } from '../decode/modelType.ts';
import { OrgId, SportId } from '../ids.ts';
import { zoneKinds } from '../league/standings/zone.ts';
import { sportOf } from '../sport/sportOf.ts';
import { kindOf, type SportName, sportNames } from '../sportKind.ts';
import { type BrandName, brandNames } from './brandName.ts';
import { type Deployment, DeploymentId } from './deployment.ts';
import { languages } from './language.ts';
import { jsonOfRules, LeagueRulesJson, rulesOfJson } from './leagueRulesJson.ts';

/** One of some words. */
const checked = <A>(name: string, is: t.Is<A>): t.Type<A, A> =>
  new t.Type<A, A>(name, is, (u, context) => (is(u) ? t.success(u) : t.failure(u, context)), t.identity);

const oneOf = <A extends string>(words: readonly A[]): t.Type<A, A> =>
  checked(`one of ${words.join(', ')}`, (u): u is A => words.some((word) => word === u));

/** A text of a given format; `name` completes the sentence "… must be a …". */
const text = (name: string, form: RegExp): t.Type<string, string> =>
  checked(name, (u): u is string => typeof u === 'string' && form.test(u));

const id = checked('a whole number above 0', (u): u is number => Number.isSafeInteger(u) && Number(u) > 0);

const place = checked(
  'a place from 1, or from −1 at the end of the table',
  (u): u is number => Number.isSafeInteger(u) && u !== 0,
);

const required = t.type({
  id: text('a word of small letters, digits and dashes', /^[a-z][a-z\d-]{0,39}$/),
  sport: oneOf<SportName>(sportNames),
  brand: oneOf<BrandName>(brandNames),
  siteName: text('a name of 1 to 60 characters', /^[^\p{Cc}]{1,60}$/u),
  hosts: t.array(text('a host name in small letters, without port', /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/)),
  sportId: id,
  mainOrgId: id,
  transfersOrgId: id,
  incidentsOrgId: id,
  defaultLanguage: oneOf(languages),
});

const optional = t.partial({
  /** Further sport ids of the federation, with their sports. */
  otherSports: t.array(t.type({ sportId: id, sport: oneOf<SportName>(sportNames) })),
  namedLeagues: t.array(t.string),
  /** An empty name would be part of every league's. */
  threePointLeagues: t.union([t.array(text('a part of a league’s name', /\S/)), t.null]),
  leagueRules: t.array(LeagueRulesJson),
  /** Zones by league name and, if they apply in one season only, season name. */
  zones: t.array(
    t.intersection([
      t.type({ league: t.string, kind: oneOf(zoneKinds), from: place, to: place }),
      t.partial({ season: t.union([t.string, t.null]) }),
    ]),
  ),
  externalLink: t.union([
    t.type({ label: t.string, href: text('an https address', /^https:\/\/[^\s"'<>]+$/) }),
    t.null,
  ]),
  isCorporate: t.boolean,
  showsOtherMatches: t.boolean,
});

const Form = t.exact(t.intersection([required, optional]));

/** A deployment as JSON: a row of `KAMPDAG_DEPLOYMENTS`, and the deployment that a page carries. */
export type DeploymentJson = t.TypeOf<typeof Form>;

const ofJson = ({ otherSports = [], ...json }: DeploymentJson): Deployment | null => {
  const [first, ...others] = json.hosts;
  if (first === undefined) return null;
  const sportId = SportId(json.sportId);
  return {
    ...json,
    id: DeploymentId(json.id),
    hosts: [first, ...others],
    sportId,
    sport: kindOf(json.sport),
    sports: new Map([
      [sportId, json.sport],
      ...otherSports.map((other) => [SportId(other.sportId), other.sport] as const),
    ]),
    mainOrgId: OrgId(json.mainOrgId),
    transfersOrgId: OrgId(json.transfersOrgId),
    incidentsOrgId: OrgId(json.incidentsOrgId),
    // Only hockey's leagues have an order by name (reading 6).
    namedLeagues: sportOf(kindOf(json.sport)).hasNamedLeagues
      ? (json.namedLeagues ?? []).map((name) => name.toLowerCase())
      : [],
    threePointLeagues: json.threePointLeagues ?? null,
    leagueRules: (json.leagueRules ?? []).map(rulesOfJson),
    zones: (json.zones ?? []).map(({ league, season = null, kind, from, to }) => ({
      league: league.toLowerCase(),
      season,
      kind,
      from,
      to,
    })),
    externalLink: json.externalLink ?? null,
    isCorporate: json.isCorporate ?? false,
    showsOtherMatches: json.showsOtherMatches ?? true,
  };
};

/** Encodes a deployment as JSON, which `DeploymentCodec` decodes to an equal one. */
export const deploymentJson = ({ sports, ...deployment }: Deployment): DeploymentJson => ({
  ...deployment,
  sport: sports.get(deployment.sportId) ?? deployment.sport,
  hosts: [...deployment.hosts],
  namedLeagues: [...deployment.namedLeagues],
  threePointLeagues: deployment.threePointLeagues === null ? null : [...deployment.threePointLeagues],
  leagueRules: deployment.leagueRules.map(jsonOfRules),
  zones: [...deployment.zones],
  otherSports: [...sports].flatMap(([sportId, sport]) =>
    sportId === deployment.sportId ? [] : [{ sportId, sport }],
  ),
});

/** Decodes a deployment from JSON; every error names its field and what was expected. */
export const DeploymentCodec = modelType<Deployment, DeploymentJson>(
  'deployment',
  (u, context) =>
    either.chain((json: DeploymentJson): t.Validation<Deployment> => {
      const deployment = ofJson(json);
      return deployment === null
        ? t.failure(u, context, 'a deployment has at least one host')
        : t.success(deployment);
    })(Form.validate(u, context)),
  deploymentJson,
);
