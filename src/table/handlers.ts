import type { Reply, Request } from '../protocol/messages.ts';

/** What answers each message. */
export type Handlers = { readonly [D in Request['do']]: (request: Extract<Request, { do: D }>) => Reply };
