/**
 * Where a value is no plain data: a function, a class's object such as a Map, a number that JSON cannot write, a hole in
 * a list. `null` where it is JSON throughout; a field that is `undefined` counts as one that is not there.
 */
export function notPlain(value: unknown, at = 'fight'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) ? null : `${at} is ${value}`;
    case 'object':
      return value === null ? null : notPlainWithin(value, at);
    default:
      return `${at} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  }
}

function notPlainWithin(value: object, at: string): string | null {
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place++) {
      const found = notPlain(value[place], `${at}[${place}]`);
      if (found !== null) return found;
    }
    return null;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return `${at} is a ${value.constructor.name}`;
  for (const [key, one] of Object.entries(value)) {
    const found = one === undefined ? null : notPlain(one, `${at}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
