import { SampleAnswers } from '../src/engine/sample.ts';
import type { Table } from '../src/engine/table.ts';
import type { Choice, Fact, Question } from '../src/kernel/port.ts';

/** `SampleAnswers` that also count the decisions (`asked`). */
export class Counted<S, F extends Fact> extends SampleAnswers<S, F> {
  asked = 0;

  override ask<C extends Choice>(question: Question<C>, table: Table<S, F>): C {
    this.asked++;
    return super.ask(question, table);
  }
}
