/** The first place where a text is not JSON, counted from 1, and what is wrong there. */
interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const space = /[ \t\n\r]*/y;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /true|false|null/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside strings
const letters = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/**
 * Finds the first fault of a text that `JSON.parse` has refused: browsers word theirs differently, and Safari names no
 * place. `null` if there is none. Uses a stack instead of recursion, so that deep nesting cannot overflow the call
 * stack.
 */
export function jsonFault(text: string): JsonFault | null {
  let at = 0;
  const open: ('{' | '[')[] = [];

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const skip = (): string => {
    take(space);
    return text[at] ?? '';
  };
  const fault = (message: string): JsonFault => {
    const before = text.slice(0, at);
    const line = before.split('\n').length;
    return { line, column: at - before.lastIndexOf('\n'), message };
  };
  const here = (): string =>
    at >= text.length ? 'the text ends' : `"${[...text.slice(at, at + 8)][0]}" stands`;
  /** Reads the rest of a string behind its opening quotation mark. */
  const quoted = (): JsonFault | null => {
    at++;
    // One pattern for the whole string could overflow the stack of the regular expression on a long one.
    while (take(letters));
    if (text[at] === '"') {
      at++;
      return null;
    }
    if (at >= text.length) return fault('a string is not closed');
    return fault(
      text[at] === '\\'
        ? 'an escape that JSON does not know'
        : 'a line break or control character in a string',
    );
  };
  /** Reads the name of a member and its colon. */
  const member = (): JsonFault | null => {
    if (skip() !== '"') return fault(`${here()} where a name in double quotes is expected`);
    const broken = quoted();
    if (broken) return broken;
    if (skip() !== ':') return fault(`${here()} where ":" is expected`);
    at++;
    return null;
  };

  for (;;) {
    // A value is expected.
    const first = skip();
    if (first === '{' || first === '[') {
      at++;
      const closing = first === '{' ? '}' : ']';
      if (skip() !== closing) {
        open.push(first);
        const broken = first === '{' ? member() : null;
        if (broken) return broken;
        continue;
      }
      at++;
    } else if (first === '"') {
      const broken = quoted();
      if (broken) return broken;
    } else if (!take(word) && !take(number)) {
      return fault(`${here()} where a value is expected`);
    }
    // A value is complete: close what ends here, then go on with the next one.
    for (;;) {
      const after = skip();
      const inside = open.at(-1);
      if (inside === undefined)
        return at >= text.length ? null : fault(`${here()} after the end of the document`);
      at++;
      if (after === (inside === '{' ? '}' : ']')) {
        open.pop();
        continue;
      }
      if (after === ',') break;
      at--;
      return fault(`${here()} where "," or "${inside === '{' ? '}' : ']'}" is expected`);
    }
    const broken = open.at(-1) === '{' ? member() : null;
    if (broken) return broken;
  }
}
