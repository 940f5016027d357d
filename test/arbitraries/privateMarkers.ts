/** Private things as a reporting program may add them, none of which may leave the server. */
const secrets: Readonly<Record<string, unknown>> = {
  Birthday: '1999-02-03T00:00:00',
  birthDate: '03.02.1999',
  EMAIL: 'kari@privat.example',
  Phone: '+47 900 12 345',
  mobil: 90_012_345,
  Address: { Street: 'Storgata 1', PostalCode: '0155', City: 'Oslo' },
  contacts: [{ mail: 'mor@privat.example', tel: '90012345' }],
  FullName: 'Kari Privat',
};

/** What of those must not be found in anything that leaves. */
export const marker =
  /1999-02-03|03\.02\.1999|privat\.example|900 12 345|90012345|Storgata|0155|Kari Privat|Birthday|birthDate/i;

/** A field's value inside an object that has private things too; only for the ids of persons, which decoders also read from objects. */
const personFields =
  /^(Player|PlayerIn|PlayerOut|Goalie|Opponent|FirstAssist|SecondAssist|Assist|ShooterId)$/;

/** The value with private things beside everything in it, in each object and each list, and under `__proto__`. */
export const planted = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value.map(planted), secrets];
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]: [string, unknown]) => [
    name,
    personFields.test(name) && typeof inner === 'number' ? { Id: inner, ...secrets } : planted(inner),
  ]);
  const own = JSON.stringify({ ...secrets, ...(Object.fromEntries(fields) as object) });
  // As `JSON.parse` gives it, the key is a field like any other.
  return JSON.parse(own.replace(/^\{/, `{"__proto__":${JSON.stringify(secrets)},`));
};
