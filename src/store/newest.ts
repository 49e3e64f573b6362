/**
 * Returns a way to ask where only the newest question counts. One question is on its way; only the newest of the others
 * waits behind it, and those replaced by a newer one resolve to `null`. Asking again with the key of the last question
 * returns the same promise.
 */
export function newestFirst<Q, A>(
  answer: (question: Q) => Promise<A | null>,
): {
  readonly ask: (key: string, question: Q) => Promise<A | null>;
} {
  interface Asked {
    readonly key: string;
    readonly question: Q;
    readonly reply: Promise<A | null>;
    readonly resolve: (reply: A | null) => void;
  }
  let last: Asked | null = null;
  let waiting: Asked | null = null;
  let away = false;

  async function send(asked: Asked): Promise<void> {
    away = true;
    const reply = await answer(asked.question).catch(() => null);
    away = false;
    // A question that could not be answered may be asked again.
    if (reply === null && last === asked) last = null;
    asked.resolve(reply);
    const next = waiting;
    waiting = null;
    if (next) await send(next);
  }

  return {
    ask(key, question) {
      if (last?.key === key) return last.reply;
      let resolve: Asked['resolve'] = () => {};
      const reply = new Promise<A | null>((done) => {
        resolve = done;
      });
      const asked: Asked = { key, question, reply, resolve };
      last = asked;
      if (!away) void send(asked);
      else {
        waiting?.resolve(null);
        waiting = asked;
      }
      return reply;
    },
  };
}
