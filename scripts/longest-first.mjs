// The order of unit tests: the few files that take a minute go first, so that both workers stay busy until the end.
import { BaseSequencer } from 'vitest/node';

const long = [/conformance\.test\./, /odds[^/]*\.test\./, /(fair|mirrored)\.test\./];

const rank = ({ moduleId }) => {
  const place = long.findIndex((pattern) => pattern.test(moduleId));
  return place < 0 ? long.length : place;
};

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}
