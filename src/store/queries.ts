import { QueryClient } from '@tanstack/react-query';

/**
 * The query client of the app: `<QueryClientProvider client={queryClient}>`. Nothing here comes from a network, so no
 * query waits for one. Data becomes stale only by a change, which invalidates it.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: 1, retryDelay: 200 },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Refetches all queries of the library after a change. A first fetch that is still running began before the change and
 * would not be repeated, so it is cancelled.
 */
export async function libraryChanged(): Promise<void> {
  const library = { queryKey: ['library'] };
  await queryClient.cancelQueries(library);
  await queryClient.invalidateQueries(library);
}
