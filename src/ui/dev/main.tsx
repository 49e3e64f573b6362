import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../../store/library.ts';
import { session } from '../../store/session.ts';
import { useTable } from '../../store/table.ts';
import { DevPage } from './DevPage.tsx';
import { promptOf, scenes } from './fixtures.ts';

/*
 * The board with made-up fights, for work on its looks: `npx vite`, then /src/ui/dev/. Not part of the app.
 * ?scene=court|crowd|pointy|flat &theme=dark|light|dim &arm=move|strike &select=id
 */
const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
const view = scenes[query.get('scene') ?? 'court'] ?? scenes.court!;
const prompt = promptOf(view);
useTable.setState({ status: 'ready', view, prompt });
const armed = prompt.options.find((option) => option.id === query.get('arm'));
if (armed) session.arm(prompt.id, armed);
const to = query.get('to')?.split(',').map(Number);
if (to) session.field('to', { x: to[0]!, y: to[1]! });
if (query.has('select')) session.select(query.get('select'));

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <DevPage />
  </QueryClientProvider>,
);
