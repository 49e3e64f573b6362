import type { ReplyTo, Request } from '../protocol/messages.ts';

/** The handlers of all requests, by their verb. */
export type Handlers = {
  readonly [D in Request['do']]: (request: Extract<Request, { do: D }>) => ReplyTo<{ do: D }>;
};
