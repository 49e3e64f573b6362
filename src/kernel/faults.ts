/** An issue found by a schema (Zod's raw issue), as far as its message depends on it. */
interface Fault {
  readonly code?: string;
  readonly input?: unknown;
  readonly expected?: unknown;
  readonly values?: readonly unknown[];
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean;
  readonly divisor?: unknown;
  /** Of a union: what each of its branches found. */
  readonly errors?: readonly (readonly (Fault & { readonly path: readonly unknown[] })[])[];
}

const kinds: { readonly [expected: string]: string } = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const units: { readonly [origin: string]: readonly [one: string, more: string] } = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** A bound with its unit: "2 entries"; a bound of numbers has none. */
function bound(count: unknown, origin: unknown): string {
  const unit = units[String(origin)];
  return unit ? `${String(count)} ${unit[count === 1 ? 0 : 1]}` : String(count);
}

const verb = (count: unknown, origin: unknown): string =>
  String(origin) in units && count !== 1 ? 'are' : 'is';

/** What could stand in a place at all: "a number", `"called"`, `an object or "called"`; `undefined` where it is unknown. */
function expected({ code, ...fault }: Fault): string | undefined {
  switch (code) {
    case 'invalid_type':
      return kinds[String(fault.expected)];
    case 'invalid_value': {
      const values = fault.values?.map((value) => JSON.stringify(value)) ?? [];
      return `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}`;
    }
    case 'invalid_union': {
      const roots = fault.errors?.map((branch) => branch.find(({ path }) => path.length === 0)) ?? [];
      const ways = new Set(roots.map((root) => root && expected(root)));
      return ways.size === 0 || ways.has(undefined) ? undefined : [...ways].join(' or ');
    }
    default:
      return undefined;
  }
}

/**
 * The message for an issue, in words for the author of the document: what is expected there. `undefined` for issues
 * that keep Zod's own message.
 */
export function faultInWords(fault: Fault): string | undefined {
  const { input, origin, inclusive } = fault;
  const missing = input === undefined ? 'this is missing: ' : '';
  switch (fault.code) {
    case 'invalid_type':
    case 'invalid_value': {
      const what = expected(fault);
      return what && `${missing}${what} is expected`;
    }
    case 'too_small':
      return `${inclusive === false ? 'more than' : 'at least'} ${bound(fault.minimum, origin)} ${verb(fault.minimum, origin)} expected`;
    case 'too_big':
      return `${inclusive === false ? 'less than' : 'at most'} ${bound(fault.maximum, origin)} ${verb(fault.maximum, origin)} expected`;
    case 'not_multiple_of':
      return `a multiple of ${String(fault.divisor)} is expected`;
    case 'invalid_union': {
      const what = expected(fault);
      if (what !== undefined) return `${missing}${what} is expected`;
      return input === undefined ? 'this is missing' : 'nothing that may stand here looks like this';
    }
    default:
      return undefined;
  }
}
