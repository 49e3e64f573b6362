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

/**
 * The message for an issue, in words for the author of the document: what is expected there. `undefined` for issues
 * that keep Zod's own message.
 */
export function faultInWords(fault: Fault): string | undefined {
  const { input, origin, inclusive } = fault;
  const missing = input === undefined ? 'this is missing: ' : '';
  switch (fault.code) {
    case 'invalid_type': {
      const kind = kinds[String(fault.expected)];
      return kind && `${missing}${kind} is expected`;
    }
    case 'invalid_value': {
      const values = fault.values?.map((value) => JSON.stringify(value)) ?? [];
      return `${missing}${values.length > 1 ? 'one of ' : ''}${values.join(', ')} is expected`;
    }
    case 'too_small':
      return `${inclusive === false ? 'more than' : 'at least'} ${bound(fault.minimum, origin)} ${verb(fault.minimum, origin)} expected`;
    case 'too_big':
      return `${inclusive === false ? 'less than' : 'at most'} ${bound(fault.maximum, origin)} ${verb(fault.maximum, origin)} expected`;
    case 'not_multiple_of':
      return `a multiple of ${String(fault.divisor)} is expected`;
    case 'invalid_union':
      return input === undefined ? 'this is missing' : 'nothing that may stand here looks like this';
    default:
      return undefined;
  }
}
