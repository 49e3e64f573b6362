/**
 * The entry script of every worker of the page; the worker's name (`table` or `odds`) selects the program. Most of the
 * code is shared, so one script is downloaded, cached for offline use and compiled once for both.
 */
import { beOdds } from './odds-program.ts';
import { beTable } from './table-program.ts';

if (self.name === 'odds') beOdds();
else beTable();
