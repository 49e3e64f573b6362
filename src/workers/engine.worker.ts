/**
 * The program of every worker of the page. Rules are most of it: in one file they are downloaded, kept for offline and
 * compiled once, whatever a worker is there for. Its name says that: `table` or `odds`.
 */
import { beOdds } from './odds-program.ts';
import { beTable } from './table-program.ts';

if (self.name === 'odds') beOdds();
else beTable();
