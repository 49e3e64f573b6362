import { QueryClient } from '@tanstack/react-query';

/**
 * One for the app: `<QueryClientProvider client={queryClient}>`. Nothing here comes from a network, so nothing
 * waits for one, and nothing gets stale but by a change, which invalidates it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: 1, retryDelay: 200 },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Something in the library changed: what lists it is read again. A first reading that is still under way has begun
 * before the change and would not be repeated by itself, so it is broken off.
 */
export async function libraryChanged(): Promise<void> {
  const library = { queryKey: ['library'] };
  await queryClient.cancelQueries(library);
  await queryClient.invalidateQueries(library);
}
